import { localeValues } from '@hearth/contract/kernel/locales';
import { describe, expect, it } from 'vitest';
import { formatTag } from '../../text/locales/index.ts';
import { minutesOfDuration } from '../parse/index.ts';
import { writeTimeUnit } from './write-time-unit.ts';

describe('a number of units', () => {
  it.each([
    [1, 'hour', 'en-US', '1 hour'],
    [30, 'minute', 'de-DE', '30 Minuten'],
    [1500, 'minute', 'fr-FR', '1500 minutes'],
    [2, 'hour', 'ru-RU', '2 часа'],
    [5, 'hour', 'ru-RU', '5 часов'],
    [2, 'hour', 'ar-SA', '2 ساعات'],
    [1, 'hour', 'ar-SA', '1 ساعة'],
    [2, 'hour', 'he-IL', '2 שעות'],
    [30, 'minute', 'ar-EG', '30 دقيقة'],
  ] as const)('%i %s in %s', (count, unit, language, text) => {
    expect(writeTimeUnit(count, unit, language).replaceAll(/\p{Zs}/gu, ' ')).toBe(text);
  });

  it.each(localeValues)('in %s is read as the time that it is', (locale) => {
    for (const [hours, minutes] of [
      [1, 1],
      [2, 2],
      [3, 5],
      [11, 21],
      [1, 30],
    ] as const) {
      const tag = formatTag(locale);
      const text = `${writeTimeUnit(hours, 'hour', tag)} ${writeTimeUnit(minutes, 'minute', tag)}`;
      expect([text, minutesOfDuration(text)]).toEqual([text, hours * 60 + minutes]);
    }
    expect(minutesOfDuration(writeTimeUnit(2, 'day', formatTag(locale)))).toBe(2880);
    expect(minutesOfDuration(writeTimeUnit(30, 'second', formatTag(locale)))).toBe(0.5);
  });
});
