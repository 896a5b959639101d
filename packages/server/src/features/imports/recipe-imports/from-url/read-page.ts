import { formatTag } from '@hearth/domain/text/locales';
import {
  type ExtractedRecipe,
  type ImportedRecipe,
  type OpenGraph,
  type PageNote,
  toImportedRecipe,
} from '@hearth/recipe-extractor/extraction';
import {
  everyOrigin,
  extractedOrigins,
  type FieldOrigins,
  readFields,
} from '@hearth/recipe-extractor/read-fields';
import type { ReadField } from '@hearth/contract';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askForRecipe } from './ask-for-recipe.ts';
import type { FetchedPage } from './fetch-page.ts';
import { findOpenGraph, findRecipe } from './page-reader.ts';

/** A recipe with what was read for it; the latter is told, not stored. */
export type ReadRecipe = Omit<ImportedRecipe, 'notes'> & {
  readonly fields: ReadField[];
  readonly notes?: PageNote[];
};

/** A page to look for a recipe in: fetched, or pasted, possibly without its address. */
type PageToRead = Pick<FetchedPage, 'html' | 'status'> & {
  readonly [K in 'pageUrl' | 'askedUrl']: FetchedPage[K] | null;
};

/**
 * The recipe of a page: of what the page says to machines or in its structure, else as the AI service reads it where
 * one is configured, else what the page tells social networks. Null when there is none.
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function readPage(
  platform: Platform,
  page: PageToRead,
  locale: Locale,
): Promise<ReadRecipe | null> {
  const source = { text: page.html, url: page.pageUrl };
  const found = await findRecipe(source);
  if (found !== null) return imported(found, page.askedUrl, locale);
  const guessed = await askForRecipe(platform, page);
  if (guessed !== null) return imported(guessed, page.askedUrl, locale, byAi);
  // The page that says what went wrong has a title too.
  if (page.status >= 400) return null;
  const openGraph = await findOpenGraph(source);
  return openGraph === null ? null : fromOpenGraph(openGraph, page.askedUrl, locale);
}

/** What the AI service tells: it mostly reads well, and nothing on the page vouches for it. */
export const byAi = everyOrigin({ source: 'ai', confidence: 'medium' });

/**
 * A recipe that was found, as it is stored; one without a title gets one in the reader's language.
 * @param origins where its fields come from, if the recipe itself does not know
 */
export function imported(
  found: ExtractedRecipe,
  url: string | null,
  locale: Locale,
  origins: FieldOrigins = extractedOrigins(found),
): ReadRecipe {
  const recipe = toImportedRecipe(found, { language: formatTag(locale), url });
  const isNamed = recipe.name !== 'Untitled';
  const fields = readFields(isNamed ? recipe : { ...recipe, name: '' }, origins);
  const { notes = [], ...others } = recipe;
  const name = isNamed ? recipe.name : getTexts(locale).imported.untitled;
  return { ...others, name, fields, ...(notes.length === 0 ? {} : { notes: [...notes] }) };
}

/** The last resort: a page that only says its title, as social networks show it. */
function fromOpenGraph(page: OpenGraph, askedUrl: string | null, locale: Locale): ReadRecipe {
  const words = getTexts(locale).imported;
  const recipe: ImportedRecipe = {
    name: page.title,
    description: page.description ?? '',
    image: page.image,
    recipeYield: '',
    recipeServings: 0,
    recipeYieldQuantity: 0,
    prepTime: null,
    performTime: null,
    totalTime: null,
    recipeIngredient: [{ title: null, note: words.noIngredients }],
    recipeInstructions: [{ title: '', summary: '', text: words.noInstructions }],
    nutrition: {},
    tags: page.tags,
    orgURL: askedUrl,
  };
  const told = everyOrigin({ source: 'pageMetadata', confidence: 'medium' });
  // Its line and its step only say that the page has none.
  const fields = readFields({ ...recipe, recipeIngredient: [], recipeInstructions: [] }, told);
  return { ...recipe, fields };
}
