import type { Reader } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';

/** A name that one recipe of the library is found by. */
interface NamedRecipe {
  readonly id: string;
  readonly name: string;
}

/** More recipes of one title than anyone has; it bounds the work of a comparison. */
const maxTitled = 500;

/**
 * Recipes of the group whose names contain any of the words, without those in the trash, newest first.
 * @param words in the form of the stored search text, without wildcards
 */
export async function findRecipesTitled(
  reader: Reader<MemberScope>,
  words: readonly string[],
): Promise<NamedRecipe[]> {
  if (words.length === 0) return [];
  return reader
    .selectFrom('recipes')
    .leftJoin('recipe_trash', 'recipe_trash.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.name'])
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('recipe_trash.recipe_id', 'is', null)
    .where((eb) => eb.or(words.map((word) => eb('recipes.name_normalized', 'like', `%${word}%`))))
    .orderBy('recipes.row', 'desc')
    .limit(maxTitled)
    .execute();
}
