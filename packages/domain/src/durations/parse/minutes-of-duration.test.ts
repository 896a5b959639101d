import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOfDuration } from './index.ts';

describe('minutesOfDuration', () => {
  it.each([
    ['1 hour 30 minutes', 90],
    ['1 hour, 30 minutes', 90],
    ['1 Hour and 30 Minutes', 90],
    ['90 min', 90],
    ['90 mins.', 90],
    ['1 Std. 30 Min.', 90],
    ['1h30', 90],
    ['1h30m', 90],
    ['1 h 5', 65],
    ['1:30 h', 90],
    ['1.5 hours', 90],
    ['1,5 Stunden', 90],
    ['1½ h', 90],
    ['1 ½ hours', 90],
    ['1 1/2 hours', 90],
    ['½ hour', 30],
    ['1/3 hour', 20],
    ['⅓ h', 20],
    ['ca. 20 Minuten', 20],
    ['~20 min', 20],
    ['2 days 3 hours', 3060],
    ['1 week', 10_080],
    ['45 seconds', 0.75],
    ['1 heure et 15 minutes', 75],
    ['2 horas y 10 minutos', 130],
    ['1 ora e 20 minuti', 80],
    ['1 uur en 15 minuten', 75],
    ['1 timme och 10 minuter', 70],
    ['1時間30分', 90],
    ['1 час 30 минут', 90],
    ['30 دقيقة', 30],
    ['٣٠ دقيقة', 30],
    ['١ ساعة ٣٠ دقيقة', 90],
    ['١ س ٥ د', 65],
    ['۴۵ د', 45],
    ['1 Tg. 2 Std.', 1560],
    ['0 minutes', 0],
    ['PT1H30M', 90],
    ['pt90m', 90],
    ['P1DT2H', 1560],
    ['PT0.5H', 30],
    ['PT45S', 0.75],
    ['P1W', 10_080],
    ['PT0S', 0],
  ])('reads %j as %d', (text, minutes) => {
    expect(minutesOfDuration(text)).toBe(minutes);
  });

  it.each([
    '',
    ' ',
    '30',
    '30-40 minutes',
    '30 to 40 minutes',
    'overnight',
    'prep time 30 minutes',
    'minutes',
    '30 30 minutes',
    '30 minutes 1 hour',
    '1 hour 2 hours',
    '1,500 minutes',
    '10:30',
    '1:30:00 h',
    '5 minutes 30',
    'P',
    'PT',
    'P1DT',
    'P1Y',
    '1/0 hour',
    '-5 minutes',
    'and',
    '1 hour!',
    '1'.repeat(5000),
  ])('finds %j unclear', (text) => {
    expect(minutesOfDuration(text)).toBeNull();
  });

  it('reads every duration in words and in ISO form alike', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(23), fc.nat(59), (days, hours, minutes) => {
        const expected = (days * 24 + hours) * 60 + minutes;
        expect(minutesOfDuration(`${days} days ${hours} hours ${minutes} minutes`)).toBe(expected);
        expect(minutesOfDuration(`P${days}DT${hours}H${minutes}M`)).toBe(expected);
      }),
    );
  });

  it('never throws, and answers finite numbers', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[0-9hmin.,:/ ½PTS]{0,30}$/),
        (any, likely) => {
          for (const text of [any, likely]) {
            const minutes = minutesOfDuration(text);
            expect(minutes === null || (Number.isFinite(minutes) && minutes >= 0)).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
