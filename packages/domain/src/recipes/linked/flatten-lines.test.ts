import { expect, it } from 'vitest';
import { flattenLines } from './index.ts';

const line = (note: string, quantity: number | null = null, more: object = {}) => ({
  note,
  quantity,
  title: '',
  ...more,
});
const sauce = [{ id: 's', name: 'Sauce' }];
const food = { food: { name: 'tomato' } };

it('lines stand in the amounts of the outermost recipe, under the name of their own', () => {
  const flat = flattenLines([
    { line: line('cheese', 2, { ...food, title: 'Filling' }), scale: 1, within: [] },
    { line: line('', 3, { ...food, title: 'Base' }), scale: 0.5, within: sauce },
    { line: line('2 cups stock'), scale: 0.5, within: sauce },
    { line: line('salt', 1, { disableAmount: true }), scale: 0.5, within: sauce },
    { line: line('basil', null, food), scale: 0.5, within: sauce },
    { line: line('parsley', 1, food), scale: 1, within: [] },
    { line: line('pepper', 1, food), scale: 1, within: [] },
  ]);
  expect(flat.map(({ title, quantity, note }) => [title, quantity, note])).toEqual([
    ['Filling', 2, 'cheese'],
    ['Sauce', 1.5, ''],
    ['', 0.5, '2 cups stock'],
    ['', 1, 'salt'],
    ['', null, 'basil'],
    ['Filling', 1, 'parsley'],
    ['', 1, 'pepper'],
  ]);
});
