/** Address of a file of a recipe. */
export function assetAddress(recipeId: string, fileName: string | null | undefined): string {
  return `/api/media/recipes/${recipeId}/assets/${encodeURIComponent(fileName ?? '')}`;
}
