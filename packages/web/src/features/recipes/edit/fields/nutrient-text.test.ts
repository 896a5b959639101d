import { describe, expect, it } from 'vitest';
import { nutrientText, toNutrient } from './nutrient-text.ts';

describe('an amount of the nutrition', () => {
  it.each([
    ['250,5', 'de-DE', '250.5'],
    ['1.200', 'de-DE', '1200'],
    ['1.200', 'en-US', '1.2'],
    ['1,200', 'en-US', '1200'],
    ['٢٥٠٫٥', 'ar-EG', '250.5'],
    ['½', 'en-US', '0.5'],
    [' ', 'en-US', ''],
    ['about 12', 'en-US', 'about 12'],
    ['12 g', 'de-DE', '12 g'],
  ])('typed as %j by a reader of %s is %j', (text, locale, value) => {
    expect(toNutrient(text, locale)).toBe(value);
  });

  it.each([
    ['250.5', 'de-DE', '250,5'],
    ['1200', 'de-DE', '1200'],
    ['250.5', 'ar-EG', '٢٥٠٫٥'],
    ['250.5', 'en-US', '250.5'],
    ['about 12', 'de-DE', 'about 12'],
    ['', 'de-DE', ''],
  ])('stored as %j is shown to a reader of %s as %j, and kept if it is typed so', (value, locale, text) => {
    expect(nutrientText(value, locale)).toBe(text);
    expect(toNutrient(text, locale)).toBe(value);
  });
});
