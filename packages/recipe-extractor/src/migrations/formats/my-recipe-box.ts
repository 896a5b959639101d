import { nutritionFields } from '../../cleaning/index.ts';
import { type CsvRow, eachCsvRow, readOthers } from '../each-csv-row.ts';
import type { MigrationFormat } from '../format.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readStars, readTime, saysYes } from '../tables/cell-values.ts';
import { headLines } from '../tables/split-ingredients.ts';
import { splitSteps } from '../tables/split-steps.ts';

/** My Recipe Box: one CSV, whose lists are lines of a cell. */
export const myRecipeBox: MigrationFormat = eachCsvRow(
  ['title', 'ingredients', 'instructions', 'preparationTime', 'originalPicture'],
  readRecipe,
);

/** The columns that become fields; `difficulty` and others are kept by their names. */
const known = [
  'title',
  'description',
  'quantity',
  'preparationTime',
  'cookingTime',
  'totalTime',
  'ingredients',
  'instructions',
  'notes',
  'nutrition',
  'categories',
  'tags',
  'source',
  'video',
  'originalPicture',
  'favorite',
  'favourite',
  'isFavorite',
];

function readRecipe(row: CsvRow, language: string): MigratedRecipe | null {
  const time = (name: string) => readTime(row[name] ?? '', 'minute', language);
  const { source = '', video = '', rating = '' } = row;
  const ingredients = headLines(splitLines(row['ingredients'] ?? ''));
  const steps = splitSteps(row['instructions'] ?? '');
  const nutrition = readNutrition(row['nutrition'] ?? '');
  const stars = readStars(rating);
  const isAddress = /^https?:\/\/\S+$/i.test(source.trim());
  return migratedRecipe(
    {
      name: row['title'],
      description: row['description'],
      yield: row['quantity'],
      prepTime: time('preparationTime'),
      performTime: time('cookingTime'),
      totalTime: time('totalTime'),
      ingredients: ingredients.lines,
      headings: ingredients.headings,
      steps: steps.lines,
      stepHeadings: steps.headings,
      notes: [...splitLines(row['notes'] ?? ''), ...(isAddress && video !== '' ? [video] : [])],
      nutrition: nutrition.known,
      categories: splitParts(row['categories'] ?? ''),
      tags: splitParts(row['tags'] ?? ''),
      rating: stars,
      isFavorite: ['favorite', 'favourite', 'isFavorite'].some((name) => saysYes(row[name] ?? '')),
      orgURL: isAddress ? source : video,
      source: isAddress ? '' : source,
      extras: {
        ...readOthers(row, stars === null && !/^0?$/.test(rating) ? known : [...known, 'rating']),
        nutrition: nutrition.others,
      },
      picture: readPicture(row['originalPicture'] ?? ''),
    },
    language,
  );
}

function readPicture(cell: string): MigratedPicture | null {
  const address = cell.trim();
  return /^https?:/i.test(address) ? { url: address } : null;
}

/** Lines such as `protein : 3 g`, by the fields of nutrients; those of no field stay as they are. */
function readNutrition(text: string): { known: Record<string, string>; others: string[] } {
  const fields = new Set<string>(nutritionFields);
  const found: { known: Record<string, string>; others: string[] } = { known: {}, others: [] };
  for (const line of splitLines(text)) {
    const [key = '', value = ''] = line.split(':', 2).map((part) => part.trim());
    const field = key === 'calories' ? key : `${key}Content`;
    if (fields.has(field) && /\d/.test(value)) found.known[field] = value;
    else found.others.push(line);
  }
  return found;
}

function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function splitParts(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
