import { isRecord } from '../cleaning/index.ts';
import { completeDraft } from './complete-draft.ts';
import { bestRecipe } from './structured-data/find-recipes.ts';
import { parseLenientJson } from './structured-data/lenient-json.ts';
import { buildGraph } from './structured-data/schema-node.ts';
import { draftFromNode } from './structured-data/schema-recipe.ts';
import { trace } from './origins.ts';
import { guessDraft } from './guessed-json/guessed-draft.ts';
import { emptyDraft, type ExtractedRecipe, type RecipeDraft } from './types.ts';

/**
 * The recipe in a schema.org object, or in one whose keys suggest what they hold, given as parsed JSON or as its text
 * (which may be untidy); null when it has neither ingredients nor instructions. `url` is where it came from, if known. Never throws.
 */
export function extractRecipeFromJson(data: unknown, url: string | null): ExtractedRecipe | null {
  const document = typeof data === 'string' ? parseLenientJson(data) : data;
  const graph = buildGraph([document]);
  const marked = bestRecipe(graph, null);
  // People paste objects of programs that know no schema.org, and objects without @type that are meant to be the recipe.
  const draft =
    (isWhole(marked) ? marked : null) ??
    guessDraft(document) ??
    marked ??
    (isRecord(document) ? draftFromNode(document, graph.resolve) : null);
  if (draft === null || (draft.ingredients.length === 0 && draft.sections.length === 0)) return null;
  const given = trace({ draft: emptyDraft(), origins: {} }, draft, { source: 'jsonLd', confidence: 'high' });
  return completeDraft(given, url);
}

function isWhole(draft: RecipeDraft | null): boolean {
  return draft !== null && draft.title !== null && draft.ingredients.length + draft.sections.length > 0;
}
