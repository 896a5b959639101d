import { sql } from 'kysely';

/**
 * Recipes in the trash keep all their rows, so that changes of foods, tags and owners meanwhile apply to
 * them as well. A row in `recipe_trash` hides them: every read of recipes holds one of these two conditions.
 */
export const isNotInTrash = sql<boolean>`not exists (select 1 from recipe_trash
  where recipe_trash.recipe_row = recipes.row)`;

/** As {@link isNotInTrash}, for walks through all recipes of a group: the trash is looked at once. */
export function isNotInTrashOf(groupId: string) {
  return sql<boolean>`recipes.row not in (select recipe_trash.recipe_row from recipe_trash
    where recipe_trash.group_id = ${groupId})`;
}
