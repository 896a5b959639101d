import { describe, expect, it } from 'vitest';
import { parseFilter } from '@hearth/domain/search/query-filter';
import { translateFilter } from './translate-filter.ts';

const numbers = (total_minutes: number | null, recipe_servings: number) => ({
  total_minutes,
  total_time_seconds: total_minutes === null ? null : total_minutes * 60,
  prep_time_seconds: null,
  perform_time_seconds: null,
  recipe_servings,
  recipe_yield_quantity: 0,
});
const recipes = [
  { id: 'a', groupId: 'g', values: numbers(20, 4) },
  { id: 'b', groupId: 'g', values: numbers(90, 6) },
  { id: 'c', groupId: 'g', values: numbers(null, 0) },
  { id: 'd', groupId: 'other', values: numbers(10, 4) },
];
const now = new Date('2026-03-31T12:00:00Z');
const translate = (text: string) => translateFilter(text, { recipes, groupId: 'g', now });

describe('a filter for Mealie', () => {
  it.each([
    ['total_minutes <= 30', 'id IN ["a"]'],
    ['total_time_seconds <= 1800', 'id IN ["a"]'],
    ['recipeServings > 4', 'id IN ["b"]'],
    ['recipe_servings IN [4, 6]', 'id IN ["a", "b"]'],
    ['total_minutes IS NULL', 'id IN ["c"]'],
    ['total_minutes > 500', 'id IN ["00000000-0000-0000-0000-000000000000"]'],
    [
      '(tags.name = "Quick" OR total_minutes < 30) AND rating >= 4',
      '(tags.name = "Quick" OR id IN ["a"]) AND rating >= "4"',
    ],
    ['created_at >= "$NOW-30d"', 'created_at >= "2026-03-01T12:00:00"'],
    ['last_made < "$NOW-1y" AND name LIKE "%x%"', 'last_made < "2025-03-31T12:00:00" AND name LIKE "%x%"'],
  ])('%s becomes %s', (text, translated) => {
    expect(translate(text)).toEqual({ text: translated, isFrozen: true });
    expect(parseFilter(translated)).not.toBeInstanceOf(Error);
  });

  it.each(['tags.name CONTAINS ALL ["a", "b"]', '', 'not a ( filter', 'name = "$NOWHERE"'])(
    '%j stays as it is',
    (text) => {
      expect(translate(text)).toEqual({ text, isFrozen: false });
    },
  );
});
