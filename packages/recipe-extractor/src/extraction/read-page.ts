/** Reads the sources of a page in turn and merges their drafts field by field. */
import { mergeDrafts } from './merge-drafts.ts';
import { type Block, readPageBlocks } from './page/blocks.ts';
import type { Page } from './page/element.ts';
import type { PageMetadata } from './page/page-metadata.ts';
import { pageTitle } from './page-fields.ts';
import { draftFromCard } from './page-structure/card-fields.ts';
import { draftFromLabels } from './page-structure/labelled-values.ts';
import { draftFromLooseList } from './page-structure/loose-list.ts';
import { draftFromNames } from './page-structure/named-elements.ts';
import { draftFromHeadings } from './page-structure/headed-recipe.ts';
import { readAppState } from './structured-data/app-state.ts';
import { readMicrodata, readMicroformats, readRdfa } from './structured-data/embedded-items.ts';
import { bestRecipe } from './structured-data/find-recipes.ts';
import { bestShapedRecipe } from './structured-data/shaped-recipe.ts';
import { buildGraph, type NodeGraph } from './structured-data/schema-node.ts';
import { type FieldOrigin, type RecipeSource, trace, type TracedDraft } from './origins.ts';
import { emptyDraft, type RecipeDraft } from './types.ts';

/** Fewer lines are hardly a recipe's whole list. */
const minLines = 3;

/** Sources from the most to the least reliable; a later one is only read if fields are still missing. */
export function readPage(page: Page, metadata: PageMetadata, jsonLd: NodeGraph): TracedDraft {
  const title = pageTitle(metadata);
  const markup: readonly (readonly [RecipeSource, () => NodeGraph])[] = [
    ['jsonLd', () => jsonLd],
    ['microdata', () => buildGraph(readMicrodata(page))],
    ['rdfa', () => buildGraph(readRdfa(page))],
    ['microformats', () => buildGraph(readMicroformats(page))],
  ];
  let read: TracedDraft = { draft: emptyDraft(), origins: {} };
  for (const [source, graph] of markup) {
    if (isComplete(read.draft)) break;
    read = add(read, bestRecipe(graph(), title) ?? emptyDraft(), { source, confidence: 'high' });
  }
  if (!isComplete(read.draft))
    read = add(read, draftFromAppState(page, title), { source: 'appState', confidence: 'medium' });
  if (!isComplete(read.draft))
    read = add(read, draftFromCard(page), { source: 'recipeCard', confidence: 'medium' });
  return completeFromText(read, page);
}

/** Fills what a draft lacks from another one. */
function add(read: TracedDraft, found: RecipeDraft, origin: FieldOrigin): TracedDraft {
  return trace(read, mergeDrafts(read.draft, found), origin);
}

/** A recipe in the data of the page's program, in the words of schema.org or in its own. */
function draftFromAppState(page: Page, title: string | null): RecipeDraft {
  const graph = buildGraph(readAppState(page));
  return bestRecipe(graph, title) ?? bestShapedRecipe(graph, title) ?? emptyDraft();
}

const inText: FieldOrigin = { source: 'pageText', confidence: 'medium' };
const byLook: FieldOrigin = { source: 'pageText', confidence: 'low' };

/** Fills gaps from the visible text of the page. */
function completeFromText(read: TracedDraft, page: Page): TracedDraft {
  const { draft } = read;
  const isTimed = draft.totalTime !== null || draft.prepTime !== null || draft.cookTime !== null;
  const isMeasured = !lacksAmounts(draft.ingredients);
  if (isComplete(draft) && isMeasured && isTimed && draft.yieldTexts.length > 0) return read;
  const blocks = readPageBlocks(page);
  const labelled = draftFromLabels(blocks);
  const measured = isMeasured ? read : trace(read, withShownAmounts(draft, page, blocks), inText);
  const filled = completeFromStructure(measured, page, blocks);
  return add(filled, isTimed ? { ...emptyDraft(), yieldTexts: labelled.yieldTexts } : labelled, inText);
}

/** Headings say more than names of classes, and these more than the look of a list. */
function completeFromStructure(read: TracedDraft, page: Page, blocks: readonly Block[]): TracedDraft {
  const sources: readonly (readonly [() => RecipeDraft, FieldOrigin])[] = [
    [() => draftFromHeadings(blocks), inText],
    [() => draftFromNames(page), byLook],
    [() => draftFromLooseList(blocks), byLook],
  ];
  const isMarked = read.draft.ingredients.length > 0 || read.draft.sections.length > 0;
  let filled = read;
  for (const [find, origin] of sources) {
    if (isComplete(filled.draft)) break;
    filled = add(filled, find(), origin);
  }
  // Manuals and papers have steps and methods, too; without markup only a list of ingredients makes a recipe.
  return isMarked || filled.draft.ingredients.length > 0 ? filled : read;
}

/** Some sites mark up only the names of the ingredients. */
function lacksAmounts(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => !/\d/.test(line));
}

function withShownAmounts(draft: RecipeDraft, page: Page, blocks: readonly Block[]): RecipeDraft {
  const headed = withAmounts(draft, draftFromHeadings(blocks));
  return headed === draft ? withAmounts(draft, draftFromNames(page)) : headed;
}

/** Takes the list that the page shows when it is the same list with amounts. */
function withAmounts(draft: RecipeDraft, shown: RecipeDraft): RecipeDraft {
  if (lacksAmounts(shown.ingredients) || !isSameList(draft.ingredients, shown)) return draft;
  return { ...draft, ingredients: shown.ingredients, ingredientGroups: shown.ingredientGroups };
}

/** About as many lines; or the data has only what heads the groups, or hardly anything. */
function isSameList(lines: readonly string[], { ingredients, ingredientGroups }: RecipeDraft): boolean {
  const ratio = ingredients.length / lines.length;
  if (ratio >= 0.7 && ratio <= 1.5) return true;
  const headings = new Set(ingredientGroups.map((group) => group.heading));
  return (
    lines.every((line) => headings.has(line)) || (lines.length < minLines && ingredients.length >= minLines)
  );
}

function isComplete(draft: RecipeDraft): boolean {
  return draft.ingredients.length > 0 && draft.sections.length > 0;
}
