import type { OrganizerKind, RecipeInput } from '@hearth/contract';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import { findOrganizersAmong, insertOrganizer, newOrganizer } from '../../organizers/index.ts';
import { ingredientRow, type LineStyle } from './recipe-columns.ts';
import { linkOrCreateEntries } from '../../../catalog/foods/index.ts';
import { findReferenced } from './referenced-recipes.ts';
import type { RecipePartLists } from './recipe-lists.repository.ts';

type SentIngredients = NonNullable<RecipeInput['recipeIngredient']>;
type SentOrganizer = { id?: string | null | undefined; name: string } | string;

/** Ingredients as stored, linked to units and foods of the group; those that were sent by name are created. */
export async function ingredientRows(
  platform: Platform,
  tx: LibraryTx,
  ingredients: SentIngredients,
  style: LineStyle,
): Promise<NonNullable<RecipePartLists['ingredients']>> {
  const named = ingredients.filter((one) => typeof one !== 'string');
  const links = await linkOrCreateEntries(platform, tx, {
    units: named.map(({ unit }) => unit),
    foods: named.map(({ food }) => food),
  });
  const names = { ...links, recipe: await findReferenced(tx, named, style.unknownRecipes) };
  return ingredients.map((ingredient) => ingredientRow(platform, ingredient, names, style));
}

/** For each of these ingredients the id of the recipe that it is, or null; null if none is a recipe. */
export function listLinks({ ingredients = [] }: RecipePartLists): readonly (string | null)[] | null {
  const ids = ingredients.map(({ referenced_recipe_id: id }) => id);
  return ids.some((id) => id !== null) ? ids : null;
}

/** Ids of the organizers that the input names, for each kind that it has. */
export async function organizerIds(
  platform: Platform,
  tx: LibraryTx,
  input: RecipeInput,
): Promise<RecipePartLists> {
  const link = (kind: OrganizerKind, sent: readonly SentOrganizer[] | null | undefined) =>
    sent ? linkedIds(platform, tx, kind, sent) : undefined;
  const [categories, tags, tools] = await runTogether([
    link('categories', input.recipeCategory),
    link('tags', input.tags),
    link('tools', input.tools),
  ]);
  return { ...(categories && { categories }), ...(tags && { tags }), ...(tools && { tools }) };
}

/**
 * Organizers by id, else by the slug of the name. One that the group does not have is created when it was sent by
 * name alone; an id that is not the group's links to nothing.
 */
async function linkedIds(
  platform: Platform,
  tx: LibraryTx,
  kind: OrganizerKind,
  organizers: readonly SentOrganizer[],
): Promise<string[]> {
  const sent = organizers.map((one) => (typeof one === 'string' ? { id: null, name: one } : one));
  if (sent.length === 0) return [];
  const keys = sent.map(({ id, name }) => id ?? slugOrSigns(name.trim()));
  const found = await findOrganizersAmong(tx, kind, keys);
  const ids: string[] = [];
  const bySlug = new Map(found.map(({ slug, id }) => [slug, id]));
  const foundIds = new Set(found.map(({ id }) => id));
  const knownId = (id: string): string | null => (foundIds.has(id) ? id : null);
  for (const { id, name } of sent) {
    const slug = slugOrSigns(name.trim());
    const linked = id ? knownId(id) : (bySlug.get(slug) ?? (await createByName(platform, tx, kind, name)));
    if (linked === null) continue;
    bySlug.set(slug, linked);
    ids.push(linked);
  }
  return ids;
}

async function createByName(
  platform: Platform,
  tx: LibraryTx,
  kind: OrganizerKind,
  name: string,
): Promise<string | null> {
  const row = newOrganizer(platform, tx.scope.groupId, name);
  if (row.slug === '') return null;
  await insertOrganizer(tx, kind, row);
  return row.id;
}
