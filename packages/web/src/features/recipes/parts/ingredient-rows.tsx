import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, readIngredientLine, renderReadIngredient } from '@hearth/domain/ingredients/lines';
import { type ComponentType, memo, type ReactNode, Suspense, useId, useMemo } from 'react';
import { LineText } from '../../../ui/line/line-text.tsx';
import { type CookingChanges, useCookingChanges, useCookingPart } from './use-cooking.ts';
import classes from './reading.module.css';

/** Props of an ingredient to tick off. */
export interface IngredientRowProps {
  readonly ingredient: RecipeIngredient;
  readonly view: AmountView;
  readonly isTicked: boolean;
  readonly tick: CookingChanges['tick'];
}

/** Props of what stands after an ingredient. */
export interface LineAsideProps {
  readonly recipeId: string;
  readonly ingredient: RecipeIngredient;
  readonly view: AmountView;
}

/** Ingredients of a recipe to tick off. */
export function IngredientRows({
  recipeId,
  ingredients,
  view,
  Linked,
  Aside,
}: {
  recipeId: string;
  ingredients: readonly RecipeIngredient[];
  view: AmountView;
  /** The row of an ingredient that is a recipe. */
  Linked: ComponentType<IngredientRowProps>;
  /** An offer after a line with a food. */
  Aside?: ComponentType<LineAsideProps> | undefined;
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
          Linked={Linked}
          Aside={Aside}
          recipeId={recipeId}
          isTicked={ticked.includes(ingredient.referenceId)}
          tick={tick}
        />
      ))}
    </ul>
  );
}

/** Stays as it is while others are ticked. */
const IngredientRow = memo(function IngredientRow({
  Linked,
  Aside,
  recipeId,
  ...props
}: IngredientRowProps & {
  readonly recipeId: string;
  readonly Linked: ComponentType<IngredientRowProps>;
  readonly Aside: ComponentType<LineAsideProps> | undefined;
}) {
  const { ingredient, view } = props;
  const aside = Aside && ingredient.food && (
    <Suspense fallback={null}>
      <Aside recipeId={recipeId} ingredient={ingredient} view={view} />
    </Suspense>
  );
  const plain = <PlainRow {...props} aside={aside} />;
  return (
    <li data-part="ingredient" data-ticked={props.isTicked || undefined}>
      {props.ingredient.referencedRecipe ? (
        <Suspense fallback={plain}>
          <Linked {...props} />
        </Suspense>
      ) : (
        plain
      )}
    </li>
  );
});

/** An ingredient as text. */
export function PlainRow({
  ingredient,
  view,
  isTicked,
  tick,
  aside,
}: IngredientRowProps & { readonly aside?: ReactNode }) {
  const id = useId();
  return (
    <label className={classes.row}>
      <input
        type="checkbox"
        // An offer after the text is no part of its name.
        aria-labelledby={id}
        checked={isTicked}
        onChange={() => tick('ingredients', ingredient.referenceId)}
      />
      <span className={classes.line}>
        <span id={id}>
          <IngredientText ingredient={ingredient} view={view} />
        </span>
        {aside}
      </span>
    </label>
  );
}

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
