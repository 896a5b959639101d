import type { Recipe } from '@hearth/contract/index';
import type { Library } from '../recipes.queries.ts';

/** Props of the dialogs of a recipe. */
export interface RecipeDialogProps {
  recipe: Recipe;
  library: Library;
  /** How many times the recipe it is shown; once where absent. */
  scale?: number;
  onClose: () => void;
}
