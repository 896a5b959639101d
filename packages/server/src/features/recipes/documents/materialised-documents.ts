import type { Recipe, RecipeSummary } from '@hearth/contract';
import type { RecipeContent } from '@hearth/domain/recipes/history';

/** The JSON texts that the server writes of recipes. */
interface Documents {
  readonly recipe: Recipe;
  /** A list of them. */
  readonly summaries: RecipeSummary[];
  /** A recipe or its summary. */
  readonly either: RecipeSummary & Partial<Pick<Recipe, 'recipeIngredient'>>;
  /** The content of a state in the history. */
  readonly content: RecipeContent;
}

/**
 * Parses a document of a recipe that the server has stored: from `recipe_answers`, or a state of the history.
 * It does not validate: the presenter of recipes writes these texts from validated input, every read of a
 * recipe or a list passes through here, and a schema would cost more than all the rest of such a read.
 */
export function readDocument<Kind extends keyof Documents>(_kind: Kind, text: string): Documents[Kind] {
  return JSON.parse(text) as Documents[Kind];
}
