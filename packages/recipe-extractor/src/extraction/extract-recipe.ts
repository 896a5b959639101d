/** Page in, recipe out. */
import { compareWithPage } from './compare-with-page.ts';
import { completeDraft } from './complete-draft.ts';
import { isSiteImage } from './fields/best-image.ts';
import { headingCount, readShownIngredients } from './ingredient-groups/read-groups.ts';
import { readByline, withoutLead } from './page/byline.ts';
import type { Page } from './page/element.ts';
import { skippedWithProgram } from './page/element-kinds.ts';
import { pageCategories } from './page/page-categories.ts';
import { parseHtml } from './page/parse-html.ts';
import { pagePicture } from './page/page-picture.ts';
import { type PageMetadata, readMetadata } from './page/page-metadata.ts';
import {
  absoluteUrl,
  isGenericTitle,
  pageAddress,
  pageImages,
  pageLanguage,
  pageTitle,
  siteName,
  tidyTitle,
} from './page-fields.ts';
import { readNotes } from './page-structure/card-notes.ts';
import { completeSteps } from './page-structure/complete-steps.ts';
import { readPage } from './read-page.ts';
import { readJsonLd } from './structured-data/json-ld.ts';
import { type PageEntities, readEntities } from './structured-data/page-entities.ts';
import { groupsOfState } from './structured-data/state-groups.ts';
import { buildGraph } from './structured-data/schema-node.ts';
import { nameSource } from './source-names.ts';
import { nameOfSite } from './site-name.ts';
import { applySiteRule } from './site-rules/apply-rule.ts';
import { findSiteRule } from './site-rules/find-rule.ts';
import { type FieldOrigin, replaceFields, trace, type TracedDraft } from './origins.ts';
import type { ExtractedRecipe, RecipeDraft } from './types.ts';

/**
 * The recipe of a page, or null when it has neither ingredients nor instructions.
 * `url` is where the page came from, if known: relative addresses count from there. Never throws.
 */
export function extractRecipe(html: string, url: string | null): ExtractedRecipe | null {
  const recipe = extractFromPage(parseHtml(html), url);
  return recipe === null && holdsBack.test(html)
    ? extractFromPage(parseHtml(html, skippedWithProgram), url)
    : recipe;
}

/** Elements whose content only a page's program shows. */
const holdsBack = /<(?:noscript|template)\b/i;

function extractFromPage(page: Page, url: string | null): ExtractedRecipe | null {
  const metadata = readMetadata(page);
  const jsonLd = buildGraph(readJsonLd(page.scripts, metadata.meta));
  const ruled = readByRule(page, pageAddress(metadata, url) ?? url, url);
  const found = readPage(page, metadata, jsonLd);
  const read = withRule(compareWithPage(found, page), ruled);
  if (read.draft.ingredients.length === 0 && read.draft.sections.length === 0) return null;
  const shown = ruled.ingredients === undefined ? withShownGroups(read, page) : read;
  const stepped = ruled.sections === undefined ? withShownSteps(shown, read, page) : shown;
  const named = withPageNames(stepped, page, metadata);
  const told = withPageFields(named, metadata, readEntities(jsonLd), url);
  const recipe = { ...told, notes: readNotes(page, told) };
  return recipe.image === null || isSiteImage(recipe.image) ? withPicture(recipe, page, url) : recipe;
}

/** What a rule for the site tells: for where the page came from, else for where it says that it belongs. */
function readByRule(page: Page, address: string | null, url: string | null): Partial<RecipeDraft> {
  const rule = findSiteRule(url) ?? findSiteRule(address);
  return rule === null ? {} : applySiteRule(rule, page);
}

/** The rule's fields count before all others, for it was written because those were wrong. */
function withRule(read: TracedDraft, ruled: Partial<RecipeDraft>): TracedDraft {
  const { ingredients, prepTime, cookTime } = ruled;
  const outdated: Partial<RecipeDraft> = {
    // Groups of lines that the rule replaces go with them, and a total with its parts.
    ...(ingredients === undefined ? {} : { ingredientGroups: [] }),
    ...(prepTime === undefined && cookTime === undefined ? {} : { totalTime: null }),
  };
  return replaceFields(read, { ...outdated, ...ruled }, { source: 'siteRule', confidence: 'high' });
}

const shownOrigin: FieldOrigin = { source: 'pageText', confidence: 'medium' };
const inState: FieldOrigin = { source: 'appState', confidence: 'medium' };

/** Groups as the page shows them, else those of the data of its program. */
function withShownGroups(read: TracedDraft, page: Page): TracedDraft {
  const shown = withShownIngredients(read, page);
  const { draft } = shown;
  const ingredientGroups = draft.ingredientGroups.length > 0 ? null : groupsOfState(page, draft.ingredients);
  return ingredientGroups === null ? shown : trace(shown, { ...draft, ingredientGroups }, inState);
}

/** Takes the page's list of ingredients where it says more than the data: lines, amounts or headings. */
function withShownIngredients(read: TracedDraft, page: Page): TracedDraft {
  const { draft } = read;
  const shown = readShownIngredients(page, draft.ingredients);
  if (shown === null) return read;
  const lines = isSame(shown.lines, draft.ingredients) ? draft.ingredients : shown.lines;
  if (headingCount(shown.groups) > headingCount(draft.ingredientGroups))
    return trace(read, { ...draft, ingredients: lines, ingredientGroups: shown.groups }, shownOrigin);
  return draft.ingredientGroups.length > 0
    ? read
    : trace(read, { ...draft, ingredients: lines }, shownOrigin);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/** Data that lacks some of the ingredients may well lack some of the steps. */
function withShownSteps(shown: TracedDraft, read: TracedDraft, page: Page): TracedDraft {
  const { draft } = shown;
  if (draft.ingredients.length <= read.draft.ingredients.length) return shown;
  return trace(shown, { ...draft, sections: completeSteps(draft.sections, page) }, shownOrigin);
}

/** The categories and the writer that the page itself tells. */
function withPageNames(read: TracedDraft, page: Page, { meta }: PageMetadata): TracedDraft {
  const { draft } = read;
  const category = draft.category.length > 0 ? draft.category : pageCategories(page);
  const filed = trace(read, { ...draft, category }, shownOrigin);
  const declared = draft.author ?? meta.get('author') ?? null;
  const author = declared ?? readByline(page);
  const source: FieldOrigin =
    declared === null
      ? { source: 'pageText', confidence: 'low' }
      : { source: 'pageMetadata', confidence: 'medium' };
  return trace(filed, { ...filed.draft, author }, source);
}

function withPageFields(
  read: TracedDraft,
  metadata: PageMetadata,
  entities: PageEntities,
  url: string | null,
): ExtractedRecipe {
  const { draft } = read;
  const { meta } = metadata;
  const address = pageAddress(metadata, url);
  const isNamed = draft.title !== null && !isGenericTitle(draft.title);
  const title = isNamed ? tidyTitle(draft.title ?? '', metadata) : (pageTitle(metadata) ?? draft.title);
  const images = [...draft.images, ...pageImages(metadata)];
  const site =
    nameOfSite(siteName(metadata) ?? entities.siteName, metadata.documentTitle, url ?? address) ??
    entities.publisher;
  const author = draft.author ?? entities.author ?? site;
  const description = draft.description ?? meta.get('og:description') ?? meta.get('description') ?? null;
  const language = pageLanguage(metadata) ?? draft.language;
  const byPage = {
    ...draft,
    title,
    images,
    description,
    author: author === null ? null : withoutLead(author),
    language,
  };
  const traced = trace(read, byPage, { source: 'pageMetadata', confidence: 'medium' });
  const recipe = {
    ...completeDraft(traced, url ?? address),
    siteName: site,
    canonicalUrl: address ?? draft.url,
  };
  return { ...recipe, source: nameSource(recipe, url ?? address) };
}

function withPicture(recipe: ExtractedRecipe, page: Page, url: string | null): ExtractedRecipe {
  const address = pagePicture(page, recipe.title);
  if (address === null || address === '') return recipe;
  const image = absoluteUrl(address, url ?? recipe.canonicalUrl);
  const origins = { ...recipe.origins, images: { source: 'pageText', confidence: 'low' } as const };
  return { ...recipe, image, images: [image, ...recipe.images], origins };
}
