import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { headLines, type HeadedItem, isRecord } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { plainText, toList } from '../field-values.ts';
import { certainty, hasEnding, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';

/** Mela: `*.melarecipe`, each a JSON with pictures in base64, after the description of the format on its site. */
export const mela: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.melarecipe'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    if (!/^\s*\{/.test(head)) return certainty.none;
    if (hasEnding(file, '.melarecipe') || /"wantToCook"\s*:/.test(head)) return certainty.declared;
    return certainty.none;
  },
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const fields: unknown = JSON.parse(decodeText(bytes));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const text = (key: string) => plainText(fields[key]).trim();
  const picture = toList(fields['images']).find((image) => typeof image === 'string' && image !== '');
  const { nutrition, rest } = readNutritionText(text('nutrition'));
  return migratedRecipe(
    {
      ...listIngredients(headLines(text('ingredients'))),
      ...listSteps(readSteps(text('instructions'))),
      name: fields['title'],
      description: fields['text'],
      yield: fields['yield'],
      prepTime: fields['prepTime'],
      performTime: fields['cookTime'],
      totalTime: fields['totalTime'],
      notes: text('notes') === '' ? [] : [text('notes')],
      nutrition,
      tags: fields['categories'],
      source: text('link'),
      dateAdded: readDay(fields['date']),
      isFavorite: fields['favorite'] === true,
      extras: { nutrition: rest, wantToCook: fields['wantToCook'] === true ? 'true' : '' },
      picture: typeof picture === 'string' ? { bytes: bytesOfBase64(picture) } : null,
    },
    language,
  );
}

/** Headings are marked with `#`: a line that ends with a colon is a step. */
function readSteps(text: string): HeadedItem[] {
  return text.split(/\r\n?|\n/u).map((line) => {
    const heading = /^#{1,6}\s*(\S.*)$/u.exec(line.trim())?.[1];
    return heading === undefined ? { text: line } : { text: '', heading };
  });
}

/** Seconds since 2001, as Apple counts. */
function readDay(value: unknown): string | null {
  const start = Date.UTC(2001, 0, 1);
  if (typeof value !== 'number' || !(value > 0 && value < 1e10))
    return typeof value === 'string' ? value : null;
  return new Date(start + value * 1000).toISOString();
}
