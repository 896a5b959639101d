import {
  type ExtractedRecipe,
  extractOpenGraph,
  extractRecipe,
  type ImportedRecipe,
  toImportedRecipe,
} from '@hearth/domain/recipe-extractor';
import { type Locale, textsOf } from '../../platform/i18n/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import { askForRecipe } from './ask-for-recipe.ts';
import type { FetchedPage } from './fetch-page.ts';

/** A page to look for a recipe in: fetched, or pasted by somebody who may know no addresses of it. */
type PageToRead = Pick<FetchedPage, 'html'> & {
  readonly [K in 'pageUrl' | 'askedUrl']: FetchedPage[K] | null;
};

/**
 * The recipe of a page: of what the page says to machines or in its structure, else as the AI service reads it where
 * one is configured, else what the page tells social networks. Null when there is none.
 */
export async function readPage(
  platform: Platform,
  page: PageToRead,
  locale: Locale,
): Promise<ImportedRecipe | null> {
  const found = extractRecipe(page.html, page.pageUrl) ?? (await askForRecipe(platform, page));
  return found === null ? fromOpenGraph(page, locale) : imported(found, page.askedUrl, locale);
}

/** A recipe that was found, as it is stored; one without a title gets one in the reader's language. */
export function imported(found: ExtractedRecipe, url: string | null, locale: Locale): ImportedRecipe {
  const { durations, imported: words } = textsOf(locale);
  const recipe = toImportedRecipe(found, { durationWords: durations, url });
  return recipe.name === 'Untitled' ? { ...recipe, name: words.untitled } : recipe;
}

/** The last resort: a page that only says its title, as social networks show it. */
function fromOpenGraph({ html, pageUrl, askedUrl }: PageToRead, locale: Locale): ImportedRecipe | null {
  const page = extractOpenGraph(html, pageUrl);
  if (page === null) return null;
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
