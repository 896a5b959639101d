import { describe, expect, it } from 'vitest';
import { durationText } from './locales.ts';

describe('a time to wait', () => {
  it.each([
    ['en-US', 14, '14 minutes'],
    ['de-DE', 14, '14 Minuten'],
    ['ar-SA', 14, '14 دقيقة'],
    ['en-US', 61, '2 hours'],
    ['de-DE', 1440, '24 Stunden'],
    ['ar-SA', 1440, '24 ساعة'],
  ] as const)('is written in %s with the digits of the web app: %i minutes', (locale, minutes, text) => {
    expect(durationText(minutes, locale)).toBe(text);
  });
});
