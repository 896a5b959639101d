import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, isPlainDate, getWeekday } from './index.ts';

const dates = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9990-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  it.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '2026-01-01T00:00', 'today'])(
    '%j is not a date',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
    },
  );

  it('all are recognized', () => {
    fc.assert(fc.property(dates, isPlainDate));
  });

  it.each([
    ['2023-02-25', 'saturday'],
    ['2024-02-29', 'thursday'],
    ['2026-11-22', 'sunday'],
    ['2026-11-23', 'monday'],
  ] as const)('%s is a %s', (date, weekday) => {
    expect(getWeekday(date)).toBe(weekday);
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-03-31', 1, '2024-04-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('%s and %i days is %s', (date, days, moved) => {
    expect(addDays(date, days)).toBe(moved);
  });

  it('there and back is the same day, and a week later the same weekday', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 1000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(getWeekday(addDays(date, 7))).toBe(getWeekday(date));
      }),
    );
  });

  it.each([
    ['UTC', '2026-11-21T23:30:00Z', '2026-11-21'],
    ['Europe/Berlin', '2026-11-21T23:30:00Z', '2026-11-22'],
    ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21'],
    ['America/New_York', '2026-11-22T05:00:00Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:00Z', '2026-12-31'],
  ])('in %s it is at %s the %s', (timeZone, moment, date) => {
    expect(dateIn(new Date(moment), timeZone)).toBe(date);
  });

  it('without a zone that of the machine counts', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const moment = new Date('2026-11-21T23:30:00Z');
    expect(dateIn(moment, null)).toBe(dateIn(moment, timeZone));
  });
});
