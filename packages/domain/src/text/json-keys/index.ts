/** `recipeYield` → `recipe_yield`, `orgURL` → `org_url`. */
function snakeKey(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z]+)/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** Maps whose keys people have chosen: they stay as they are. */
const userKeyedMaps = new Set(['extras']);

/** JSON with the names of all fields in snake_case; lists and nested objects as well. */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [snakeKey(key), userKeyedMaps.has(key) ? one : snakeKeys(one)]),
  );
}
