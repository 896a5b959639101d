import { sql } from 'kysely';
import type { RecipeLink } from '@hearth/domain/recipes/linked';
import type { GroupReader } from '../../../../platform/db/database.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import { isOneOf } from '../../../../platform/db/queries/expressions.ts';

/** A recipe that an ingredient refers to. */
interface Referenced {
  id: string;
  slug: string;
  name: string;
}

/** The group's recipes among these ids and slugs, those in the trash by their ids as well. */
export async function findReferencedRecipes(
  reader: GroupReader,
  idsOrSlugs: readonly string[],
): Promise<readonly Referenced[]> {
  if (idsOrSlugs.length === 0) return [];
  return reader
    .selectFrom('recipes')
    .select(['id', 'slug', 'name'])
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) =>
      eb.or([
        isOneOf(reader.dialect, eb.ref('id'), idsOrSlugs),
        isOneOf(reader.dialect, eb.ref('slug'), idsOrSlugs),
      ]),
    )
    .execute();
}

/** The links from a recipe downwards, or from those that have it as an ingredient upwards, each once. */
export async function findLinks(
  reader: GroupReader,
  recipeId: string,
  direction: 'below' | 'above',
): Promise<readonly RecipeLink[]> {
  const [from, to] =
    direction === 'below'
      ? (['recipe_id', 'referenced_recipe_id'] as const)
      : (['referenced_recipe_id', 'recipe_id'] as const);
  const links = sql<RecipeLink>`(with recursive links(outer_id, inner_id, next_id) as (
      select i.recipe_id, i.referenced_recipe_id, i.${sql.ref(to)} from recipe_ingredients i
      join recipes r on r.id = i.recipe_id and r.group_id = ${reader.scope.groupId}
      where i.${sql.ref(from)} = ${recipeId} and i.referenced_recipe_id is not null
      union
      select i.recipe_id, i.referenced_recipe_id, i.${sql.ref(to)} from recipe_ingredients i
      join links l on i.${sql.ref(from)} = l.next_id where i.referenced_recipe_id is not null
    ) select outer_id as "outer", inner_id as "inner" from links)`.as('links');
  return reader.selectFrom(links).select(['links.outer', 'links.inner']).execute();
}

/** Gives the lines that link to a recipe its new name. @returns the ids of the recipes that they belong to */
export async function renameReferences(
  tx: LibraryTx,
  recipe: { id: string; name: string },
): Promise<string[]> {
  const rows = await tx
    .updateTable('recipe_ingredients')
    .set({ referenced_recipe_name: recipe.name })
    .where('referenced_recipe_id', '=', recipe.id)
    .returning('recipe_id')
    .execute();
  return [...new Set(rows.map(({ recipe_id: id }) => id))];
}

/** A line by its place in its recipe. */
interface LinePlace {
  readonly recipeId: string;
  readonly position: number;
}

/** Makes a line a recipe if it still has these words for it, and only its own note beside it. @returns whether it is one */
export async function linkLine(
  tx: LibraryTx,
  { recipeId, position }: LinePlace,
  { words, note, inner }: { words: string; note: string; inner: { id: string; name: string } },
): Promise<boolean> {
  const rows = await tx
    .updateTable('recipe_ingredients')
    .set({ referenced_recipe_id: inner.id, referenced_recipe_name: inner.name, note })
    .where('recipe_id', '=', recipeId)
    .where('position', '=', position)
    .where('referenced_recipe_id', 'is', null)
    .where('note', '=', words)
    .returning('position')
    .execute();
  return rows.length > 0;
}

/** Gives a line words in place of its recipe. */
export async function unlinkLine(
  tx: LibraryTx,
  { recipeId, position }: LinePlace,
  words: string,
): Promise<void> {
  await tx
    .updateTable('recipe_ingredients')
    .set({ referenced_recipe_id: null, referenced_recipe_name: null, note: words })
    .where('recipe_id', '=', recipeId)
    .where('position', '=', position)
    .execute();
}
