import { fileName, getFolder, picturePaths, withEnding } from '../archive-paths.ts';
import { type MigrationFormat, readOne } from '../format.ts';
import { decodeText } from '../decode-text.ts';
import { schemaRecipe } from './schema-recipe.ts';

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
      schemaRecipe(JSON.parse(decodeText(bytes)), language, picturePaths(`${getFolder(name)}full`)),
    ),
};

/** Every folder has a `recipe.json`: what tells them apart is the folder. */
function buildLabel(path: string): string {
  const file = fileName(path);
  const folder = fileName(getFolder(path).slice(0, -1));
  return file === 'recipe.json' && folder !== '' ? folder : file;
}
