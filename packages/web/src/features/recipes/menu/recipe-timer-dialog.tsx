import { useGroupSlug } from '../../../platform/session/index.ts';
import { NewTimerDialog } from '../timers/index.ts';
import { recipeHref } from '../steps/use-step-timers.ts';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';

/** A timer by hand that belongs to a recipe. */
export function RecipeTimerDialog({ recipe, onClose }: RecipeDialogProps) {
  const groupSlug = useGroupSlug() ?? '';
  return <NewTimerDialog recipe={recipe.name} href={recipeHref(groupSlug, recipe.slug)} onClose={onClose} />;
}
