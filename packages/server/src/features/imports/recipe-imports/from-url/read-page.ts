import {
  type ExtractedRecipe,
  type ImportedRecipe,
  type OpenGraph,
  toImportedRecipe,
} from '@hearth/domain/imports/recipe-extractor';
import { type Locale, textsOf } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askForRecipe } from './ask-for-recipe.ts';
import type { FetchedPage } from './fetch-page.ts';
import { findOpenGraph, findRecipe } from './page-reader.ts';

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
): Promise<ImportedRecipe | null> {
  const source = { text: page.html, url: page.pageUrl };
  const found = (await findRecipe(source)) ?? (await askForRecipe(platform, page));
  if (found !== null) return imported(found, page.askedUrl, locale);
  // The page that says what went wrong has a title too.
  if (page.status >= 400) return null;
  const openGraph = await findOpenGraph(source);
  return openGraph === null ? null : fromOpenGraph(openGraph, page.askedUrl, locale);
}

/** A recipe that was found, as it is stored; one without a title gets one in the reader's language. */
export function imported(found: ExtractedRecipe, url: string | null, locale: Locale): ImportedRecipe {
  const { durations, imported: words } = textsOf(locale);
  const recipe = toImportedRecipe(found, { durationWords: durations, url });
  return recipe.name === 'Untitled' ? { ...recipe, name: words.untitled } : recipe;
}

/** The last resort: a page that only says its title, as social networks show it. */
function fromOpenGraph(page: OpenGraph, askedUrl: string | null, locale: Locale): ImportedRecipe {
  const words = textsOf(locale).imported;
  return {
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
}
