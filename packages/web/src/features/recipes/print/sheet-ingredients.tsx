import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { IngredientText } from '../parts/ingredient-rows.tsx';
import { divideIngredients } from '../parts/recipe-parts.ts';
import classes from './print-sheet.module.css';

/** The ingredients on paper: in two columns, section by section. */
export function SheetIngredients({ recipe, view }: { recipe: Recipe; view: AmountView }) {
  const { t } = useTranslation('recipes');
  const sections = divideIngredients(recipe.recipeIngredient);
  if (sections.length === 0) return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('ingredients')}</h3>
      {sections.map(({ title, parts }, index) => (
        <div key={`${index}-${title ?? ''}`} className={classes.whole}>
          {title !== null && (
            <p className={classes.subheading}>
              <bdi>{title}</bdi>
            </p>
          )}
          {parts.length > 0 && (
            <ul className={classes.ingredients}>
              {parts.map((ingredient) => (
                <li key={ingredient.referenceId}>
                  <IngredientText ingredient={ingredient} view={view} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
