/** What a field for servings says: a number above nothing; null leaves it to the recipe. */
export function servingsOf(field: string | number): number | null {
  const servings = Number(field);
  return Number.isFinite(servings) && servings > 0 ? servings : null;
}
