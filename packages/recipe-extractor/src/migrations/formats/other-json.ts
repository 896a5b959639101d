import { cleanTags } from '../../cleaning/index.ts';
import { type GuessedRecipe, guessRecipes } from '../../extraction/index.ts';
import { fileName, linkedPaths, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty } from '../file-head.ts';
import { type MigrationFormat, readEach, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';

/** A larger file is read where someone says what it is. */
const maxGuessedBytes = 2_000_000;

/**
 * JSON of any program: objects with a title, and with ingredients or steps, found by what their keys are called in the
 * languages of the reader; one or many a file, at any depth.
 */
export const otherJson: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.json', '.jsonl', '.ndjson'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) => (holdsRecipe(file) ? certainty.possible : certainty.none),
};

function holdsRecipe({ bytes }: RecipeSource): boolean {
  if (bytes.length > maxGuessedBytes || !/^\s*[[{]/.test(decodeText(bytes.subarray(0, 200)))) return false;
  try {
    return guessRecipes(parseJson(decodeText(bytes))).length > 0;
  } catch {
    return false;
  }
}

function listRecipes(text: string): GuessedRecipe[] {
  const recipes = guessRecipes(parseJson(text));
  if (recipes.length === 0) throw new Error('There is no recipe in this file');
  return recipes;
}

/** One value, or one a line. */
function parseJson(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(plain);
  } catch (error) {
    const lines = plain.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\}\s*$/.test(line))) throw error;
    return lines.map((line): unknown => JSON.parse(line));
  }
}

function readRecipe(recipe: GuessedRecipe, file: string, language: string): MigratedRecipe | null {
  const { nutrition, image } = recipe;
  const inText = typeof nutrition === 'string' ? readNutritionText(nutrition) : null;
  const isAddress = /^https?:/i.test(image);
  return migratedRecipe(
    {
      ...listIngredients(recipe.ingredients),
      ...listSteps(recipe.steps),
      name: recipe.title,
      description: recipe.description,
      yield: recipe.yield,
      servings: recipe.servings,
      prepTime: minutesText(recipe.prepTime),
      performTime: minutesText(recipe.performTime),
      totalTime: minutesText(recipe.totalTime),
      notes: recipe.notes,
      nutrition: inText?.nutrition ?? numbersAsText(nutrition),
      categories: recipe.categories,
      tags: cleanTags(recipe.tags),
      tools: recipe.tools,
      rating: recipe.rating,
      orgURL: recipe.url,
      source: recipe.source,
      dateAdded: recipe.date,
      isFavorite: recipe.isFavorite,
      extras: { ...recipe.extras, nutrition: inText?.rest ?? '' },
      picture: isAddress ? { url: image } : { paths: linkedPaths(file, image) },
    },
    language,
  );
}

/** A bare number is one of minutes. */
function minutesText(time: string): string {
  return /^\d{1,5}$/.test(time) ? `PT${time}M` : time;
}

/** `{fat: 8}` as `{fatContent: "8"}`: names with and without what schema.org adds to them. */
function numbersAsText(nutrition: unknown): Record<string, string> {
  if (typeof nutrition !== 'object' || nutrition === null) return {};
  const texts = Object.entries(nutrition).flatMap(([key, value]) => {
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    return text === '' ? [] : [[key, text] as const, [`${key}Content`, text] as const];
  });
  return Object.fromEntries(texts);
}
