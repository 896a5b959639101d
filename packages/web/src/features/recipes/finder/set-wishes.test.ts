import { expect, it } from 'vitest';
import { preferenceDefaults } from '../../../platform/preferences/index.ts';
import { findSetWishes } from './set-wishes.ts';

const usual = preferenceDefaults.finder;

it('the usual wishes need no chip, whatever foods one has', () => {
  expect(findSetWishes({ ...usual, foods: ['egg'] })).toEqual([]);
});

it('each wish that is set has a chip, and taking all of them away leaves the usual ones', () => {
  const set = {
    ...usual,
    tools: ['wok'],
    includeFoodsOnHand: false,
    includeStaples: false,
    includeToolsOnHand: false,
    maxMissingFoods: 0,
    maxMissingTools: 4,
    conditions: 2,
    queryFilter: 'x',
  };
  const wishes = findSetWishes(set);
  expect(wishes.map(({ key, count }) => [key, count])).toEqual([
    ['onlyNamed', 0],
    ['noStaples', 0],
    ['maxFoods', 0],
    ['tools', 1],
    ['noToolsOnHand', 0],
    ['maxTools', 4],
    ['conditions', 2],
  ]);
  expect(Object.assign({}, set, ...wishes.map(({ undone }) => undone))).toEqual(usual);
});
