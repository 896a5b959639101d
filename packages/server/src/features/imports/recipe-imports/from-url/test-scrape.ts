import type { ExtractedRecipe } from '@hearth/recipe-extractor/extraction';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askForRecipe } from './ask-for-recipe.ts';
import { fetchPage } from './fetch-page.ts';
import { findRecipe } from './page-reader.ts';
import { byAi, imported } from './read-page.ts';

/** What clients of the contract compare with when a page holds no recipe. */
const nothingFound = 'recipe_scrapers was unable to scrape this URL';

interface ScrapeTest {
  readonly url: string;
  readonly useOpenAI: boolean;
  readonly withOrigins: boolean;
}

/**
 * What an import of that page would start from, as a schema.org recipe, or a text that says that there is none;
 * with `useOpenAI` what the AI service reads in it, `withOrigins` in an object with where its fields come from.
 * @throws AppError `badRecipeData` if the address does not respond, `outboundRefused`, `scrapingTimedOut`
 */
export async function testScrape(
  platform: Platform,
  { url, useOpenAI, withOrigins }: ScrapeTest,
  locale: Locale,
): Promise<unknown> {
  const page = await fetchPage(platform, url);
  const found = useOpenAI
    ? await askForRecipe(platform, page)
    : await findRecipe({ text: page.html, url: page.pageUrl });
  if (found === null) return nothingFound;
  const recipe = schemaOrgRecipe(found);
  if (!withOrigins) return recipe;
  return { recipe, fields: imported(found, url, locale, useOpenAI ? byAi : undefined).fields };
}

/** https://schema.org/Recipe */
function schemaOrgRecipe(found: ExtractedRecipe) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: found.title,
    description: found.description,
    image: found.images,
    author: found.author,
    url: found.canonicalUrl ?? found.url,
    recipeYield: found.yieldTexts,
    prepTime: found.prepTime?.text ?? null,
    cookTime: found.cookTime?.text ?? null,
    totalTime: found.totalTime?.text ?? null,
    recipeIngredient: found.ingredients,
    recipeInstructions: found.instructions.map((step) => ({ '@type': 'HowToStep', text: step })),
    recipeCategory: found.category,
    recipeCuisine: found.cuisine,
    keywords: found.keywords,
    nutrition: { '@type': 'NutritionInformation', ...found.nutrition },
  };
}
