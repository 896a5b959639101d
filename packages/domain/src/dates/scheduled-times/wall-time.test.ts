import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastShown, nextShown, readTimeZone } from './index.ts';

const evening = { time: '18:00', timeZone: 'Europe/Berlin' };
const dayMs = 86_400_000;

describe('a time that clocks on the wall show', () => {
  it.each([
    ['the evening before clocks go forward', '2026-03-28T12:00:00Z', '2026-03-28T17:00:00Z'],
    ['the day on which they go forward', '2026-03-29T00:00:00Z', '2026-03-29T16:00:00Z'],
    ['the evening before they go back', '2026-10-24T12:00:00Z', '2026-10-24T16:00:00Z'],
    ['the day on which they go back', '2026-10-25T00:00:00Z', '2026-10-25T17:00:00Z'],
  ])('%s', (_, now, next) => {
    expect(nextShown(evening, new Date(now))).toEqual(new Date(next));
    expect(lastShown(evening, new Date(Date.parse(next) + 60_000))).toEqual(new Date(next));
  });

  it.each([
    ['left out in spring', '2026-03-29T00:00:00Z', '2026-03-29T01:30:00Z'],
    ['shown twice in autumn', '2026-10-24T22:30:00Z', '2026-10-25T01:30:00Z'],
  ])('one that is %s comes once', (_, now, next) => {
    const night = { time: '02:30', timeZone: 'Europe/Berlin' };
    const moment = nextShown(night, new Date(now));
    expect(moment).toEqual(new Date(next));
    expect(nextShown(night, moment).getTime() - moment.getTime()).toBeGreaterThan(dayMs - 2 * 3_600_000);
  });

  it('comes last before the next time, never further apart than a long day', () => {
    const moments = date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
    const zones = constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
    assert(
      property(moments, zones, integer({ min: 0, max: 23 }), (now, timeZone, hour) => {
        const wall = { time: `${String(hour).padStart(2, '0')}:30`, timeZone };
        const [last, next] = [lastShown(wall, now), nextShown(wall, now)];
        expect(last <= now && now < next).toBe(true);
        expect(next.getTime() - last.getTime()).toBeLessThanOrEqual(dayMs + 2 * 3_600_000);
      }),
    );
  });
});

it('a zone has the name that calendars write, and no other text is one', () => {
  expect(readTimeZone('europe/berlin')).toBe('Europe/Berlin');
  expect(readTimeZone('Berlin')).toBeNull();
  expect(readTimeZone('')).toBeNull();
});
