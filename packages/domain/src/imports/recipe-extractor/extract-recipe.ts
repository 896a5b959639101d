/** Page in, recipe out. */
import { completeDraft } from './complete-draft.ts';
import { headingCount, readShownIngredients } from './ingredient-groups/read-groups.ts';
import { readByline, withoutLead } from './page/byline.ts';
import type { Page } from './page/element.ts';
import { pageCategories } from './page/page-categories.ts';
import { parseHtml } from './page/parse-html.ts';
import { pagePicture } from './page/page-picture.ts';
import { type PageMetadata, readMetadata } from './page/page-metadata.ts';
import {
  absoluteUrl,
  pageAddress,
  pageImages,
  pageLanguage,
  pageTitle,
  siteName,
  tidyTitle,
} from './page-fields.ts';
import { completeSteps } from './page-structure/complete-steps.ts';
import { readPage } from './read-page.ts';
import { readJsonLd } from './structured-data/json-ld.ts';
import { type PageEntities, readEntities } from './structured-data/page-entities.ts';
import { buildGraph } from './structured-data/schema-node.ts';
import { nameOfSite } from './site-name.ts';
import type { ExtractedRecipe, RecipeDraft } from './types.ts';

/**
 * The recipe of a page, or null when it has neither ingredients nor instructions.
 * `url` is where the page came from, if known: relative addresses count from there. Never throws.
 */
export function extractRecipe(html: string, url: string | null): ExtractedRecipe | null {
  const page = parseHtml(html);
  const metadata = readMetadata(page);
  const jsonLd = buildGraph(readJsonLd(page.scripts, metadata.meta));
  const draft = readPage(page, metadata, jsonLd);
  if (draft.ingredients.length === 0 && draft.sections.length === 0) return null;
  const known = draft.ingredients.length;
  takeShownIngredients(draft, page);
  // Data that lacks some of the ingredients may well lack some of the steps.
  if (draft.ingredients.length > known) draft.sections = completeSteps(draft.sections, page);
  if (draft.category.length === 0) draft.category = pageCategories(page);
  draft.author ??= metadata.meta.get('author') ?? readByline(page);
  const recipe = withPageFields(draft, metadata, readEntities(jsonLd), url);
  return recipe.image === null ? withPicture(recipe, page, url) : recipe;
}

/** Takes the page's list of ingredients where it says more than the data: lines, amounts or headings. */
function takeShownIngredients(draft: RecipeDraft, page: Page): void {
  const shown = readShownIngredients(page, draft.ingredients);
  if (shown === null) return;
  if (headingCount(shown.groups) > headingCount(draft.ingredientGroups)) {
    draft.ingredientGroups = shown.groups;
    draft.ingredients = shown.lines;
  } else if (draft.ingredientGroups.length === 0) draft.ingredients = shown.lines;
}

function withPageFields(
  draft: RecipeDraft,
  metadata: PageMetadata,
  entities: PageEntities,
  url: string | null,
): ExtractedRecipe {
  const { meta } = metadata;
  const address = pageAddress(metadata, url);
  const title = draft.title === null ? pageTitle(metadata) : tidyTitle(draft.title, metadata);
  const images = [...draft.images, ...pageImages(metadata)];
  const site =
    nameOfSite(siteName(metadata) ?? entities.siteName, metadata.documentTitle, url ?? address) ??
    entities.publisher;
  const author = draft.author ?? entities.author ?? site;
  return {
    ...completeDraft({ ...draft, title, images }, url ?? address),
    description: draft.description ?? meta.get('og:description') ?? meta.get('description') ?? null,
    author: author === null ? null : withoutLead(author),
    language: pageLanguage(metadata) ?? draft.language,
    siteName: site,
    canonicalUrl: address ?? draft.url,
  };
}

function withPicture(recipe: ExtractedRecipe, page: Page, url: string | null): ExtractedRecipe {
  const address = pagePicture(page, recipe.title);
  if (address === null || address === '') return recipe;
  const image = absoluteUrl(address, url ?? recipe.canonicalUrl);
  return { ...recipe, image, images: [image] };
}
