import { describe, expect, it } from 'vitest';
import { findLocale, matchLocale } from './locales.ts';

describe('matchLocale', () => {
  it.each([
    [['de-DE', 'en'], 'de-DE'],
    [['de-AT', 'en-US'], 'de-DE'],
    [['fr-FR', 'ar'], 'ar-SA'],
    [['AR-eg'], 'ar-SA'],
    [['en-GB', 'de'], 'en-US'],
    [['fr', 'it'], 'en-US'],
    [[], 'en-US'],
  ])('of %j is %s', (wishes, expected) => {
    expect(matchLocale(wishes).value).toBe(expected);
  });
});

describe('findLocale', () => {
  it('falls back to English', () => {
    expect(findLocale('ar-SA').dir).toBe('rtl');
    expect(findLocale('xx').value).toBe('en-US');
  });
});
