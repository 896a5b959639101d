/** Whether a recipe has a main picture; an import that found none stores a text. */
export function hasPicture({ image }: { readonly image: string | null }): boolean {
  return image !== null && image !== '' && image !== 'no image';
}
