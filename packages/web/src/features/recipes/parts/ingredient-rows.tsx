import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, renderIngredient } from '@hearth/domain/ingredients/lines';
import { useMemo } from 'react';
import { LineText } from '../../../ui/line/line-text.tsx';
import { useCooking } from './use-cooking.ts';
import classes from './reading.module.css';

/** Ingredients of a recipe to tick off. */
export function IngredientRows({
  recipeId,
  ingredients,
  view,
}: {
  recipeId: string;
  ingredients: readonly RecipeIngredient[];
  view: AmountView;
}) {
  const { state, tick } = useCooking(recipeId);
  if (ingredients.length === 0) return null;
  return (
    <ul className={classes.list}>
      {ingredients.map((ingredient) => (
        <IngredientRow
          key={ingredient.referenceId}
          ingredient={ingredient}
          view={view}
          isTicked={state.ingredients.includes(ingredient.referenceId)}
          onTick={() => tick('ingredients', ingredient.referenceId)}
        />
      ))}
    </ul>
  );
}

function IngredientRow({
  ingredient,
  view,
  isTicked,
  onTick,
}: {
  ingredient: RecipeIngredient;
  view: AmountView;
  isTicked: boolean;
  onTick: () => void;
}) {
  return (
    <li data-part="ingredient" data-ticked={isTicked || undefined}>
      <label className={classes.row}>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <IngredientText ingredient={ingredient} view={view} />
      </label>
    </li>
  );
}

/** An ingredient with its amount in bold, and its own measure after a weight that was computed from it. */
export function IngredientText({ ingredient, view }: { ingredient: RecipeIngredient; view: AmountView }) {
  const segments = useMemo(() => renderIngredient(ingredient, view), [ingredient, view]);
  return (
    <span className={classes.line}>
      <LineText segments={segments} />
    </span>
  );
}

/** The ingredients of a step, as a row of small boxes. */
export function LinkedIngredients({
  ingredients,
  view,
}: {
  ingredients: readonly RecipeIngredient[];
  view: AmountView;
}) {
  if (ingredients.length === 0) return null;
  return (
    <ul className={classes.linked} data-part="linked">
      {ingredients.map((ingredient) => (
        <li key={ingredient.referenceId}>
          <IngredientText ingredient={ingredient} view={view} />
        </li>
      ))}
    </ul>
  );
}
