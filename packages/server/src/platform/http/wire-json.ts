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
