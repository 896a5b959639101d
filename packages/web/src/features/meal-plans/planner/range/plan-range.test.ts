import { describe, expect, it } from 'vitest';
import { besides, listDays, isWithin, maxDays, rangeFrom, readRange } from './plan-range.ts';

const today = '2026-11-22';

describe('the days of the planner', () => {
  it('are those from today on, or those up to today', () => {
    expect(rangeFrom(today, 7)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(rangeFrom(today, -3)).toEqual({ from: '2026-11-20', to: '2026-11-22' });
    expect(rangeFrom(today, 0)).toEqual({ from: today, to: today });
  });

  it('are those that the address asks for', () => {
    expect(readRange({ start: '2026-12-30', end: '2027-01-02' }, today, 7)).toEqual({
      from: '2026-12-30',
      to: '2027-01-02',
    });
    expect(readRange({ start: '2026-12-30' }, today, -2)).toEqual({ from: '2026-12-30', to: '2026-12-31' });
  });

  it.each([{}, { start: 'soon' }, { start: '2026-02-30', end: '2026-03-01' }])(
    'are the usual ones where the address says nothing sensible: %j',
    (address) => {
      expect(readRange(address, today, 7)).toEqual(rangeFrom(today, 7));
    },
  );

  it('are never more than one can look at', () => {
    expect(listDays(readRange({ start: '2026-01-01', end: '2999-01-01' }, today, 7))).toHaveLength(maxDays);
    expect(listDays(rangeFrom(today, 1e9))).toHaveLength(maxDays);
  });

  it('are all within, its ends too', () => {
    const week = rangeFrom(today, 7);
    expect(listDays(week).every((day) => isWithin(day, week))).toBe(true);
    expect(isWithin('2026-11-21', week) || isWithin('2026-11-29', week)).toBe(false);
  });

  it('go on where they end', () => {
    const week = rangeFrom(today, 7);
    expect(besides(week, 'behind')).toEqual({ from: '2026-11-29', to: '2026-12-05' });
    expect(besides(besides(week, 'behind'), 'before')).toEqual(week);
  });
});
