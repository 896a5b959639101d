/** Keys in which people's own words stand, and not names of fields. */
const freeKeys = new Set(['extras']);

/**
 * The same data with keys in snake_case, instants with `+00:00` instead of `Z`: how programs that get recipes posted
 * know them.
 */
export function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value === 'string') return isInstant(value) ? value.replace(/Z$/, '+00:00') : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      snakeKey(key),
      freeKeys.has(key) ? inner : snakeCased(inner),
    ]),
  );
}

/** `recipeIngredient` → `recipe_ingredient`, `orgURL` → `org_url`. */
function snakeKey(key: string): string {
  return key.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text);
}
