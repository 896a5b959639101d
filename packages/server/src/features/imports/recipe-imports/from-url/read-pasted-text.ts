import { everyOrigin, readFields } from '@hearth/recipe-extractor/read-fields';
import { formatTag } from '@hearth/domain/text/locales';
import { type MigratedRecipe, untitled } from '@hearth/recipe-extractor/migrations';
import type { TextPart, TextRecipe } from '@hearth/recipe-extractor/text';
import { maxOrganizerNameLength } from '@hearth/contract';
import { fail } from '../../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  findProblemInJson,
  findRecipeInJson,
  findRecipesInText,
  findRecipesOfProgram,
} from './page-reader.ts';
import { imported, readPage, type ReadRecipe } from './read-page.ts';
import { hasResidue, isJson, isMarkup } from './text-forms.ts';

/** Text that a user has pasted, and the address it is from, if known. */
export interface PastedText {
  readonly data: string;
  readonly url: string | null;
}

/** A recipe with what only plain text has. */
export type PastedRecipe = ReadRecipe & {
  readonly notes?: TextPart[];
  readonly recipeCategory?: string[];
  readonly tools?: string[];
  readonly extras?: Record<string, string>;
};

/**
 * The recipes in pasted schema.org JSON, HTML or plain text: one, or all of a text that has several.
 * @throws AppError `badRecipeData`, `importJsonBroken`, `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function readPastedText(
  platform: Platform,
  { data, url }: PastedText,
  locale: Locale,
): Promise<readonly [PastedRecipe, ...PastedRecipe[]]> {
  const ofProgram = await findRecipesOfProgram({ text: data, url }, formatTag(locale));
  const [first, ...more] = ofProgram.map((recipe) => buildMovedRecipe(recipe, url, locale));
  if (first !== undefined) return [first, ...more];
  if (isJson(data)) return [await readJson({ data, url }, locale)];
  const [plain, ...others] = await readPlainText({ data, url }, locale);
  if (plain !== undefined) return [plain, ...others];
  const page = { html: data, pageUrl: url, askedUrl: url, status: 200 };
  return [(await readPage(platform, page, locale)) ?? fail('badRecipeData')];
}

/**
 * All recipes in pasted plain text, in their order; none in the source of a page, and in JSON.
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
async function readPlainText({ data, url }: PastedText, locale: Locale): Promise<readonly PastedRecipe[]> {
  if (isJson(data) || isMarkup(data)) return [];
  const found = await findRecipesInText({ text: data, url });
  return found.map((recipe) => buildRecipe(recipe, url, locale));
}

async function readJson({ data, url }: PastedText, locale: Locale): Promise<ReadRecipe> {
  const extracted = await findRecipeInJson({ text: data, url });
  if (extracted !== null && !hasResidue([...extracted.ingredients, ...extracted.instructions]))
    return imported(extracted, url, locale);
  const problem = await findProblemInJson(data);
  if (problem === null) return fail('badRecipeData');
  const { line, column } = problem;
  const expected = getTexts(locale).imported.jsonTokens[problem.expected];
  return fail('importJsonBroken', { line, column, expected });
}

/** Plain text has no marks: its parts are told by their headings and by how their lines look. */
const byReading = everyOrigin({ source: 'text', confidence: 'medium' });

function buildRecipe(recipe: TextRecipe, url: string | null, locale: Locale): PastedRecipe {
  const { prepTime, performTime, totalTime, rating, tags, tools, nutrition } = recipe;
  const texts = getTexts(locale);
  const read = {
    name: recipe.name ?? texts.imported.untitled,
    description: describeRecipe(recipe, url),
    image: recipe.picture !== null && /^https?:/i.test(recipe.picture) ? recipe.picture : null,
    recipeYield: recipe.yieldText,
    recipeServings: recipe.servings ?? 0,
    recipeYieldQuantity: recipe.yieldQuantity,
    prepTime,
    performTime,
    totalTime,
    recipeIngredient: recipe.ingredients.map(({ title, text }) => ({ title: title || null, note: text })),
    recipeInstructions: recipe.steps,
    nutrition,
    tags: tags.map((tag) => tag.slice(0, maxOrganizerNameLength)),
    orgURL: url ?? recipe.url,
  };
  const notes = recipe.source === null ? [] : [{ title: texts.exports.source, text: recipe.source }];
  return {
    ...read,
    notes: [...recipe.notes, ...notes],
    recipeCategory: organizers(recipe.categories),
    tools: organizers(tools),
    // A rating is a person's; the writer of a text has no account here.
    extras: { ...recipe.extras, ...(rating === null ? {} : { rating: String(rating) }) },
    fields: readFields({ ...read, name: recipe.name ?? '' }, byReading),
  };
}

/** A recipe that was written by another program, as pasted text has it. */
function buildMovedRecipe(recipe: MigratedRecipe, url: string | null, locale: Locale): PastedRecipe {
  const {
    picture,
    assets: _assets,
    isMade: _made,
    isFavorite: _favorite,
    dateAdded: _date,
    ...others
  } = recipe;
  const { source, rating, categories, tools, notes, extras, recipeIngredient, ...fields } = others;
  const read = {
    ...fields,
    name: recipe.name === untitled ? getTexts(locale).imported.untitled : recipe.name,
    image: picture?.url ?? null,
    // Lines keep the parts that their program has told apart.
    recipeIngredient: recipeIngredient.map((line) => ({ ...line })),
    orgURL: url ?? recipe.orgURL,
  };
  const own = source === null ? [] : [{ title: getTexts(locale).exports.source, text: source }];
  return {
    ...read,
    notes: [...notes, ...own],
    recipeCategory: organizers(categories),
    tools: organizers(tools),
    extras: { ...extras, ...(rating === null ? {} : { rating: String(rating) }) },
    fields: readFields(read, byReading),
  };
}

/** The address that the user has entered is the source; another one in the text stays readable, and so does a picture that is not on the web. */
function describeRecipe({ description, url: written, picture }: TextRecipe, url: string | null): string {
  const other = url !== null && written !== null && written !== url ? written : '';
  const file = picture !== null && !/^https?:/i.test(picture) ? picture : '';
  return [description, other, file].filter((part) => part !== '').join('\n');
}

function organizers(names: readonly string[]): string[] {
  return names.map((name) => name.slice(0, maxOrganizerNameLength).toWellFormed());
}
