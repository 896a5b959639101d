import { fileName, getFolder, picturePaths, withEnding } from '../archive-paths.ts';
import { certainty, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne } from '../format.ts';
import { decodeText } from '../decode-text.ts';
import type { MigratedRecipe } from '../migrated-recipe.ts';
import { isRecipeJson, schemaRecipe } from './schema-recipe.ts';

/** Nextcloud Cookbook: a folder a recipe with schema.org JSON (`recipe.json`) and `full.jpg`. */
export const nextcloud: MigrationFormat = {
  sourcesAmong: (names) => {
    const byFolder = new Map<string, string>();
    for (const name of withEnding(names, '.json'))
      if (!byFolder.has(getFolder(name))) byFolder.set(getFolder(name), name);
    return [...byFolder.values()];
  },
  read: ({ name, bytes }, language) =>
    readOne(buildLabel(name), () =>
      // The rating there is the average of the site that a recipe is from.
      withoutRating(
        schemaRecipe(JSON.parse(decodeText(bytes)), language, picturePaths(`${getFolder(name)}full`)),
      ),
    ),
  recognize: (file) => {
    const head = readHead(file);
    const isOwn = isRecipeJson(head) && fileName(file.name).toLowerCase() === 'recipe.json';
    return isOwn ? certainty.declared : certainty.none;
  },
};

function withoutRating(recipe: MigratedRecipe): MigratedRecipe {
  return { ...recipe, rating: null };
}

/** Every folder has a `recipe.json`: what tells them apart is the folder. */
function buildLabel(path: string): string {
  const file = fileName(path);
  const folder = fileName(getFolder(path).slice(0, -1));
  return file === 'recipe.json' && folder !== '' ? folder : file;
}
