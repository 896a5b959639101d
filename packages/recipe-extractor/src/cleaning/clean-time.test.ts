import { describe, expect, it } from 'vitest';
import { cleanTime } from './index.ts';

const english = 'en-US';

describe('times', () => {
  it.each([
    ['PT30M', '30 minutes'],
    ['PT2H', '2 hours'],
    ['PT2H30M', '2 hours 30 minutes'],
    ['PT90M', '1 hour 30 minutes'],
    ['P1DT1H1M1S', '1 day 1 hour 1 minute 1 second'],
    ['P1DT1H1M1.53S', '1 day 1 hour 1 minute 1 second'],
    ['PT25H', '1 day 1 hour'],
    ['P1WT0M', '7 days'],
    ['P2W1DT1H', '15 days 1 hour'],
    ['PT3600S', '1 hour'],
    ['P1Y2M3DT1H', '3 days 1 hour'],
    ['P400DT0M', '1 year 35 days'],
    ['PT', 'none'],
    ['PT0M', 'none'],
  ])('%s is %s', (value, expected) => {
    expect(cleanTime(value, english)).toBe(expected);
  });

  it.each(['PT-3H', 'PT1.5H', 'P1D', 'pt5m', ' PT5M ', '45 min', 'invalid'])('%s stays as it is', (value) => {
    expect(cleanTime(value, english)).toBe(value);
  });

  it.each([[''], [' '], [null], [undefined], [[]], [{ value: 1 }]])('%j is nothing', (value) => {
    expect(cleanTime(value, english)).toBeNull();
  });

  it('a list counts by its first entry, a range by its minimum', () => {
    expect(cleanTime(['PT5M', 'PT9M'], english)).toBe('5 minutes');
    expect(cleanTime({ minValue: 'PT5M', maxValue: 'PT9M' }, english)).toBe('5 minutes');
  });

  it('speaks the language it is given', () => {
    expect(cleanTime('PT75M', 'de-DE')).toBe('1 Stunde 15 Minuten');
  });
});
