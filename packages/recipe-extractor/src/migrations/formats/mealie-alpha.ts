import { isRecord } from '../../cleaning/index.ts';
import { fileName, getFolder, picturePaths, withEnding } from '../archive-paths.ts';
import { toList, plainText } from '../field-values.ts';
import { certainty, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import {
  type MigratedAssets,
  type MigratedParts,
  type MigratedRecipe,
  migratedRecipe,
  readParts,
} from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { isRecipeJson } from './schema-recipe.ts';

const recipe = /(?:^|\/)recipes\/[^/]+\/[^/]+\.json$/i;
/** Sizes of a picture, the largest first. */
const pictures = ['original', 'min-original', 'tiny-original'];

/** Mealie before its version 1.0: `recipes/<slug>/<slug>.json` with `images/` beside it. */
export const mealieAlpha: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.json').filter((name) => recipe.test(name)),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    const isOwn =
      /"(?:org_url|orgURL|perform_time|performTime|recipe_instructions)"\s*:/.test(head) &&
      /^\s*\{/.test(head);
    return isOwn && !isRecipeJson(head) && /"recipe_?ingredient"\s*:/i.test(head)
      ? certainty.declared
      : certainty.none;
  },
};

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const fields: unknown = JSON.parse(decodeText(bytes));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const field = (snake: string, camel: string) => fields[snake] ?? fields[camel];
  const ingredients = toList(field('recipe_ingredient', 'recipeIngredient'));
  const steps = toList(field('recipe_instructions', 'recipeInstructions'));
  return migratedRecipe(
    {
      name: fields['name'],
      description: fields['description'],
      yield: field('recipe_yield', 'recipeYield'),
      prepTime: field('prep_time', 'prepTime'),
      performTime: field('perform_time', 'performTime'),
      totalTime: field('total_time', 'totalTime'),
      ingredients: ingredients.map(readLine),
      headings: listTitles(ingredients),
      parts: ingredients.map(partsIn),
      steps: steps.map(textIn),
      stepHeadings: listTitles(steps),
      notes: fields['notes'],
      nutrition: camelKeys(fields['nutrition']),
      categories: namesIn(field('recipe_category', 'recipeCategory') ?? fields['categories']),
      tags: namesIn(fields['tags']),
      tools: namesIn(fields['tools']),
      rating: fields['rating'],
      orgURL: field('org_url', 'orgURL'),
      dateAdded: field('date_added', 'dateAdded'),
      picture: { paths: pictures.flatMap((size) => picturePaths(`${getFolder(name)}images/${size}`)) },
      assets: assetsBeside(name, fields['assets']),
    },
    language,
  );
}

/** An ingredient is a line, or has parts, of which only the note counts where amounts were off. */
function readLine(ingredient: unknown): string {
  if (!isRecord(ingredient)) return plainText(ingredient);
  const { quantity, unit, food, note, disable_amount: isOff } = ingredient;
  const parts = isOff === false ? [quantity, readName(unit), readName(food), note] : [note];
  return parts
    .map((part) => plainText(part).trim())
    .filter((part) => part !== '')
    .join(' ');
}

function partsIn(ingredient: unknown): MigratedParts | null {
  if (!isRecord(ingredient) || ingredient['disable_amount'] !== false) return null;
  const { quantity, unit, food, note } = ingredient;
  return readParts({ quantity, unit: readName(unit), food: readName(food), note: plainText(note) });
}

function textIn(step: unknown): string {
  return isRecord(step) ? plainText(step['text']) : plainText(step);
}

function listTitles(parts: readonly unknown[]): Map<number, string> {
  const titled = parts.flatMap((part, index) => {
    const title = isRecord(part) ? plainText(part['title']).trim() : '';
    return title === '' ? [] : [[index, title] as const];
  });
  return new Map(titled);
}

function namesIn(value: unknown): string[] {
  return toList(value)
    .map((one) => readName(one))
    .filter((name) => name !== '');
}

function readName(value: unknown): string {
  if (isRecord(value)) return plainText(value['name']);
  return typeof value === 'string' ? value : '';
}

function camelKeys(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  const camel = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [camel(key), one]));
}

function assetsBeside(name: string, listed: unknown): MigratedAssets {
  const named = toList(listed)
    .filter(isRecord)
    .map((asset) => ({
      fileName: plainText(asset['file_name'] ?? asset['fileName']),
      name: plainText(asset['name']),
      icon: plainText(asset['icon']),
    }));
  return { folder: `${getFolder(name)}assets/`, named };
}
