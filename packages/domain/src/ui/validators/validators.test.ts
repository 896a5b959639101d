import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  email,
  firstProblem,
  maxLength,
  minLength,
  noAnotherAddress,
  noWhitespace,
  problemText,
  required,
  unlessStored,
  url,
} from './index.ts';

describe('required', () => {
  it.each(['', '   ', null, undefined])('does not accept %j', (value) => {
    expect(required(value)).toEqual({ key: 'required' });
  });

  it('accepts anything else', () => {
    expect(required('0')).toBeNull();
  });
});

describe('email', () => {
  it.each([
    '',
    null,
    'a@b.co',
    'first.last+tag@sub.example.org',
    "o'neil@example.com",
    'jürgen@müller.de',
    'cook@nas',
    'c@x.y',
  ])('accepts %j', (value) => {
    expect(email(value)).toBeNull();
  });

  it.each([
    'a',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co ',
    'a@1.2.3.4',
    `${'a'.repeat(65)}@b.co`,
  ])('does not accept %j', (value) => {
    expect(email(value)).toEqual({ key: 'email' });
  });

  it('answers quickly on hostile texts', () => {
    const started = performance.now();
    email(`a@${'a.'.repeat(100_000)}`);
    email('@'.repeat(100_000));
    email(`a@${'a'.repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('url', () => {
  it.each([
    '',
    undefined,
    'https://example.com',
    'http://localhost:9000/a?b=c#d',
    'HTTPS://münchen.de/käse',
    'http://[::1]/',
  ])('accepts %j', (value) => {
    expect(url(value)).toBeNull();
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    'https:///x',
    'https://a b.de',
    'http://[1/',
    ' https://a.de',
  ])('does not accept %j', (value) => {
    expect(url(value)).toEqual({ key: 'url' });
  });
});

describe('lengths and blanks', () => {
  it('count characters and name the limit', () => {
    expect(minLength(8)('1234567')).toEqual({ key: 'minLength', params: { count: 8 } });
    expect(minLength(8)('12345678')).toBeNull();
    expect(minLength(1)('')).toEqual({ key: 'minLength', params: { count: 1 } });
    expect(maxLength(2)('🍕🍕')).toBeNull();
    expect(maxLength(2)('abc')).toEqual({ key: 'maxLength', params: { count: 2 } });
    expect(maxLength(2)(null)).toBeNull();
  });

  it('agree about every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
        expect(minLength(count + 1)(text) === null).toBe(maxLength(count)(text) !== null);
      }),
    );
  });

  it.each(['a b', ' a', 'a\t', 'a\u00a0b'])('see the blank in %j', (value) => {
    expect(noWhitespace(value)).toEqual({ key: 'noWhitespace' });
  });

  it('do not miss blanks where there are none', () => {
    expect(noWhitespace('a-b')).toBeNull();
    expect(noWhitespace(null)).toBeNull();
  });
});

describe('a user name', () => {
  const form = { email: 'Ann@Example.org' };

  it.each(['ann', 'ann@example.org', ' ANN@example.org', '@ann', 'ann@', '', null])('may be %j', (value) => {
    expect(noAnotherAddress(value, form)).toBeNull();
  });

  it.each(['boss@example.org', 'boss@nas', 'BOSS@EXAMPLE.ORG', 'ann@example.org.uk', 'x@ann@example.org'])(
    'may not be %j, the address of someone else',
    (value) => {
      expect(noAnotherAddress(value, form)).toEqual({ key: 'anotherAddress' });
      expect(noAnotherAddress(value)).toEqual({ key: 'anotherAddress' });
      expect(unlessStored(value, noAnotherAddress)(value, form)).toBeNull();
      expect(unlessStored('ann', noAnotherAddress)(value, form)).toEqual({ key: 'anotherAddress' });
    },
  );
});

describe('firstProblem', () => {
  it('reports the first broken rule', () => {
    expect(firstProblem('', [required, minLength(8)])).toEqual({ key: 'required' });
    expect(firstProblem('abc', [required, minLength(8), email])).toEqual({
      key: 'minLength',
      params: { count: 8 },
    });
    expect(firstProblem('abc', [required])).toBeNull();
    expect(firstProblem('abc', [])).toBeNull();
  });
});

describe('problemText', () => {
  it.each([
    [required(''), 'This Field is Required'],
    [email('x'), 'Email Must Be Valid'],
    [noWhitespace('a b'), 'No Whitespace Allowed'],
    [url('x'), 'Must Be A Valid URL'],
    [noAnotherAddress('a@b'), 'A Username Cannot Be Another Email Address'],
    [minLength(8)('x'), 'Must Be At Least 8 Characters'],
    [maxLength(2)('xyz'), 'Must Be At Most 2 Characters'],
  ])('of %j is “%s”', (problem, text) => {
    expect(problem && problemText(problem)).toBe(text);
  });
});
