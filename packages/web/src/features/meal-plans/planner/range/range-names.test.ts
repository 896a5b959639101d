import { localeValues } from '@hearth/contract/kernel/locales';
import { formatTag } from '@hearth/domain/text/locales';
import { describe, expect, it } from 'vitest';
import { maxTight, rangeNames } from './range-names.ts';

const today = '2026-11-25';
const week = { from: '2026-11-25', to: '2026-12-01' };
const overNewYear = { from: '2026-12-28', to: '2027-01-03' };
/** Marks of direction take no room. */
const countShown = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').length;

describe.each(localeValues)('the days of a range in %s', (locale) => {
  const formats = formatTag(locale);
  it('are named without the year in which the reader lives', () => {
    const { full, tight, hasYear } = rangeNames(week, today, formats);
    expect(hasYear).toBe(false);
    expect(full).not.toMatch(/26|27/);
    expect(tight).not.toMatch(/26|27/);
  });

  it('have their year as soon as one end lies in another', () => {
    const { full, hasYear } = rangeNames(overNewYear, today, formats);
    expect(hasYear).toBe(true);
    expect(full).toMatch(/2026.*2027/);
    expect(rangeNames(week, '2027-01-01', formats).full).toMatch(/2026/);
  });

  it('fit a phone in their tight form, whatever the year', () => {
    for (const range of [week, overNewYear])
      expect(countShown(rangeNames(range, today, formats).tight)).toBeLessThanOrEqual(maxTight);
  });
});

it('one day is named once', () => {
  expect(rangeNames({ from: today, to: today }, today, 'en-US').full).toBe('Nov 25');
});
