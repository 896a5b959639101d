import { expect, it } from 'vitest';
import { computeTotalMinutes, type RecipeTimes } from './index.ts';

const unwritten: RecipeTimes = { totalTime: null, prepTime: null, performTime: null, cookTime: null };

it.each<[Partial<RecipeTimes>, number | null]>([
  [{ totalTime: '40 minutes', prepTime: '10 min', performTime: '20 min' }, 40],
  [{ totalTime: 'overnight', prepTime: '10 min', performTime: '20 min' }, null],
  [{ prepTime: '10 min', performTime: '1 h 20' }, 90],
  [{ prepTime: '10 min', cookTime: '20 min' }, 30],
  [{ prepTime: '10 min', performTime: ' ', cookTime: '20 min' }, 30],
  [{ prepTime: '10 min', performTime: '25 min', cookTime: '20 min' }, 35],
  [{ totalTime: ' ', prepTime: '10 min', performTime: '20 min' }, 30],
  [{ totalTime: 'none', prepTime: 'none', performTime: '20 min' }, 20],
  [{ prepTime: 'a while', performTime: '20 min' }, null],
  [{ prepTime: '10 min' }, null],
  [{ performTime: '20 min' }, null],
  [{}, null],
])('a recipe with %j takes %j minutes', (times, minutes) => {
  expect(computeTotalMinutes({ ...unwritten, ...times })).toBe(minutes);
});
