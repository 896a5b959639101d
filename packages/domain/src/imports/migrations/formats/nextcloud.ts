import type { DurationWords } from '../../recipe-cleaning/index.ts';
import { cleanCategories, isRecord } from '../../recipe-cleaning/index.ts';
import { extractRecipeFromJson, toImportedRecipe } from '../../recipe-extractor/index.ts';
import { fileName, folderOf, picturePaths, withEnding } from '../archive-paths.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { dayIn, type MigratedRecipe } from '../migrated-recipe.ts';
import { textOf } from '../text-of.ts';

/** Nextcloud Cookbook: a folder a recipe with schema.org JSON (`recipe.json`) and `full.jpg`. */
export const nextcloud: MigrationFormat = {
  sourcesAmong: (names) => {
    const byFolder = new Map<string, string>();
    for (const name of withEnding(names, '.json'))
      if (!byFolder.has(folderOf(name))) byFolder.set(folderOf(name), name);
    return [...byFolder.values()];
  },
  read: (source, words) => readOne(labelOf(source.name), () => readRecipe(source, words)),
};

/** Every folder has a `recipe.json`: what tells them apart is the folder. */
function labelOf(path: string): string {
  const file = fileName(path);
  const folder = fileName(folderOf(path).slice(0, -1));
  return file === 'recipe.json' && folder !== '' ? folder : file;
}

function readRecipe({ name, bytes }: RecipeSource, durationWords: DurationWords): MigratedRecipe {
  const data: unknown = JSON.parse(textOf(bytes));
  const found = extractRecipeFromJson(data, null);
  if (found === null) throw new Error('There is no recipe in this file');
  const { image, ...recipe } = toImportedRecipe(found, { durationWords });
  return {
    ...recipe,
    categories: cleanCategories(found.category),
    tools: cleanCategories(isRecord(data) ? data['tool'] : null),
    notes: [],
    rating: null,
    dateAdded: isRecord(data) ? dayIn(data['dateCreated']) : null,
    isMade: false,
    picture: { paths: picturePaths(`${folderOf(name)}full`), url: image },
    assets: null,
  };
}
