import { i18n } from '../../../platform/i18n/i18n.ts';
import { copyText } from '../../../ui/clipboard/copy-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { ingredientsText } from '../parts/recipe-parts.ts';
import type { RecipeContext } from './recipe-actions.ts';

/** Puts the ingredients, as they are shown, into the clipboard. */
export function copyIngredients({ recipe, view }: RecipeContext): void {
  void copyText(ingredientsText(recipe.recipeIngredient, view)).then((outcome) => {
    const text = i18n.t(`copy.${outcome}`);
    return outcome === 'copied' ? toast.success(text) : toast.error(text);
  });
}
