import { servingsAtScale } from '@hearth/domain/ingredients/scaling';

/** The placeholders of an action's URL. */
export interface ActionSubject {
  /** Address of the page with the recipe. */
  readonly url: string;
  readonly id: string;
  readonly slug: string;
}

/** Programs that a link may open: web pages, and apps that the device knows by their own word. */
const harmful = /^(?:javascript|data|vbscript|file|blob|about):/i;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of a link with the recipe filled in: `${url}`, `${id}` and `${slug}`, the first of each. Null for what
 * is no address, or would run in this page.
 */
export function actionAddress(template: string, { url, id, slug }: ActionSubject): string | null {
  const filled = template
    .trim()
    .replace('${url}', () => encodeURIComponent(url))
    .replace('${id}', () => encodeURIComponent(id))
    .replace('${slug}', () => encodeURIComponent(slug));
  // Browsers read past blanks and line ends in a scheme.
  const plain = [...filled].filter((sign) => sign > ' ').join('');
  return hasScheme.test(plain) && !harmful.test(plain) ? filled : null;
}

/** The page of a recipe, for as many as it is shown: programs that read the page find the same amounts. */
export function writeRecipePath(
  recipe: { readonly slug: string } & Parameters<typeof servingsAtScale>[0],
  { groupSlug, scale }: { readonly groupSlug: string; readonly scale: number },
): string {
  const servings = scale === 1 ? null : servingsAtScale(recipe, scale);
  return `/g/${groupSlug}/r/${recipe.slug}${servings === null ? '' : `?servings=${servings}`}`;
}
