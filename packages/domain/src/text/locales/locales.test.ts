import { localeValues } from '@hearth/contract/kernel/locales';
import { describe, expect, it } from 'vitest';
import { chooseDirection } from '../direction/index.ts';
import { baseLocale, chooseLocale, findLocale, formatTag } from './index.ts';

describe('chooseLocale', () => {
  it.each([
    [['de-DE', 'en'], 'de-DE'],
    [['de-AT', 'en-US'], 'de-DE'],
    [['AR-eg'], 'ar-SA'],
    [['tlh', 'it'], 'it-IT'],
    [['en'], 'en-US'],
    [['en-CA'], 'en-US'],
    [['en-AU'], 'en-GB'],
    [['fr-CH'], 'fr-FR'],
    [['fr_ca'], 'fr-CA'],
    [['pt-BR'], 'pt-BR'],
    [['pt-AO'], 'pt-PT'],
    [['nb-NO'], 'no-NO'],
    [['nn'], 'no-NO'],
    [['zh'], 'zh-CN'],
    [['zh-Hant-HK'], 'zh-TW'],
    [['zh-HK'], 'zh-TW'],
    [['zh-Hans-SG'], 'zh-CN'],
    [['sr-Latn-RS'], 'sr-SP'],
    [['iw'], 'he-IL'],
    [['xx', '', '*'], 'en-US'],
    [[], 'en-US'],
  ])('of %j is %s', (wishes, expected) => {
    expect(chooseLocale(wishes)).toBe(expected);
  });

  it.each(localeValues)('finds %s by its own name', (value) => {
    expect(chooseLocale([value.toLowerCase()])).toBe(value);
  });
});

describe('a locale', () => {
  it('that does not exist is English', () => {
    expect(findLocale('xx-XX')).toBe('en-US');
    expect(findLocale('toString')).toBe('en-US');
  });

  it('is right-to-left where it is written so', () => {
    expect(localeValues.filter((locale) => chooseDirection(locale) === 'rtl')).toEqual(['he-IL', 'ar-SA']);
  });

  it('takes what it lacks from its nearest relative, and in the end from English', () => {
    expect(baseLocale('fr-CA')).toBe('fr-FR');
    expect(baseLocale('fr-FR')).toBe('en-US');
    expect(baseLocale('en-US')).toBeNull();
  });

  it.each(localeValues)('%s has numbers and dates of its own language', (value) => {
    const { locale, numberingSystem } = new Intl.NumberFormat(formatTag(value)).resolvedOptions();
    const wanted = { 'no-NO': 'nb', 'sr-SP': 'sr' }[value as string] ?? value.split('-')[0];
    expect(locale.split('-')[0]).toBe(wanted);
    expect(numberingSystem).toBe('latn');
  });
});
