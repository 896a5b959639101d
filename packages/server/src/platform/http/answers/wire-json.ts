import { mapInTurns } from '../../concurrency/map-in-turns.ts';

/** A list of so many entries is written at once in less than a turn. */
const shortList = 100;

/**
 * Members that are floats; whole ones get a decimal point, for clients that distinguish integers from floats.
 */
const floats =
  'quantity rating recipeServings recipeYieldQuantity recipeQuantity recipeScale recipe_servings recipe_yield_quantity average comment name unit food';
/** A quote inside a text follows a backslash, so no text can look like a member. */
const wholeFloat = new RegExp(`"(?:${floats.replaceAll(' ', '|')})": ?-?\\d+(?=[,}\\s])`, 'g');

/**
 * A value as the contract's JSON, where floats have a decimal point (people-and-kitchen.md 1.1).
 *
 * @param space as `JSON.stringify` takes it
 */
export function wireJson(value: unknown, space?: number): string {
  return JSON.stringify(value ?? null, null, space).replace(wholeFloat, '$&.0');
}

/** As {@link wireJson}; a long list, or the long list of a page, is written in turns of the event loop. */
export async function wireJsonInTurns(value: unknown): Promise<string> {
  if (isLong(value)) return listJson(value);
  const page = Object(value) as Readonly<Record<string, unknown>>;
  const { items } = page;
  if (!isLong(items)) return wireJson(value);
  const members: string[] = [];
  for (const [name, one] of Object.entries(page))
    if (one === items) members.push(`${JSON.stringify(name)}:${await listJson(items)}`);
    else if (one !== undefined) members.push(wireJson({ [name]: one }).slice(1, -1));
  return `{${members.join(',')}}`;
}

function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > shortList;
}

async function listJson(entries: readonly unknown[]): Promise<string> {
  return `[${(await mapInTurns(entries, (entry) => wireJson(entry))).join(',')}]`;
}
