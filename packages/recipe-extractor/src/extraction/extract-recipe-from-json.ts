import { isRecord } from '../cleaning/index.ts';
import { completeDraft } from './complete-draft.ts';
import { bestRecipe } from './structured-data/find-recipes.ts';
import { parseLenientJson } from './structured-data/lenient-json.ts';
import { buildGraph } from './structured-data/schema-node.ts';
import { draftFromNode } from './structured-data/schema-recipe.ts';
import { trace } from './origins.ts';
import { emptyDraft, type ExtractedRecipe } from './types.ts';

/**
 * The recipe in a schema.org object, given as parsed JSON or as its text (which may be untidy); null when it has
 * neither ingredients nor instructions. `url` is where it came from, if known. Never throws.
 */
export function extractRecipeFromJson(data: unknown, url: string | null): ExtractedRecipe | null {
  const document = typeof data === 'string' ? parseLenientJson(data) : data;
  const graph = buildGraph([document]);
  // People paste objects without @type; such an object itself is meant to be the recipe.
  const draft =
    bestRecipe(graph, null) ?? (isRecord(document) ? draftFromNode(document, graph.resolve) : null);
  if (draft === null || (draft.ingredients.length === 0 && draft.sections.length === 0)) return null;
  const given = trace({ draft: emptyDraft(), origins: {} }, draft, { source: 'jsonLd', confidence: 'high' });
  return completeDraft(given, url);
}
