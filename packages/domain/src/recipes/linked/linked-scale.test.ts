import { expect, it } from 'vitest';
import { computeLinkedScale } from './index.ts';

const recipe = (recipeServings: number, recipeYield: string | null = null, recipeYieldQuantity = 0) => ({
  recipeServings,
  recipeYield,
  recipeYieldQuantity,
});
const unit = (name: string, pluralName: string | null = null, abbreviation = '') => ({
  name,
  pluralName,
  abbreviation,
});
const gram = unit('gram', 'grams', 'g');
const cup = unit('cup', 'cups');
const jar = { ...unit('jar'), standardQuantity: 400, standardUnit: 'gram' };

it.each([
  ['nothing', {}, recipe(4), 1],
  ['2', { quantity: 2 }, recipe(4), 2],
  ['half', { quantity: 0.5, unit: null }, recipe(0), 0.5],
  ['3 servings', { quantity: 3, unit: unit('serving', 'servings') }, recipe(6), 0.5],
  ['6 Portionen', { quantity: 6, unit: unit('Portion', 'Portionen') }, recipe(0, '4 Portionen'), 1.5],
  ['2 порции', { quantity: 2, unit: unit('порция', 'порции') }, recipe(4), 0.5],
  ['2 人前', { quantity: 2, unit: unit('人前') }, recipe(4), 0.5],
  ['servings of one that says none', { quantity: 3, unit: unit('serving') }, recipe(0, '12 cookies'), null],
  ['300 g of 600 g', { quantity: 300, unit: gram }, recipe(4, 'g', 600), 0.5],
  ['300 g of 1.2 kg', { quantity: 300, unit: gram }, recipe(4, 'about 1.2 kg'), 0.25],
  ['250 g of 1 jar (500 g)', { quantity: 250, unit: gram }, recipe(0, 'jar (500 g)', 1), 0.5],
  ['2 cups of 1 litre', { quantity: 2, unit: cup }, recipe(0, '1 litre'), 0.48],
  ['300 g of 1 litre', { quantity: 300, unit: gram }, recipe(0, '1 litre'), null],
  ['300 g of 4 servings', { quantity: 300, unit: gram }, recipe(4), null],
  ['6 cookies of 12', { quantity: 6, unit: unit('cookie', 'cookies') }, recipe(4, 'cookies', 12), 0.5],
  ['1 loaf of 2 loaves', { quantity: 1, unit: unit('loaf') }, recipe(0, '2 loaves (large)'), 0.5],
  ['2 jars of 12 cookies', { quantity: 2, unit: unit('jar') }, recipe(0, '12 cookies'), null],
  ['2 jars of 400 g of 1.6 kg', { quantity: 2, unit: jar }, recipe(0, '1.6 kg'), 0.5],
  ['a unit without an amount', { quantity: 0, unit: cup }, recipe(0, '2 cups'), null],
])('%s of a recipe is so many times the recipe', (_, amount, inner, scale) => {
  const found = computeLinkedScale(amount, inner);
  expect(found === null ? null : Math.round(found * 1000) / 1000).toBe(scale);
});
