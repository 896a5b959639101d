import type { LoadRequest } from './load.ts';

const terms = 100;
const fields = ['recipe_ingredient.note', 'recipe_ingredient.food.name', 'recipe_instructions.text'];
const exports = ['archive?format=markdown', 'archive?format=zip', 'book?format=epub', 'book?format=site'];

/** Filters of many terms, a new one each time, and exports of the whole library. */
export function costlyRequest(random: () => number): LoadRequest {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  if (random() < 0.2)
    return { kind: 'export', method: 'GET', path: `/api/recipes/exports/${pick(exports) ?? ''}` };
  const field = pick(fields) ?? '';
  const operator = random() < 0.5 ? ' OR ' : ' AND ';
  const all = Array.from(
    { length: terms },
    () => `${field} LIKE "%${Math.floor(random() * 1e6).toString(36)}%"`,
  );
  const query = new URLSearchParams({ queryFilter: all.join(operator) });
  return { kind: 'filter', method: 'GET', path: `/api/recipes?${query}` };
}
