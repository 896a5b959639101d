import { findLocale, formatTag } from '@hearth/domain/text/locales';
import { describe, expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

describe('a size of the server', () => {
  it.each([
    ['en-US', '26.92 MB', '26.92 MB'],
    ['en-US', '7.45 KB', '7.45 kB'],
    ['en-US', '0 bytes', '0 bytes'],
    ['de-DE', '26.92 MB', '26,92 MB'],
    ['de-DE', '1023 bytes', '1.023 Byte'],
    ['de-DE', '3.0 GB', '3 GB'],
    ['ar-SA', '26.92 MB', '26.92 م.ب'],
    ['ar-SA', '0 bytes', '0 بايت'],
    ['de-DE', 'unbekannt', 'unbekannt'],
  ])('is in %s instead of %s: %s', (locale, words, expected) => {
    expect(sizeText(words, formatTag(findLocale(locale))).replaceAll(/\p{Zs}/gu, ' ')).toBe(expected);
  });
});
