import type { Recipe } from '@hearth/contract/index';
import { servingsAtScale } from '@hearth/domain/ingredients/scaling';
import { useMemo } from 'react';
import { AddToCookbookDialog } from '../hand-picked/index.ts';
import { HistoryDialog } from '../history/index.ts';
import { AddToPlanDialog } from '../../meal-plans/entries/index.ts';
import { RecipeActionsDialog } from '../recipe-actions/index.ts';
import { ShareDialog } from '../sharing/index.ts';
import { AddToListDialog } from '../../shopping/index.ts';
import { TimelineDialog } from '../timeline/index.ts';
import { useMayEdit } from '../use-may-edit.ts';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';

/** Links under which others read the recipe. */
export function Share({ recipe, library, scale, onClose }: RecipeDialogProps) {
  const servings = findServings(recipe, scale);
  return <ShareDialog recipe={recipe} groupSlug={library.groupSlug} servings={servings} onClose={onClose} />;
}

/** When it is to be cooked, for as many as it is shown. */
export function Plan({ recipe, scale, onClose }: RecipeDialogProps) {
  return <AddToPlanDialog recipe={recipe} servings={findServings(recipe, scale)} onClose={onClose} />;
}

/** Its ingredients on a shopping list, as many times as it is shown. */
export function ShoppingList({ recipe, scale = 1, onClose }: RecipeDialogProps) {
  const recipes = useMemo(() => [{ recipe, scale }], [recipe, scale]);
  return <AddToListDialog recipes={recipes} onClose={onClose} />;
}

/** Its place in the household's cookbooks. */
export function Cookbook({ recipe, onClose }: RecipeDialogProps) {
  const recipes = useMemo(() => [{ id: recipe.id, name: recipe.name }], [recipe]);
  return <AddToCookbookDialog recipes={recipes} onClose={onClose} />;
}

/** The timeline of the recipe. */
export function Timeline({ recipe, library, onClose }: RecipeDialogProps) {
  return <TimelineDialog recipe={recipe} groupSlug={library.groupSlug} onClose={onClose} />;
}

/** The history of the recipe: changes and their authors. */
export function History({ recipe, library, onClose }: RecipeDialogProps) {
  const mayEdit = useMayEdit(recipe, library.isOwn);
  return <HistoryDialog recipe={recipe} groupSlug={library.groupSlug} mayEdit={mayEdit} onClose={onClose} />;
}

/** The household's recipe actions. */
export function Elsewhere({ recipe, library, scale = 1, onClose }: RecipeDialogProps) {
  const { groupSlug } = library;
  return <RecipeActionsDialog recipe={recipe} groupSlug={groupSlug} scale={scale} onClose={onClose} />;
}

/** For how many a recipe is shown; null for its own servings. */
function findServings(recipe: Recipe, scale = 1): number | null {
  return scale === 1 ? null : servingsAtScale(recipe, scale);
}
