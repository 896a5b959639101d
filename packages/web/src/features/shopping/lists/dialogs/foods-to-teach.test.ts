import { expect, it } from 'vitest';
import { listFoodsToTeach } from './foods-to-teach.ts';

it('a label is learned for foods that have none, once for each', () => {
  const pear = { food: { id: 'pear', labelId: null } };
  const milk = { food: { id: 'milk', labelId: 'dairy' } };
  expect(listFoodsToTeach([pear, pear, milk, { food: null }])).toEqual(['pear']);
});
