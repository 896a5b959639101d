import { describe, expect, it } from 'vitest';
import { parseRelativeDate } from './relative-date.ts';

const now = new Date('2026-03-31T12:00:00Z');

describe('a date relative to now', () => {
  it.each([
    ['$NOW', '2026-03-31T12:00:00.000Z'],
    [' $NOW-30d ', '2026-03-01T12:00:00.000Z'],
    ['$NOW+2w', '2026-04-14T12:00:00.000Z'],
    ['$NOW-1y', '2025-03-31T12:00:00.000Z'],
    ['$NOW-1M', '2026-02-28T12:00:00.000Z'],
    ['$NOW+1M', '2026-04-30T12:00:00.000Z'],
    ['$NOW-3H', '2026-03-31T09:00:00.000Z'],
    ['$NOW-5m', '2026-03-31T11:55:00.000Z'],
    ['$NOW+9s', '2026-03-31T12:00:09.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseRelativeDate(text, now)?.toISOString()).toBe(instant);
  });

  it.each(['$NOWHERE', '$NOW-d', '$NOW-3D', '$now', '$NOW -3d', '$NOW-9999y', '$NOW+999999y', '2026'])(
    '%s is no relative date',
    (text) => {
      expect(parseRelativeDate(text, now)).toBeNull();
    },
  );
});
