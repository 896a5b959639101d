import { describe, expect, it } from 'vitest';
import { isComplete, noRepetition, writeRepetition } from './repeat-rules.ts';

/** A Friday. */
const friday = '2026-03-06';
const weekly = { ...noRepetition, weeks: 1 };

describe('the fields of a repetition', () => {
  it('mean the weekday of the entry until others are chosen', () => {
    expect(writeRepetition(weekly, friday)).toEqual({
      weekdays: ['friday'],
      everyWeeks: 1,
      from: friday,
      until: null,
    });
    const chosen = { weeks: 2, weekdays: ['monday', 'friday'], until: '2026-04-01' } as const;
    expect(writeRepetition(chosen, friday)).toMatchObject({
      weekdays: ['monday', 'friday'],
      everyWeeks: 2,
      until: '2026-04-01',
    });
  });

  it.each([
    [weekly, true],
    [{ ...weekly, weekdays: [] }, false],
    [{ ...weekly, until: friday }, true],
    [{ ...weekly, until: '2026-03-05' }, false],
    [{ ...weekly, until: '2026-02-30' }, false],
  ])('%j can be stored: %s', (repetition, expected) => {
    expect(isComplete(repetition, friday)).toBe(expected);
  });
});
