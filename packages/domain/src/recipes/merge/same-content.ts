/** JSON of any kind. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list; anything else is an empty one. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether two values say the same. Nothing, an absent member and an empty text are alike. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** JSON with the keys of objects in one order and without members that say nothing; a unit or food is its id. */
export function canonical(value: unknown): string {
  return JSON.stringify(plain(value)) ?? '';
}

function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (Array.isArray(value)) return value.map(plain);
  if (!isJson(value)) return value;
  const members = Object.entries(value)
    .map(([key, one]) => [key, plain(one)] as const)
    .filter(([, one]) => one !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(members);
}

/** A unit, a food or an organizer is the same one under any name. */
export function getIdentity(value: unknown): unknown {
  return isJson(value) ? (value['id'] ?? value['name'] ?? null) : value;
}
