import { describe, expect, it } from 'vitest';
import { localeOf, matchLocale } from './locales.ts';

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

describe('localeOf', () => {
  it('falls back to English', () => {
    expect(localeOf('ar-SA').dir).toBe('rtl');
    expect(localeOf('xx').value).toBe('en-US');
  });
});
