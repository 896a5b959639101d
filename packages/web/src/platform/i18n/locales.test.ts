import { localeValues } from '@hearth/contract/kernel/locales';
import { expect, it } from 'vitest';
import { locales } from './locales.ts';

it('offers every language that clients may name, each by a name of its own', () => {
  expect(locales.map(({ value }) => value).sort()).toEqual([...localeValues].sort());
  expect(new Set(locales.map(({ name }) => name)).size).toBe(41);
});

it('writes Hebrew and Arabic from right to left', () => {
  expect(locales.filter(({ dir }) => dir === 'rtl').map(({ value }) => value)).toEqual(['ar-SA', 'he-IL']);
});
