import type { Recipe, RecipeSummary } from '@hearth/contract';
import { type RecipeContent, completeContent } from '@hearth/domain/recipes/history';

/** The JSON texts that the server writes of recipes. */
interface Documents {
  readonly recipe: Recipe;
  /** A list of them. */
  readonly summaries: RecipeSummary[];
  /** A recipe or its summary. */
  readonly either: RecipeSummary & Partial<Pick<Recipe, 'recipeIngredient'>>;
}

/**
 * Parses a document of a recipe that the server has stored in `recipe_documents`.
 * It does not validate: the presenter of recipes writes these texts from validated input, every read of a
 * recipe or a list passes through here, and a schema would cost more than all the rest of such a read.
 */
export function readDocument<Kind extends keyof Documents>(_kind: Kind, text: string): Documents[Kind] {
  return JSON.parse(text) as Documents[Kind];
}

/** Parses the content of a state in the history; a field that did not exist when it was stored is empty. */
export function readContent(text: string): RecipeContent {
  return completeContent(JSON.parse(text) as Partial<RecipeContent>);
}
