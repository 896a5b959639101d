import { sql } from 'kysely';
import type { GroupReader, Reader } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/queries/prepared.ts';
import { isNotInTrash } from '../../visibility/index.ts';

/** What decides whether a user may change a recipe. */
export interface RecipeToChange {
  row: number;
  id: string;
  groupId: string;
  userId: string;
  householdId: string;
  name: string;
  slug: string;
  image: string | null;
  locked: number;
  householdLocksEdits: number | null;
  version: number;
}

/** A recipe of the group, by id or slug, with what its change depends on; or, with `trash`, one in the trash. */
export async function findRecipeToChange(
  reader: GroupReader,
  by: { id: string } | { slug: string },
  where: 'live' | 'trash' = 'live',
): Promise<RecipeToChange | undefined> {
  const { groupId } = reader.scope;
  if (where === 'live') {
    const [found] =
      'id' in by
        ? await liveById(reader, { groupId, id: by.id })
        : await liveBySlug(reader, { groupId, slug: by.slug });
    return found;
  }
  const query = toChange(reader, groupId).where(sql<boolean>`not ${isNotInTrash}`);
  return 'id' in by
    ? query.where('recipes.id', '=', by.id).executeTakeFirst()
    : query.where('recipes.slug', '=', by.slug).executeTakeFirst();
}

function toChange(db: Pick<Reader, 'selectFrom'>, groupId: string) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .innerJoin('recipe_documents', 'recipe_documents.recipe_id', 'recipes.id')
    .leftJoin('household_preferences as p', 'p.household_id', 'users.household_id')
    .select([
      'recipes.row',
      'recipes.id',
      'recipes.group_id as groupId',
      'recipes.user_id as userId',
      'users.household_id as householdId',
      'recipes.name',
      'recipes.slug',
      'recipes.image',
      'recipes.locked',
      'p.lock_recipe_edits_from_other_households as householdLocksEdits',
      'recipe_documents.version',
    ])
    .where('recipes.group_id', '=', groupId);
}

const liveById = prepared<{ groupId: string; id: string }, RecipeToChange>((db, parameter) =>
  toChange(db, parameter('groupId')).where(isNotInTrash).where('recipes.id', '=', parameter('id')),
);

const liveBySlug = prepared<{ groupId: string; slug: string }, RecipeToChange>((db, parameter) =>
  toChange(db, parameter('groupId')).where(isNotInTrash).where('recipes.slug', '=', parameter('slug')),
);
