import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday } from '../../dates/plain-dates/index.ts';
import { listOccurrences, type Recurrence } from './list-occurrences.ts';

/** Fridays, from Wednesday the 4th of March on. */
const fridays: Recurrence = { weekdays: ['friday'], everyWeeks: 1, from: '2026-03-04', until: null };
const march = { from: '2026-03-01', to: '2026-03-31' };

describe('the days of a recurrence', () => {
  it('every Friday', () => {
    expect(listOccurrences(fridays, march)).toEqual(['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27']);
  });

  it('every second Friday, counted from the week of the first day', () => {
    expect(listOccurrences({ ...fridays, everyWeeks: 2 }, march)).toEqual(['2026-03-06', '2026-03-20']);
    const afterwards = { ...fridays, from: '2026-03-07', everyWeeks: 2 };
    expect(listOccurrences(afterwards, march)).toEqual(['2026-03-20']);
  });

  it('several days of a week belong together, also where the week begins on another day', () => {
    const ends = { ...fridays, weekdays: ['sunday', 'monday'], everyWeeks: 2, from: '2026-03-02' } as const;
    expect(listOccurrences(ends, march)).toEqual([
      '2026-03-02',
      '2026-03-08',
      '2026-03-16',
      '2026-03-22',
      '2026-03-30',
    ]);
  });

  it('ends with its last day', () => {
    expect(listOccurrences({ ...fridays, until: '2026-03-13' }, march)).toEqual(['2026-03-06', '2026-03-13']);
    expect(listOccurrences({ ...fridays, until: '2026-03-01' }, march)).toEqual([]);
  });

  it('ends where the calendar ends', () => {
    const last = { from: '9999-12-25', to: '9999-12-31' };
    expect(listOccurrences({ ...fridays, from: '9999-12-25' }, last)).toEqual(['9999-12-31']);
  });

  it('two ranges side by side have the days of both together, none twice', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays('2026-01-01', ahead));
    const weeks = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(day, weeks, day, fc.integer({ min: 1, max: 80 }), (from, everyWeeks, start, length) => {
        const recurrence = { ...fridays, from, everyWeeks, weekdays: ['friday', 'tuesday'] as const };
        const [middle, to] = [addDays(start, Math.floor(length / 2)), addDays(start, length)];
        const parts = [
          ...listOccurrences(recurrence, { from: start, to: middle }),
          ...listOccurrences(recurrence, { from: addDays(middle, 1), to }),
        ];
        expect(parts).toEqual(listOccurrences(recurrence, { from: start, to }));
        expect(new Set(parts.map(getWeekday)).size).toBeLessThanOrEqual(2);
      }),
    );
  });
});
