import { everyOrigin, readFields } from '@hearth/recipe-extractor/read-fields';
import type { TextPart, TextRecipe } from '@hearth/recipe-extractor/text';
import { fail } from '../../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findProblemInJson, findRecipeInJson, findRecipeInText } from './page-reader.ts';
import { imported, readPage, type ReadRecipe } from './read-page.ts';

/** Text that a user has pasted, and the address it is from, if known. */
export interface PastedText {
  readonly data: string;
  readonly url: string | null;
}

/** A recipe with what only plain text has. */
export type PastedRecipe = ReadRecipe & { readonly notes?: TextPart[] };

/**
 * The recipe in pasted schema.org JSON, HTML or plain text.
 * @throws AppError `badRecipeData`, `importJsonBroken`, `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function readPastedText(
  platform: Platform,
  { data, url }: PastedText,
  locale: Locale,
): Promise<PastedRecipe> {
  if (isJson(data)) return readJson({ data, url }, locale);
  const plain = isMarkup(data) ? null : await findRecipeInText({ text: data, url });
  if (plain !== null) return recipeOfText(plain, url, locale);
  const page = { html: data, pageUrl: url, askedUrl: url, status: 200 };
  return (await readPage(platform, page, locale)) ?? fail('badRecipeData');
}

async function readJson({ data, url }: PastedText, locale: Locale): Promise<ReadRecipe> {
  const extracted = await findRecipeInJson({ text: data, url });
  if (extracted !== null) return imported(extracted, url, locale);
  const problem = await findProblemInJson(data);
  if (problem === null) return fail('badRecipeData');
  const { line, column } = problem;
  const expected = getTexts(locale).imported.jsonTokens[problem.expected];
  return fail('importJsonBroken', { line, column, expected });
}

/** Text that begins as a JSON object, or as a list of them: no recipe in plain text does. */
function isJson(text: string): boolean {
  return /^\s*(?:\[\s*)*\{/.test(text);
}

function isMarkup(text: string): boolean {
  return /<[a-z!/?]/i.test(text);
}

/** Plain text has no marks: its parts are told by their headings and by how their lines look. */
const byReading = everyOrigin({ source: 'text', confidence: 'medium' });

function recipeOfText(recipe: TextRecipe, url: string | null, locale: Locale): PastedRecipe {
  const { prepTime, performTime, totalTime, notes } = recipe;
  // The address that the user has entered is the source; another one in the text stays readable.
  const isOtherSource = url !== null && recipe.url !== null && recipe.url !== url;
  const description = [recipe.description, isOtherSource ? recipe.url : ''].filter(Boolean).join('\n');
  const read = {
    name: recipe.name ?? getTexts(locale).imported.untitled,
    description,
    image: null,
    recipeYield: '',
    recipeServings: recipe.servings ?? 0,
    recipeYieldQuantity: 0,
    prepTime,
    performTime,
    totalTime,
    recipeIngredient: recipe.ingredients.map(({ title, text }) => ({ title: title || null, note: text })),
    recipeInstructions: recipe.steps.map(({ title, text }) => ({ title, summary: '', text })),
    notes,
    nutrition: {},
    tags: [],
    orgURL: url ?? recipe.url,
  };
  return { ...read, fields: readFields({ ...read, name: recipe.name ?? '' }, byReading) };
}
