/** The value of a servings field: a number above 0; null takes that of the recipe. */
export function readServings(field: string | number): number | null {
  const servings = Number(field);
  return Number.isFinite(servings) && servings > 0 ? servings : null;
}

/**
 * What a servings field holds before anyone types: as many as usually eat the meal, where the recipe is for a number of
 * servings at all.
 */
export function suggestServings({ eaters }: { readonly eaters: number }, usual: number): number | '' {
  return eaters > 0 && usual > 0 ? eaters : '';
}

/** The search of an address of a recipe that shows it for so many. */
export function askServings(servings: number | null): { servings?: string } {
  return servings === null ? {} : { servings: String(servings) };
}
