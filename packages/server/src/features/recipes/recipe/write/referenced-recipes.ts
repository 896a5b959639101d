import type { RecipeInput } from '@hearth/contract';
import { findCircle, maxLinkDepth, measureDepth } from '@hearth/domain/recipes/linked';
import type { GroupReader } from '../../../../platform/db/database.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import { fail } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { indexRecipesJob } from '../../search-index/index.ts';
import { findLinks, findReferencedRecipes, renameReferences } from './referenced-recipes.repository.ts';

type SentIngredient = Exclude<NonNullable<RecipeInput['recipeIngredient']>[number], string>;

/** A recipe that an ingredient names: one of the group with its id and name, or words alone. */
export interface NamedRecipe {
  readonly id: string | null;
  readonly name: string;
}

/** Says which recipe an ingredient refers to; null if to none. */
export type FindReferenced = (ingredient: SentIngredient) => NamedRecipe | null;

/** What becomes of an id or a slug that is no recipe of the group: it is refused, or its name stays as words. */
export type UnknownRecipes = 'refused' | 'words';

const noRecipe = (): null => null;

/**
 * The recipes that ingredients refer to. One by its name alone is words of the line; one that waits in the trash is
 * still linked by its id, so that a change of something else does not lose it.
 * @throws AppError `referencedRecipeUnknown`
 */
export async function findReferenced(
  reader: GroupReader,
  ingredients: readonly SentIngredient[],
  unknown: UnknownRecipes = 'words',
): Promise<FindReferenced> {
  const keys = ingredients.flatMap(listKeys);
  if (keys.length === 0)
    return ingredients.some(({ referencedRecipe }) => referencedRecipe) ? nameWords : noRecipe;
  const found = await findReferencedRecipes(reader, [...new Set(keys)]);
  const byKey = new Map(
    found.flatMap(({ id, slug, name }) => [[id, { id, name }] as const, [slug, { id, name }] as const]),
  );
  const isUnknown = (one: SentIngredient) =>
    listKeys(one).length > 0 && !listKeys(one).some((key) => byKey.has(key));
  const at = unknown === 'refused' ? ingredients.findIndex(isUnknown) : -1;
  if (at >= 0) fail('referencedRecipeUnknown', { field: `recipeIngredient.${at}.referencedRecipe` });
  return (ingredient) => {
    const known = listKeys(ingredient).flatMap((key) => byKey.get(key) ?? []);
    return known[0] ?? nameWords(ingredient);
  };
}

/** The id and the slug of a recipe as sent, in the order in which they count. */
function listKeys({ referencedRecipe: sent }: SentIngredient): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return [sent.id, sent.slug].flatMap((key) => (key ? [key] : []));
}

function nameWords({ referencedRecipe: sent }: SentIngredient): NamedRecipe | null {
  if (!sent) return null;
  const name = typeof sent === 'string' ? sent : (sent.name ?? sent.slug ?? '');
  return { id: null, name: name.trim() };
}

/**
 * Refuses a recipe that lies within itself or whose recipes lie too deep within one another. Called after its
 * ingredients are written; the revision of the library keeps others from linking meanwhile.
 * @param lines for each of its lines the id of the recipe that it is, or null
 * @throws AppError `recipeWithinItself` with the path, `recipesTooDeep`; each blames the line
 */
export async function requireSoundLinks(
  tx: LibraryTx,
  recipeId: string,
  lines: readonly (string | null)[],
): Promise<void> {
  const below = await findLinks(tx, recipeId, 'below');
  const circle = findCircle(below, recipeId);
  const field = (innerId: string | undefined) =>
    `recipeIngredient.${lines.findIndex((id) => id === innerId)}.referencedRecipe`;
  if (circle !== null)
    fail('recipeWithinItself', { path: await spellPath(tx, circle), field: field(circle[1]) });
  const above = await findLinks(tx, recipeId, 'above');
  const upwards = above.map(({ outer, inner }) => ({ outer: inner, inner: outer }));
  const depth = measureDepth(below, recipeId) + measureDepth(upwards, recipeId);
  const [deepest] = lines
    .filter((id) => id !== null)
    .toSorted((one, other) => measureDepth(below, other) - measureDepth(below, one));
  if (depth > maxLinkDepth) fail('recipesTooDeep', { max: maxLinkDepth, field: field(deepest) });
}

async function spellPath(tx: LibraryTx, ids: readonly string[]): Promise<string> {
  const names = new Map((await findReferencedRecipes(tx, ids)).map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? '').join(' › ');
}

/** Recipes that have a renamed one as an ingredient are found by its new name soon after. */
export async function renameInOuter(
  platform: Platform,
  tx: LibraryTx,
  recipe: { readonly id: string; readonly name: string },
): Promise<void> {
  const recipeIds = await renameReferences(tx, recipe);
  if (recipeIds.length === 0) return;
  await platform.jobs.enqueue(tx, indexRecipesJob, { groupId: tx.scope.groupId, recipeIds });
}
