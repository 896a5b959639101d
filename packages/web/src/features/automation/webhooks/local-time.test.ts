import { describe, expect, it } from 'vitest';
import { localTime, utcTime } from './local-time.ts';

describe('times of webhooks on the clocks of the reader', () => {
  it.each([
    ['10:20:00', 0, '10:20'],
    ['10:20:00', 120, '12:20'],
    ['23:30:00.500000', 60, '00:30'],
    ['01:00:00', -300, '20:00'],
    ['18:20:00', 345, '00:05'],
  ])('%s in UTC, %s minutes ahead, is %s', (utc, ahead, local) => {
    expect(localTime(utc, ahead)).toBe(local);
    expect(utcTime(local, ahead)).toBe(`${utc.slice(0, 5)}:00`);
  });
});
