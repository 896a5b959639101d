import type { RecipeIngredient } from '@hearth/contract/index';
import { computeLinkedScale } from '@hearth/domain/recipes/linked';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Library } from '../../recipes.queries.ts';
import type { IngredientRowProps } from '../ingredient-rows.tsx';
import { useTotalTime } from '../total-time.ts';
import { LinkedText } from './linked-text.tsx';
import reading from '../reading.module.css';
import classes from './linked-row.module.css';

type Reference = NonNullable<RecipeIngredient['referencedRecipe']>;

/** An ingredient that is a recipe, to tick off: what there is to know of it before cooking, and what one can do with it. */
export function LinkedRowFrame({
  row: { ingredient, view, isTicked, tick },
  reference,
  library,
  action,
  children,
}: {
  row: IngredientRowProps;
  reference: Reference;
  /** Where the name leads; null for nowhere. */
  library: Library | null;
  /** Beside the line. */
  action?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}) {
  return (
    <>
      <div className={classes.head}>
        <label className={reading.row}>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={() => tick('ingredients', ingredient.referenceId)}
          />
          <span>
            <LinkedText ingredient={ingredient} reference={reference} view={view} library={library} />
            <Facts ingredient={ingredient} reference={reference} />
          </span>
        </label>
        {!reference.inTrash && action}
      </div>
      {!reference.inTrash && children}
    </>
  );
}

function Facts({ ingredient, reference }: { ingredient: RecipeIngredient; reference: Reference }) {
  const { t } = useTranslation('recipes-within');
  const time = useTotalTime(reference);
  const isUnclear = computeLinkedScale(ingredient, reference) === null;
  const facts = reference.inTrash
    ? [t('inTrash')]
    : [...(isUnclear ? [t('unknownAmount')] : []), ...(time === null ? [] : [t('first', { time })])];
  return facts.map((fact) => (
    <span key={fact} className={classes.fact} data-part="linked-fact">
      {fact}
    </span>
  ));
}
