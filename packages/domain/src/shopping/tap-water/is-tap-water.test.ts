import { expect, it } from 'vitest';
import { isTapWater } from './index.ts';

it.each([
  'water',
  'Water',
  'boiling water',
  'warm Water',
  'ice cold water',
  'lauwarmes Wasser',
  'ماء دافئ',
  'eau tiède',
  '水',
])('%s comes from the tap', (name) => {
  expect(isTapWater(name)).toBe(true);
});

it.each([
  'rose water',
  'coconut water',
  'sparkling water',
  'Mineralwasser',
  'watermelon',
  'water chestnuts',
  'salt',
  'ice',
  'hot',
  '',
])('%s is bought', (name) => {
  expect(isTapWater(name)).toBe(false);
});
