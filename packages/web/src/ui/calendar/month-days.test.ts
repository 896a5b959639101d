import { describe, expect, it } from 'vitest';
import { addMonths, getMonthStart, listWeeks } from './month-days.ts';

describe('a month of the calendar', () => {
  it.each([
    [0, '2026-11-01', '2026-12-05'],
    [1, '2026-10-26', '2026-12-06'],
    [6, '2026-10-31', '2026-12-04'],
  ])('has whole weeks that begin on day %i of the week', (firstDay, first, last) => {
    const weeks = listWeeks('2026-11-22', firstDay);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.at(0)?.at(0)).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
  });

  it('is as short as February can be', () => {
    expect(listWeeks('2026-02-10', 0)).toHaveLength(4);
  });

  it('has neighbours across the turn of the year', () => {
    expect(getMonthStart('2026-12-31')).toBe('2026-12-01');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
  });
});
