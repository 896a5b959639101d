import { describe, expect, it } from 'vitest';
import { findTextDifferences } from './text-differences.ts';
import { textOfValue } from './value-text.ts';

const words = { yes: 'yes', no: 'no', number: String };

describe('two versions beside each other', () => {
  it('mark the parts that the other text lacks', () => {
    expect(findTextDifferences('Stir for 5 minutes.', 'Stir well for 10 minutes.')).toEqual({
      mine: [
        { text: 'Stir for ', isOwn: false },
        { text: '5 ', isOwn: true },
        { text: 'minutes.', isOwn: false },
      ],
      theirs: [
        { text: 'Stir ', isOwn: false },
        { text: 'well ', isOwn: true },
        { text: 'for ', isOwn: false },
        { text: '10 ', isOwn: true },
        { text: 'minutes.', isOwn: false },
      ],
    });
  });

  it('lose no character', () => {
    const text = '  two\n\nlines ';
    expect(
      findTextDifferences(text, '')
        .mine.map((one) => one.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    [null, ''],
    [true, 'yes'],
    [2, '2'],
    [
      { referenceId: 'a', quantity: 2, unit: { name: 'kg' }, food: null, note: 'leek', display: 'x' },
      '2 kg leek',
    ],
    [{ title: 'Sauce', summary: null, text: 'Stir.' }, 'Sauce\nStir.'],
    [[{ name: 'a' }, { name: 'b' }], 'a\nb'],
  ])('%j reads %j', (value, text) => {
    expect(textOfValue(value, words)).toBe(text);
  });
});
