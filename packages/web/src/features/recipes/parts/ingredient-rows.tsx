import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, readIngredientLine, renderReadIngredient } from '@hearth/domain/ingredients/lines';
import { memo, useMemo } from 'react';
import { LineText } from '../../../ui/line/line-text.tsx';
import { type CookingChanges, useCookingChanges, useCookingPart } from './use-cooking.ts';
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
  const ticked = useCookingPart(recipeId, (state) => state.ingredients);
  const { tick } = useCookingChanges(recipeId);
  if (ingredients.length === 0) return null;
  return (
    <ul className={classes.list}>
      {ingredients.map((ingredient) => (
        <IngredientRow
          key={ingredient.referenceId}
          ingredient={ingredient}
          view={view}
          isTicked={ticked.includes(ingredient.referenceId)}
          tick={tick}
        />
      ))}
    </ul>
  );
}

/** Stays as it is while others are ticked. */
const IngredientRow = memo(function IngredientRow({
  ingredient,
  view,
  isTicked,
  tick,
}: {
  ingredient: RecipeIngredient;
  view: AmountView;
  isTicked: boolean;
  tick: CookingChanges['tick'];
}) {
  return (
    <li data-part="ingredient" data-ticked={isTicked || undefined}>
      <label className={classes.row}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={() => tick('ingredients', ingredient.referenceId)}
        />
        <IngredientText ingredient={ingredient} view={view} />
      </label>
    </li>
  );
});

/** An ingredient with its amount in bold, and its own measure after a weight that was computed from it. */
export function IngredientText({ ingredient, view }: { ingredient: RecipeIngredient; view: AmountView }) {
  const { spell, language } = view;
  const read = useMemo(
    () => readIngredientLine(ingredient, { spell, language }),
    [ingredient, spell, language],
  );
  const segments = useMemo(() => renderReadIngredient(read, ingredient, view), [read, ingredient, view]);
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
