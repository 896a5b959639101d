import { expect, it } from 'vitest';
import { writeNote } from './index.ts';

it.each([
  [{ unit: '', food: 'onions' }, 'chopped', 'onions, chopped'],
  [{ unit: 'bags', food: '' }, 'chips', 'bags chips'],
  [{ unit: 'bag', food: 'onions' }, 'red', 'bag onions, red'],
  [{ unit: '', food: '', recipe: 'Pie crust' }, 'chilled', 'Pie crust, chilled'],
  [{ unit: '', food: 'salt' }, ' ', 'salt'],
  [{ unit: '', food: '' }, ' as it is ', ' as it is '],
])('words that are linked to nothing, %j, stand before the note %j: %j', (words, note, whole) => {
  expect(writeNote(words, note)).toBe(whole);
  expect(writeNote(words, whole)).toBe(whole);
});

it('a note that begins with another word of the same letters keeps it', () => {
  expect(writeNote({ unit: '', food: 'milk' }, 'milk powder')).toBe('milk, milk powder');
});
