import { expect, it, vi } from 'vitest';
import { formatNutrient } from './nutrition-table.tsx';

const locale = vi.hoisted(() => ({ formats: 'de-DE' }));
vi.mock('../../../platform/i18n/active-locale.ts', () => ({ activeLocale: locale }));
vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

it.each([
  ['1200.5', '1.200,5 kcal'],
  ['250,5', '250,5 kcal'],
  ['about 12', 'about 12'],
  ['250 kcal', '250 kcal'],
  [null, ''],
])('the stored amount %j is shown to a German reader as %j', (stored, shown) => {
  expect(formatNutrient(stored, 'kcal')).toBe(shown);
});
