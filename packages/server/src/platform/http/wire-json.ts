/** Members that hold floats; whole ones are written with a point, for clients that tell whole numbers from others. */
const floats =
  'quantity rating recipeServings recipeYieldQuantity recipeQuantity recipeScale recipe_servings recipe_yield_quantity average comment name unit food';
/** A quote within a text has a backslash before it, so that no text can look like a member. */
const wholeFloat = new RegExp(`"(?:${floats.replaceAll(' ', '|')})": ?-?\\d+(?=[,}\\s])`, 'g');

/**
 * A value as the JSON that clients of the contract know: floats have a decimal point (people-and-kitchen.md 1.1).
 *
 * @param space as `JSON.stringify` takes it
 */
export function wireJson(value: unknown, space?: number): string {
  return JSON.stringify(value ?? null, null, space).replace(wholeFloat, '$&.0');
}
