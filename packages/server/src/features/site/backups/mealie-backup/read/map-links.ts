import { breakCircles, type RecipeLink } from '@hearth/domain/recipes/linked';
import { readId, readText, requiredId, type SourceRow, type SourceTables } from './source-rows.ts';

/** A recipe of the source: what it is called, and whose it is. */
interface Referable {
  readonly name: string;
  readonly groupId: string;
}

/** The columns of the recipe that an ingredient is. */
interface Referenced {
  readonly referenced_recipe_id: string | null;
  readonly referenced_recipe_name: string | null;
}

/**
 * Reads the recipe that an ingredient refers to, since 3.5, as far as the backup has it. One that would lead back to its
 * own is only its name; one of another group is nothing.
 */
export function readLinks(source: SourceTables): (part: SourceRow) => Referenced {
  const recipes = new Map(
    source.rows('recipes').map((one): [string, Referable] => {
      return [requiredId(one['id']), { name: readText(one['name']), groupId: requiredId(one['group_id']) }];
    }),
  );
  const sound = listSoundLinks(source);
  return (part) => {
    const id = readId(part['referenced_recipe_id']);
    const recipe_id = readId(part['recipe_id']);
    const inner = id === null ? undefined : recipes.get(id);
    const isOwn = inner !== undefined && inner.groupId === recipes.get(recipe_id ?? '')?.groupId;
    return {
      referenced_recipe_id: isOwn && sound.has(`${recipe_id} ${id}`) ? id : null,
      referenced_recipe_name: isOwn ? inner.name : null,
    };
  };
}

/** The links of all ingredients without those that close a circle, as `outer inner`. */
function listSoundLinks(source: SourceTables): ReadonlySet<string> {
  const links = source.rows('recipes_ingredients').flatMap((part): RecipeLink[] => {
    const [outer, inner] = [readId(part['recipe_id']), readId(part['referenced_recipe_id'])];
    return outer === null || inner === null ? [] : [{ outer, inner }];
  });
  return new Set(breakCircles(links).map(({ outer, inner }) => `${outer} ${inner}`));
}
