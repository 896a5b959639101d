import type { Recipe } from '@hearth/contract/index';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAddition } from '../../../../platform/i18n/index.ts';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { useAmountView } from '../../parts/amount-view.ts';
import {
  type IngredientRowProps,
  IngredientRows,
  type LineAsideProps,
  PlainRow,
} from '../../parts/ingredient-rows.tsx';
import { divideIngredients, ingredientsText } from '../../parts/recipe-parts.ts';
import { useCookingPart } from '../../parts/use-cooking.ts';
import { Collapsible } from '../collapsible.tsx';
import { ScaleControl } from './scale-control.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import lists from '../recipe-lists.module.css';
import classes from '../recipe-view.module.css';

const LinkedRow = lazyAddition<IngredientRowProps>(
  ['recipes-within'],
  () => import('../linked/linked-row.tsx').then((module) => module.LinkedRow),
  PlainRow,
);

const LineSubstitutes = lazyAddition<LineAsideProps>(['substitutions'], () =>
  import('../facts/late-facts.ts').then((module) => module.LineSubstitutes),
);

/** What one needs, scaled and in the reader's measures, to tick off. It follows the scale ahead of the rest of the page. */
export const IngredientList = memo(function IngredientList({
  recipe,
  isOwn = false,
}: {
  recipe: Recipe;
  /** Whether it is of the own group, which knows what to take in the place of foods. */
  isOwn?: boolean;
}) {
  const { t } = useTranslation('recipes');
  const { recipeIngredient } = recipe;
  const view = useAmountView(
    useCookingPart(recipe.id, (state) => state.scale),
    recipe,
  );
  const sections = useMemo(() => divideIngredients(recipeIngredient), [recipeIngredient]);
  return (
    <section className={classes.section} aria-label={t('ingredients')}>
      <div className={`${classes.sectionHead} ${classes.partHead}`}>
        <h2>{t('ingredients')}</h2>
        {sections.length > 0 && (
          <CopyButton
            text={() => ingredientsText(recipeIngredient, view)}
            label={t('action.copyIngredients')}
          />
        )}
      </div>
      <div className={lists.controls}>
        <ScaleControl recipe={recipe} />
        <UnitSwitch />
      </div>
      {sections.length === 0 && <p className={classes.none}>{t('noIngredients')}</p>}
      {sections.map(({ title, parts }, index) => (
        <Collapsible key={`${index}-${title ?? ''}`} title={title} isEmpty={parts.length === 0}>
          <IngredientRows
            recipeId={recipe.id}
            ingredients={parts}
            view={view}
            Linked={LinkedRow}
            Aside={isOwn ? LineSubstitutes : undefined}
          />
        </Collapsible>
      ))}
    </section>
  );
});
