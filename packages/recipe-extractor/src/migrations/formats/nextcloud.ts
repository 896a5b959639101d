import { fileName, folderOf, picturePaths, withEnding } from '../archive-paths.ts';
import { type MigrationFormat, readOne } from '../format.ts';
import { textOf } from '../text-of.ts';
import { schemaRecipe } from './schema-recipe.ts';

/** Nextcloud Cookbook: a folder a recipe with schema.org JSON (`recipe.json`) and `full.jpg`. */
export const nextcloud: MigrationFormat = {
  sourcesAmong: (names) => {
    const byFolder = new Map<string, string>();
    for (const name of withEnding(names, '.json'))
      if (!byFolder.has(folderOf(name))) byFolder.set(folderOf(name), name);
    return [...byFolder.values()];
  },
  read: ({ name, bytes }, words) =>
    readOne(labelOf(name), () =>
      schemaRecipe(JSON.parse(textOf(bytes)), words, picturePaths(`${folderOf(name)}full`)),
    ),
};

/** Every folder has a `recipe.json`: what tells them apart is the folder. */
function labelOf(path: string): string {
  const file = fileName(path);
  const folder = fileName(folderOf(path).slice(0, -1));
  return file === 'recipe.json' && folder !== '' ? folder : file;
}
