import { isRecord, type HeadedItem, structuredIngredient } from '../../cleaning/index.ts';
import { fileName, getFolder, linkedPaths, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { plainText, toList } from '../field-values.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readYaml } from '../../front-matter/index.ts';
import { minutesText } from '../minutes-text.ts';

/**
 * Open Recipe Format: YAML (`.yaml`, `.yml`, `.orf`), a document a recipe, with `recipe_name`, `ingredients` by their
 * names, and `steps`. After its published specification, and with the times that Caramel adds.
 */
export const openRecipeFormat: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.yaml', '.yml', '.orf'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (fields) => readRecipe(fields, name, language),
    ),
  recognize: (file) => {
    const head = readHead(file);
    const hasName = /^recipe_(?:name|uuid)\s{0,9}:/m.test(head);
    return hasName && /^(?:ingredients|steps|yields?)\s*:/m.test(head) ? certainty.declared : certainty.none;
  },
};

function listRecipes(text: string): Record<string, unknown>[] {
  const values = readYaml(text);
  const recipes = values
    .flat()
    .filter(isRecord)
    .filter((one) => one['recipe_name'] !== undefined);
  if (recipes.length === 0) throw new Error('There is no recipe of the Open Recipe Format in this file');
  return recipes;
}

function readRecipe(fields: Record<string, unknown>, file: string, language: string): MigratedRecipe | null {
  const seconds = (key: string) => minutesText(Math.round(Number(fields[key] ?? 0) / 60) || 0, language);
  const image = plainText(toList(fields['photos'])[0] ?? fields['image']);
  return migratedRecipe(
    {
      ...listIngredients(toList(fields['ingredients']).flatMap(readIngredients)),
      ...listSteps(toList(fields['steps']).map(readStep)),
      name: fields['recipe_name'],
      description: fields['description'],
      ...readYields(fields['yields'] ?? fields['yield'] ?? fields['servings']),
      prepTime: seconds('prep_time'),
      performTime: seconds('bake_time') ?? durationText(fields['oven_time']),
      notes: textsIn(fields['notes']),
      tags: textsIn(fields['tags'] ?? fields['keywords']),
      categories: textsIn(fields['categories'] ?? fields['cookbook']),
      orgURL: fields['source_url'],
      source: [...textsIn(fields['source_authors']), bookText(fields['source_book'])]
        .filter(Boolean)
        .join(', '),
      extras: { oven_temp: durationText(fields['oven_temp']), oven_fan: plainText(fields['oven_fan']) },
      picture: /^https?:/i.test(image)
        ? { url: image }
        : { paths: linkedPaths(`${getFolder(file)}x`, image) },
    },
    language,
  );
}

/** `- servings: 4` and `- cookies: 12` in a list, or a text. */
function readYields(value: unknown): { yield: string; servings: string } {
  const entries = toList(value).flatMap((one): [string, unknown][] =>
    isRecord(one) ? Object.entries(one) : [['', one]],
  );
  if (entries.length === 0) return { yield: plainText(value), servings: '' };
  const texts = entries.map(([thing, count]) => `${plainText(count)} ${thing}`.trim());
  const isServing = (text: string) => /serving|portion|people/i.test(text);
  const servings = texts.find(isServing) ?? '';
  return { yield: texts.find((text) => !isServing(text)) ?? servings, servings };
}

/** `- flour: {amounts: […]}`; a name with a list below it is a group. */
function readIngredients(value: unknown): HeadedItem[] {
  if (!isRecord(value)) return [{ text: plainText(value) }];
  return Object.entries(value).flatMap(([name, details]) => {
    if (!Array.isArray(details)) return [readIngredient(name, isRecord(details) ? details : {})];
    return [{ text: '', heading: name }, ...details.filter(isRecord).flatMap(flatIngredients)];
  });
}

function flatIngredients(group: Record<string, unknown>): HeadedItem[] {
  return Object.entries(group).map(([name, details]) =>
    readIngredient(name, isRecord(details) ? details : {}),
  );
}

function readIngredient(food: string, details: Record<string, unknown>): HeadedItem {
  const [first, ...others] = toList(details['amounts'] ?? details['amount']).filter(isRecord);
  const amount = (one: Record<string, unknown> | undefined) => plainText(one?.['amount']);
  const otherAmounts = others.map((one) => `or ${amount(one)} ${plainText(one['unit'])}`.trim());
  const note = [...textsIn(details['processing']), ...textsIn(details['notes']), ...otherAmounts].join(', ');
  return structuredIngredient({ amount: amount(first), unit: plainText(first?.['unit']), food, note });
}

function readStep(value: unknown): HeadedItem {
  if (!isRecord(value)) return { text: plainText(value) };
  return { text: [plainText(value['step']), ...textsIn(value['notes'])].filter(Boolean).join('\n') };
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(plainText).filter((text) => text.trim() !== '');
}

/** `{amount: 30, unit: minutes}`, or a text. */
function durationText(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(one) ? `${plainText(one['amount'])} ${plainText(one['unit'])}`.trim() : plainText(one);
}

function bookText(value: unknown): string {
  const book: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(book)) return plainText(book);
  return [plainText(book['title']), ...textsIn(book['authors']), plainText(book['isbn'])]
    .filter(Boolean)
    .join(', ');
}
