import { isRecord } from '../../cleaning/index.ts';
import { fileName, linkedPaths, withEnding } from '../archive-paths.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { toList, plainText } from '../field-values.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { isRecipeJson, schemaRecipe } from './schema-recipe.ts';

/** JSON files with recipes of schema.org, one or many each, as RecipeSage and others write them. */
export const schemaOrg: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.json', '.jsonld'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => recipesIn(JSON.parse(decodeText(bytes))),
      (data) => schemaRecipe(data, language, linkedPaths(name, readImage(data))),
    ),
  recognize: (file) => (isRecipeJson(readHead(file)) ? certainty.shaped : certainty.none),
};

/** The recipes of a list, of a graph, or of a list that a field holds; else the value itself. */
function recipesIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) throw new Error('There is no recipe in this file');
  const lists = [data['@graph'], data['recipes']].map(toList);
  const list = lists.find(({ length }) => length > 0) ?? [data];
  const recipes = list.filter(isRecipe);
  return recipes.length > 0 ? recipes : list;
}

/** A graph may hold other things beside its recipes. */
function isRecipe(value: unknown): boolean {
  return isRecord(value) && [value['@type']].flat().includes('Recipe');
}

function readImage(data: unknown): string {
  const image = isRecord(data) ? [data['image']].flat()[0] : null;
  return plainText(isRecord(image) ? (image['url'] ?? image['contentUrl']) : image);
}
