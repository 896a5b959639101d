import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../../ui/clipboard/copy-button.tsx';
import { IngredientRows } from '../../parts/ingredient-rows.tsx';
import { divideIngredients, ingredientsText } from '../../parts/recipe-parts.ts';
import { Collapsible } from '../collapsible.tsx';
import { ScaleControl } from './scale-control.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import lists from '../recipe-lists.module.css';
import classes from '../recipe-view.module.css';

/** What one needs, scaled and in the reader's measures, to tick off. */
export function IngredientList({ recipe, view }: { recipe: Recipe; view: AmountView }) {
  const { t } = useTranslation('recipes');
  const { recipeIngredient } = recipe;
  const sections = divideIngredients(recipeIngredient);
  return (
    <section className={classes.section} aria-label={t('ingredients')}>
      <div className={`${classes.sectionHead} ${classes.partHead}`}>
        <h2>{t('ingredients')}</h2>
        {sections.length > 0 && (
          <CopyButton text={ingredientsText(recipeIngredient, view)} label={t('action.copyIngredients')} />
        )}
      </div>
      <div className={lists.controls}>
        <ScaleControl recipe={recipe} />
        <UnitSwitch />
      </div>
      {sections.length === 0 && <p className={classes.none}>{t('noIngredients')}</p>}
      {sections.map(({ title, parts }, index) => (
        <Collapsible key={`${index}-${title ?? ''}`} title={title} isEmpty={parts.length === 0}>
          <IngredientRows recipeId={recipe.id} ingredients={parts} view={view} />
        </Collapsible>
      ))}
    </section>
  );
}
