import { isRecord, type HeadedItem, headLines } from '../../cleaning/index.ts';
import { fileName, getFolder, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { plainText, toList } from '../field-values.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { dayIn, type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { minutesText } from '../minutes-text.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { withoutNumber } from '../without-number.ts';

const own = /"(?:cookingTime|preparationTime|inactiveTime|cookware|originalPicture)"\s*:/;

/** RecetteTek: JSON in a zip (`.rtk`) with the pictures; numbers of its times are minutes. Known from its exports alone. */
export const recetteTek: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.json', '.rtk.json'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(JSON.parse(decodeText(bytes))),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) => {
    const head = readHead(file);
    const isOwn = /^\s*[[{]/.test(head) && own.test(head) && /"instructions"\s*:/.test(head);
    return isOwn ? certainty.declared : certainty.none;
  },
};

function listRecipes(data: unknown): Record<string, unknown>[] {
  const list: readonly unknown[] = Array.isArray(data)
    ? data
    : isRecord(data)
      ? toList(data['recipes'] ?? [data])
      : [];
  const recipes = list.filter(isRecord);
  if (recipes.length === 0) throw new Error('There is no recipe of RecetteTek in this file');
  return recipes;
}

function readRecipe(fields: Record<string, unknown>, file: string, language: string): MigratedRecipe | null {
  const text = (key: string) => plainText(fields[key]).trim();
  const time = (key: string) => timeText(text(key), language);
  const { nutrition, rest } = readNutritionText(linesIn(fields['nutrition']).join('\n'));
  const notes = [linesIn(fields['notes']).join('\n'), text('video'), ...linesIn(fields['links'])];
  return migratedRecipe(
    {
      ...listIngredients(headedLines(fields['ingredients'])),
      ...listSteps(
        headedLines(fields['instructions']).map((one) => ({ ...one, text: withoutNumber(one.text) })),
      ),
      name: fields['title'] ?? fields['name'],
      description: text('description'),
      yield: text('quantity'),
      prepTime: time('preparationTime'),
      performTime: time('cookingTime'),
      totalTime: time('totalTime'),
      notes: notes.filter((note) => note !== ''),
      nutrition,
      categories: namesIn(fields['categories']),
      tags: [...namesIn(fields['tags']), ...namesIn(fields['keywords'])],
      tools: linesIn(fields['cookware']),
      rating: fields['rating'],
      orgURL: /^https?:/i.test(text('url')) ? text('url') : '',
      source: text('source'),
      dateAdded: readDay(fields['createdDate']),
      isFavorite: fields['favorite'] === true,
      extras: { nutrition: rest, inactiveTime: time('inactiveTime') },
      picture: readPicture(fields, file),
    },
    language,
  );
}

function timeText(text: string, language: string): string | null {
  return /^\d+$/.test(text) ? minutesText(Number(text), language) : text || null;
}

function linesIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(plainText) : plainText(value).split(/\r\n?|\n/u);
  return texts.map((line) => line.trim()).filter((line) => line !== '');
}

function headedLines(value: unknown): HeadedItem[] {
  return headLines(linesIn(value).join('\n'));
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,;]/u).map((name) => name.trim());
  return toList(value).map((one) => plainText(isRecord(one) ? (one['title'] ?? one['name']) : one));
}

/** A day, or milliseconds since 1970. */
function readDay(value: unknown): string | null {
  const isCount = typeof value === 'number' && value > 0 && value < 8e15;
  return dayIn(isCount ? new Date(value).toISOString() : value);
}

function readPicture(fields: Record<string, unknown>, file: string): MigratedPicture {
  const names = [fields['picture'], ...toList(fields['pictures']), fields['originalPicture']]
    .map((one) => plainText(isRecord(one) ? (one['path'] ?? one['name']) : one))
    .filter((name) => name !== '');
  const folder = getFolder(file);
  const files = names.filter((name) => !/^https?:/i.test(name)).map(fileName);
  return {
    paths: files.flatMap((name) => ['', 'images/', 'pictures/'].map((sub) => `${folder}${sub}${name}`)),
    url: names.find((name) => /^https?:/i.test(name)) ?? null,
  };
}
