import { writeTimeUnit } from '@hearth/domain/durations/write';
import { eachCsvRow } from '../each-csv-row.ts';
import type { MigrationFormat } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';

/** My Recipe Box: one CSV, whose lists are lines of a cell. */
export const myRecipeBox: MigrationFormat = eachCsvRow(readRecipe);

/** Nutrients by the words of the file. */
const nutrients: Readonly<Record<string, string>> = {
  calories: 'calories',
  carbohydrate: 'carbohydrateContent',
  protein: 'proteinContent',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  transFat: 'transFatContent',
  unsaturatedFat: 'unsaturatedFatContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
};

function readRecipe(row: Record<string, string>, language: string): MigratedRecipe | null {
  const time = (name: string) => timeText(row[name] ?? '', language);
  const { source = '', video = '', originalPicture: picture = '' } = row;
  return migratedRecipe(
    {
      name: row['title'],
      description: row['description'],
      yield: row['quantity'],
      prepTime: time('preparationTime'),
      performTime: time('cookingTime'),
      totalTime: time('totalTime'),
      ingredients: row['ingredients'],
      steps: row['instructions'],
      notes: [...splitLines(row['notes'] ?? ''), ...(source !== '' && video !== '' ? [video] : [])],
      nutrition: readNutrition(row['nutrition'] ?? ''),
      categories: splitParts(row['categories'] ?? ''),
      tags: splitParts(row['tags'] ?? ''),
      rating: row['rating'],
      orgURL: source || video,
      picture: /^https?:/i.test(picture) ? { url: picture } : null,
    },
    language,
  );
}

/** A number is one of minutes, and is told as it was written: `90 minutes`; other text stays. */
function timeText(text: string, language: string): string | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return trimmed || null;
  const minutes = Number(trimmed);
  return minutes === 0 ? null : writeTimeUnit(minutes, 'minute', language);
}

/** Lines such as `protein : 3 g`. */
function readNutrition(text: string): Record<string, string> {
  const found = splitLines(text).flatMap((line) => {
    const [key = '', value = ''] = line.split(/\s*:\s*/, 2);
    const field = nutrients[key.trim()];
    return field === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(found);
}

function splitLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function splitParts(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
