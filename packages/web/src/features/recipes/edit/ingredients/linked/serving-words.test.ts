import { isServingsWord } from '@hearth/domain/ingredients/scaling';
import { expect, it } from 'vitest';

const texts = import.meta.glob<{ readonly serving: string; readonly servings: string }>(
  '../../../../../../../locales/*/recipes-within.json',
  { eager: true, import: 'default' },
);

it('the unit that the editor creates for servings is read as servings, in every language', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(20);
  const unread = Object.entries(texts).filter(
    ([, { serving, servings }]) => !isServingsWord(serving) || !isServingsWord(servings),
  );
  expect(unread.map(([path]) => path)).toEqual([]);
});
