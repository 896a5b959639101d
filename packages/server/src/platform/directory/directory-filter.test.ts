import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFilterValue, personFilter } from './directory-filter.ts';

const names = { idAttribute: 'uid', mailAttribute: 'mail' };

describe('directory filters', () => {
  it('find a user by name or address', () => {
    expect(personFilter(names, null, 'ann')).toBe('(|(uid=ann)(mail=ann))');
  });

  it('include the operator’s filter', () => {
    expect(personFilter(names, '(objectClass=person)', 'ann')).toBe(
      '(&(|(uid=ann)(mail=ann))(objectClass=person))',
    );
    expect(personFilter(names, '|({id_attribute}={input})({mail_attribute}={input})', 'a$&b')).toBe(
      '(&(|(uid=a$&b)(mail=a$&b))(|(uid=a$&b)(mail=a$&b)))',
    );
  });

  it.each([
    ['*', '\\2a'],
    ['ann)(uid=*', 'ann\\29\\28uid=\\2a'],
    ['a\\b', 'a\\5cb'],
    ['a\0b', 'a\\00b'],
  ])('%j is escaped', (input, escaped) => {
    expect(escapeFilterValue(input)).toBe(escaped);
  });

  it('user input never changes the structure of a filter', () => {
    assert(
      property(string({ unit: 'binary' }), (input) => {
        const brackets = (text: string) => text.replace(/[^()]/g, '');
        expect(brackets(personFilter(names, null, input))).toBe('(()())');
        expect(personFilter(names, null, input)).not.toContain('*');
      }),
    );
  });
});
