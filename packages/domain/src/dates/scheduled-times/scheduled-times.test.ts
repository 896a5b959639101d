import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastOccurrence, nextOccurrence, parseScheduledTime, wireTime } from './index.ts';

const dayMs = 86_400_000;
const times = date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }).map(
  (moment) => `${moment.toISOString().slice(11, 23)}000`,
);

describe('the time of day that a client means', () => {
  it.each([
    ['a time', '10:20:00', '10:20:00'],
    ['a time without seconds', '10:20', '10:20:00'],
    ['a time with parts of a second', '10:20:00.5', '10:20:00.500000'],
    ['a time with a zone, which is dropped', '10:00:00+02:00', '10:00:00'],
    ['a time in UTC', '10:00:00Z', '10:00:00'],
    ['midnight', '00:00:00', '00:00:00'],
    ['the last moment of a day', '23:59:59.999999', '23:59:59.999999'],
    ['a date with an offset', '2024-01-01T10:00:00+05:00', '05:00:00'],
    ['a date with an offset into the day before', '2024-01-01T01:00:00+05:00', '20:00:00'],
    ['a date with an offset into the day after', '2024-01-01T22:00:00.000001-0500', '03:00:00.000001'],
    ['a date in UTC', '2024-01-01T10:20:00Z', '10:20:00'],
    ['a date with a blank between', '2024-01-01 10:20:00z', '10:20:00'],
    ['a date without a zone, in winter', '2024-01-01T10:20:30.25', '09:20:30.250000'],
    ['a date without a zone, in summer', '2024-07-01T10:20', '08:20:00'],
    ['a date in the hour before clocks go forward', '2026-03-29T01:30', '00:30:00'],
    ['a date in the hour after clocks went forward', '2026-03-29T03:30', '01:30:00'],
    ['a date in the hour before clocks go back', '2026-10-25T01:30', '23:30:00'],
    ['a date in the hour after clocks went back', '2026-10-25T03:30', '02:30:00'],
    ['Unix seconds', '1700000000', '22:13:20'],
    ['Unix seconds with a fraction', '1700000000.25', '22:13:20.250000'],
    ['Unix seconds before there were any', '-1', '23:59:59'],
  ])('%s', (_, text, expected) => {
    expect(wireTime(parseScheduledTime(text, 'Europe/Berlin') ?? '')).toBe(expected);
  });

  it.each([
    '',
    'noon',
    '24:00',
    '10:60',
    '10:00:60',
    '1e9x',
    '2024-13-01T10:00:00Z',
    '2024-02-30T10:00:00Z',
    '2024-01-01',
    '10:00:00 pm',
    'NaN',
  ])('%j is none', (text) => {
    expect(parseScheduledTime(text, null)).toBeNull();
  });

  it('reads a stored time back unchanged', () => {
    assert(
      property(times, (time) => {
        expect(parseScheduledTime(wireTime(time), null)).toBe(time);
      }),
    );
  });

  it('texts of stored times compare as the times do', () => {
    assert(
      property(integer({ max: 86_399, min: 0 }), integer({ max: 86_399, min: 0 }), (a, b) => {
        const stored = (seconds: number) => parseScheduledTime(String(seconds), null) ?? '';
        expect(stored(a) < stored(b)).toBe(a < b);
      }),
    );
  });
});

describe('when a time of day comes', () => {
  it.each([
    ['00:00:00.000000', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['23:58:00.000000', '2026-11-22T00:01:00Z', '2026-11-21T23:58:00Z', '2026-11-22T23:58:00Z'],
    ['10:00:00.000000', '2026-11-21T09:59:59Z', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'],
  ])('%s at %s was last at %s, and is next at %s', (time, now, last, next) => {
    expect(lastOccurrence(time, new Date(now))).toEqual(new Date(last));
    expect(nextOccurrence(time, new Date(now))).toEqual(new Date(next));
  });

  it('is once within any day, at that time', () => {
    const moments = date({
      min: new Date('2020-01-01'),
      max: new Date('2039-12-31'),
      noInvalidDate: true,
    });
    assert(
      property(times, moments, (time, now) => {
        const [last, next] = [lastOccurrence(time, now), nextOccurrence(time, now)];
        expect(next.getTime() - last.getTime()).toBe(dayMs);
        expect(last <= now && now < next).toBe(true);
        expect(last.toISOString().slice(11, 23)).toBe(time.slice(0, 12));
      }),
    );
  });
});
