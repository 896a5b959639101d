import type { Recipe } from '@hearth/contract/index';
import { yieldFacts } from '@hearth/domain/ingredients/scaling';
import { listInnerRecipes } from '@hearth/domain/recipes/linked';
import { useTranslation } from 'react-i18next';
import { spell, useAmountView } from '../parts/amount-view.ts';
import { useLibrary } from '../parts/linked/use-library.ts';
import { useRecipesWithin } from '../recipes-within.ts';
import { SheetIngredients } from './sheet-ingredients.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import classes from './print-sheet.module.css';

/** The recipes within a recipe, each once, in the amounts that are needed of it. */
export function SheetWithin({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const find = useRecipesWithin(useLibrary(), recipe);
  if (find === undefined) return null;
  return listInnerRecipes(recipe, find).map((inner) => (
    <Inner key={inner.recipe.id} recipe={inner.recipe} scale={scale * inner.scale} />
  ));
}

function Inner({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const { t } = useTranslation('recipes');
  const view = useAmountView(scale, recipe);
  const { servings, yield: made } = yieldFacts(recipe, scale, spell);
  const count = Math.ceil(recipe.recipeServings * scale);
  const amount = made ?? (servings && t('scale.servings', { count, amount: servings }));
  return (
    <section data-part="sheet-within">
      <h2 className={classes.within}>
        <bdi>{recipe.name}</bdi>
        {amount !== null && amount !== '' && <small>{amount}</small>}
      </h2>
      <SheetIngredients recipe={recipe} view={view} />
      <SheetSteps recipe={recipe} view={view} withIngredients={false} />
    </section>
  );
}
