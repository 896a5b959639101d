/** The value of a servings field: a number above 0; null takes that of the recipe. */
export function readServings(field: string | number): number | null {
  const servings = Number(field);
  return Number.isFinite(servings) && servings > 0 ? servings : null;
}

/** The search of an address of a recipe that shows it for so many. */
export function askServings(servings: number | null): { servings?: string } {
  return servings === null ? {} : { servings: String(servings) };
}
