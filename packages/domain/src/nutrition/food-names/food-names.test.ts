import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nutritiousFoods } from '../food-nutrients/index.ts';
import { createFoodSearch, englishFoodNames, namesNoFood } from './index.ts';

const find = createFoodSearch(englishFoodNames());
const getKey = (text: string) => find(text)?.key ?? null;

describe('the food of a name', () => {
  it.each([
    ['flour', 'flour'],
    ['Eggs', 'egg'],
    ['large eggs', 'egg'],
    ['unsalted butter', 'unsalted-butter'],
    ['butter, melted', 'butter'],
    ['cold cubed butter', 'butter'],
    ['fresh flat-leaf parsley', 'parsley'],
    ['parsley leaves', 'parsley'],
    ['scallions', 'green-onion'],
    ['jalapeños', 'jalapeno'],
    ['crème fraîche', 'creme-fraiche'],
    ['green chillies', 'green-chili'],
    ['red pepper', 'red-bell-pepper'],
    ['freshly ground black pepper', 'black-pepper'],
    ['boneless, skinless chicken breasts', 'chicken-breast'],
    ['chicken breasts (about 2 pounds)', 'chicken-breast'],
    ['no salt added diced tomatoes', 'diced-tomatoes'],
    ['oregano, dried', 'dried-oregano'],
    ['button or cremini mushrooms', 'mushroom'],
    ['half and half', 'half-and-half'],
    ['water, warmed to 110°F', 'water'],
    ['potatoes (any variety (see note))', 'potato'],
    ['Naturally Brewed Acme Soy Sauce', 'soy-sauce'],
    ['black beans, drained', 'black-beans'],
    ['white chocolate chips', 'white-chocolate'],
    ['whole milk', 'whole-milk'],
    ['dried oregano', 'dried-oregano'],
    ['sun-dried tomatoes packed in olive oil', 'sun-dried-tomatoes'],
  ])('%j is %s', (text, key) => {
    expect(getKey(text)).toBe(key);
  });

  it.each([
    'apple butter',
    'cocoa butter',
    'buter',
    'eg',
    'peanut brittle',
    'hops',
    'constructor',
    '',
    'large',
    'for garnish',
  ])('%j is none', (text) => {
    expect(getKey(text)).toBeNull();
  });

  it.each([
    ['garlic cloves', 'garlic-clove', ''],
    ['celery ribs', 'celery', 'rib'],
    ['sprigs of thyme', 'thyme', 'sprig'],
    ['bacon slices', 'bacon', 'slice'],
  ])('%j counts what it names', (text, key, piece) => {
    expect(find(text)).toEqual({ key, piece });
  });

  it('is found by all its names', () => {
    // The keys `mushroom` and `mushrooms` are one name.
    for (const [name, key] of englishFoodNames().filter(([name]) => name !== '' && name !== 'mushrooms')) {
      expect([name, getKey(name)]).toEqual([name, key]);
    }
  });

  it('is a food of the tables', () => {
    const foods = new Set(nutritiousFoods());
    for (const [, key] of englishFoodNames()) expect([key, foods.has(key)]).toEqual([key, true]);
  });

  it('is looked for in any text without an error, in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(find(text)?.key ?? '').toEqual(expect.any(String));
      }),
    );
    const start = performance.now();
    for (let turn = 0; turn < 50; turn += 1) find('large ( , or '.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('tells words that name no food', () => {
  expect(namesNoFood('boneless')).toBe(true);
  expect(namesNoFood('large red onion')).toBe(false);
});

describe('a name in another language', () => {
  const inOthers = createFoodSearch([
    ['Zwiebel', 'onion'],
    ['œuf', 'egg'],
    ['Weißkohl', 'cabbage'],
    ['gros sel', 'coarse-salt'],
  ]);

  it.each([
    ['kleine Zwiebel(n)', 'onion'],
    ['oeufs', 'egg'],
    ['gros œufs', 'egg'],
    ['Weisskohl', 'cabbage'],
    ['frischer Weißkohl', 'cabbage'],
    ['gros sel', 'coarse-salt'],
    ['Zwiebelkuchen', null],
  ])('%j is %s', (text, key) => {
    expect(inOthers(text)?.key ?? null).toBe(key);
  });
});
