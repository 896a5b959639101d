import { describe, expect, it } from 'vitest';
import { parseMinutes, readTime } from './duration.ts';

describe('durations in minutes', () => {
  it.each([
    ['PT1H15M', 75],
    ['P0DT0H30M', 30],
    ['P1D', 1440],
    ['P1W', 10_080],
    ['P2W1D', 21_600],
    ['P1M', 43_200],
    ['P1Y', 525_600],
    ['pt20m', 20],
    ['PT0.5H', 30],
    ['PT90S', 2],
    ['45', 45],
    ['45 min', 45],
    ['1 hour 15 minutes', 75],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['20-25 minutes', 25],
    ['1h15', 75],
    ['1 Std. 10 Min.', 70],
    ['2 heures', 120],
    ['1 óra 20 perc', 80],
    ['1 час 5 минут', 65],
    ['2小时30分', 150],
    ['1:30', 90],
    ['1 saat 10 dakika', 70],
    ['٣٠ دقيقة', 30],
    ['۴۵ دقیقه', 45],
    ['שעה 1 ו-20 דקות', 20],
    ['१ घंटा', 60],
    ['1시간 30분', 90],
    ['1 giờ 15 phút', 75],
    ['20 นาที', 20],
    ['1 jam 5 menit', 65],
    ['2 uri', 120],
    ['1 sat 30 minuta', 90],
    ['2 val. 10 min.', 130],
    ['1 tund', 60],
    ['overnight', null],
    ['', null],
  ])('%s is %j', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  it('a range counts by its minimum and keeps its text', () => {
    expect(readTime({ minValue: 'PT5M', maxValue: 'PT10M' })).toEqual({ text: 'PT5M', minutes: 5 });
    expect(readTime([])).toBeNull();
  });
});
