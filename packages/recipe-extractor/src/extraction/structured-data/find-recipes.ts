/** Picks the page's own recipe among all schema.org nodes. */
import type { RecipeDraft } from '../types.ts';
import { draftFromNode } from './schema-recipe.ts';
import { type NodeGraph, nodeTypes, type SchemaNode } from './schema-node.ts';

/** More recipes on a page are a list of other pages. */
const maxRecipes = 60;

/** The most complete recipe of the graph, the one that the page is titled after first; null when there is none. */
export function bestRecipe({ nodes, resolve }: NodeGraph, pageTitle: string | null): RecipeDraft | null {
  const drafts = nodes
    .filter(isRecipeNode)
    .slice(0, maxRecipes)
    .map((node) => draftFromNode(node, resolve));
  return pickBest(drafts, pageTitle);
}

/** The most complete of several drafts, the one that the page is titled after first. */
export function pickBest(drafts: readonly RecipeDraft[], pageTitle: string | null): RecipeDraft | null {
  let best: RecipeDraft | null = null;
  let bestPoints = 0;
  for (const draft of drafts) {
    const points = recipePoints(draft, pageTitle);
    if (points > bestPoints) [best, bestPoints] = [draft, points];
  }
  return best;
}

function isRecipeNode(node: SchemaNode): boolean {
  const types = nodeTypes(node);
  if (types.some((type) => type === 'recipe' || type === 'hrecipe')) return true;
  return node['recipeIngredient'] !== undefined && node['recipeInstructions'] !== undefined;
}

function recipePoints(draft: RecipeDraft, pageTitle: string | null): number {
  const isTitled =
    draft.title !== null && pageTitle !== null && pageTitle.toLowerCase().includes(draft.title.toLowerCase());
  return (
    1 +
    (draft.ingredients.length > 0 ? 8 : 0) +
    (draft.sections.length > 0 ? 8 : 0) +
    (isTitled ? 4 : 0) +
    (draft.images.length > 0 ? 1 : 0) +
    Math.min(draft.ingredients.length, 5) / 10
  );
}
