/** The value of a servings field: a number above 0; null takes that of the recipe. */
export function readServings(field: string | number): number | null {
  const servings = Number(field);
  return Number.isFinite(servings) && servings > 0 ? servings : null;
}
