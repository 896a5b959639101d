import {
  isRecord,
  type HeadedItem,
  headLines,
  readHeadingLine,
  structuredIngredient,
} from '../../cleaning/index.ts';
import { elementLines, findElement, parseHtml } from '../../extraction/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { csvRecords } from '../csv-records.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { plainText, toList } from '../field-values.ts';
import { type MigrationFormat, type ReadRecipe, readEach, readOne, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { readLabels } from '../labelled-text.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { minutesText } from '../minutes-text.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { withoutNumber } from '../without-number.ts';

const labels = new Set([
  'source',
  'source url',
  'prep time',
  'cook time',
  'total time',
  'servings',
  'rating',
  'ingredients',
  'preparation',
  'preparation steps',
  'directions',
  'notes',
  'note',
  'nutritional info',
  'nutrition',
  'collections',
]);
const jsonMark = /"(?:preparationSteps|rawIngredient)"\s*:/;
const csvHead = /^\uFEFF?"?(?:name|title)"?[,;\t][^\n]{0,400}preparation\s?steps/i;
const textMarks = [
  /^(?:INGREDIENTS|Ingredients:?)[ \t]{0,9}$/m,
  /^(?:PREPARATION(?: STEPS)?|Preparation(?: Steps)?:?)[ \t]{0,9}$/m,
];
const brand = /\b(?:anylist|any list)\b/i;

/**
 * AnyList: recipes as it shares them: JSON of its fields, a table of the same, or text and web pages with the headings
 * Ingredients and Preparation. Known from its shares alone.
 */
export const anyList: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.json', '.csv', '.txt', '.html', '.htm'),
  read: readFile,
  recognize: (file) => {
    const head = readHead(file).replaceAll('\r\n', '\n');
    if (jsonMark.test(head) || csvHead.test(head)) return certainty.declared;
    const text = /<(?:html|body|div)\b/i.test(head) ? pageText(head) : head;
    if (!textMarks.every((mark) => mark.test(text))) return certainty.none;
    return brand.test(head) ? certainty.declared : certainty.possible;
  },
};

function readFile({ name, bytes }: RecipeSource, language: string): readonly ReadRecipe[] {
  const text = decodeText(bytes);
  if (/^\s*[[{]/.test(text))
    return readEach(
      fileName(name),
      () => listObjects(JSON.parse(text)),
      (fields) => readObject(fields, language),
    );
  if (csvHead.test(text))
    return readEach(
      fileName(name),
      () => csvRecords(bytes),
      (row) => readObject(camelKeys(row), language),
    );
  const lines = /<(?:html|body|div)\b/i.test(text) ? pageText(text) : text;
  return readOne(fileName(name), () => readText(lines, language));
}

/** The lines of a page without those of its head, whose title is that of the program. */
function pageText(html: string): string {
  const { root } = parseHtml(html);
  return elementLines(findElement(root, ({ tag }) => tag === 'body') ?? root).join('\n');
}

function listObjects(data: unknown): Record<string, unknown>[] {
  const list: readonly unknown[] = Array.isArray(data)
    ? data
    : isRecord(data)
      ? toList(data['recipes'] ?? [data])
      : [];
  const recipes = list.filter(isRecord);
  if (recipes.length === 0) throw new Error('There is no recipe of AnyList in this file');
  return recipes;
}

function camelKeys(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const camel = (key: string) =>
    key
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_](\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));
}

function readObject(fields: Record<string, unknown>, language: string): MigratedRecipe | null {
  const [picture] = toList(fields['photoUrls'] ?? [fields['photoUrl']]).map(plainText);
  const notes = plainText(fields['note'] ?? fields['notes']).trim();
  const { nutrition, rest } = readNutritionText(plainText(fields['nutritionalInfo']));
  return migratedRecipe(
    {
      ...listIngredients(readItems(fields['ingredients'], readIngredient)),
      ...listSteps(readItems(fields['preparationSteps'], readStep)),
      name: fields['name'] ?? fields['title'],
      yield: fields['servings'],
      prepTime: secondsText(fields['prepTime'], language),
      performTime: secondsText(fields['cookTime'], language),
      notes: notes === '' ? [] : [notes],
      nutrition,
      tags: typeof fields['collections'] === 'string' ? fields['collections'] : toList(fields['collections']),
      rating: fields['rating'],
      orgURL: fields['sourceUrl'],
      source: fields['sourceName'] ?? fields['source'],
      dateAdded: fields['creationTimestamp'],
      extras: { nutrition: rest },
      picture: /^https?:/i.test(picture ?? '') ? { url: picture ?? '' } : null,
    },
    language,
  );
}

function readItems(value: unknown, read: (one: unknown) => HeadedItem): HeadedItem[] {
  return typeof value === 'string' ? headLines(value) : toList(value).map(read);
}

function readIngredient(value: unknown): HeadedItem {
  if (!isRecord(value)) return readStep(value);
  const { isHeading, rawIngredient, quantity, name, note } = value;
  if (isHeading === true) return { text: '', heading: plainText(name ?? rawIngredient) };
  const parts = structuredIngredient({ amount: quantity, food: plainText(name), note: plainText(note) });
  const raw = plainText(rawIngredient);
  // Its quantity holds the unit as well (`2 cups`): then the line says more than the parts.
  return raw === '' ? parts : { text: raw };
}

function readStep(value: unknown): HeadedItem {
  const text = plainText(value);
  const heading = readHeadingLine(text);
  return heading === null ? { text: withoutNumber(text) } : { text: '', heading };
}

/** Times are numbers of seconds, or words. */
function secondsText(value: unknown, language: string): string | null {
  const text = plainText(value).trim();
  return /^\d+$/.test(text) ? minutesText(Math.round(Number(text) / 60), language) : text || null;
}

function readText(text: string, language: string): MigratedRecipe | null {
  const parts = readLabels(text, labels, { isBare: true });
  const part = (...names: string[]) => names.flatMap((name) => parts.get(name) ?? []);
  const [name = '', ...description] = part('');
  if (!parts.has('ingredients')) throw new Error('There is no recipe of AnyList in this file');
  const notes = part('notes', 'note').join('\n');
  const { nutrition, rest } = readNutritionText(part('nutritional info', 'nutrition').join('\n'));
  return migratedRecipe(
    {
      ...listIngredients(
        headLines(
          part('ingredients')
            .map((line) => line.replace(/^[-*•]\s+/u, ''))
            .join('\n'),
        ),
      ),
      ...listSteps(part('preparation', 'preparation steps', 'directions').map(readStep)),
      name,
      description: description.join('\n'),
      yield: part('servings')[0],
      prepTime: part('prep time')[0],
      performTime: part('cook time')[0],
      totalTime: part('total time')[0],
      notes: notes === '' ? [] : [notes],
      nutrition,
      tags: part('collections').join(','),
      rating: part('rating')[0],
      orgURL: part('source url')[0],
      source: part('source').join(' '),
      extras: { nutrition: rest },
    },
    language,
  );
}
