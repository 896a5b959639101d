import { Checkbox } from '@mantine/core';
import type { Recipe, RecipeIngredient } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ingredientLine, ingredientSections, ingredientsText } from './ingredient-sections.ts';
import { ScaleControl } from './scale-control.tsx';
import { useTicks } from './use-ticks.ts';
import lists from './recipe-lists.module.css';
import classes from './recipe-view.module.css';

/** What one needs, scaled, to tick off. */
export function IngredientList({
  recipe,
  scale,
  onScale,
}: {
  recipe: Recipe;
  scale: number;
  onScale: (scale: number) => void;
}) {
  const { t } = useTranslation('recipes');
  const { ticked, toggle } = useTicks(recipe.id, 'ingredients');
  const { recipeIngredient } = recipe;
  const hasAmounts = recipe.settings?.disableAmount !== true;
  if (recipeIngredient.length === 0) return null;
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2>{t('ingredients')}</h2>
        <CopyButton
          text={ingredientsText(recipeIngredient, scale, activeLocale.formats)}
          label={t('copyIngredients')}
        />
      </div>
      {hasAmounts && <ScaleControl recipe={recipe} scale={scale} onScale={onScale} />}
      {ingredientSections(recipeIngredient).map(({ title, ingredients }, index) => (
        <div key={`${index}-${title ?? ''}`}>
          {title !== null && (
            <h3 className={lists.subhead} dir="auto">
              {title}
            </h3>
          )}
          <ul className={lists.ingredients}>
            {ingredients.map((ingredient) => (
              <IngredientRow
                key={ingredient.referenceId}
                ingredient={ingredient}
                scale={scale}
                isTicked={ticked.has(ingredient.referenceId)}
                onTick={() => toggle(ingredient.referenceId)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function IngredientRow({
  ingredient,
  scale,
  isTicked,
  onTick,
}: {
  ingredient: RecipeIngredient;
  scale: number;
  isTicked: boolean;
  onTick: () => void;
}) {
  const { amount, text } = ingredientLine(ingredient, scale, activeLocale.formats);
  return (
    <li data-part="ingredient" data-ticked={isTicked || undefined}>
      <Checkbox
        checked={isTicked}
        onChange={onTick}
        label={
          <span dir="auto">
            {amount !== '' && <strong>{amount} </strong>}
            {text}
          </span>
        }
      />
    </li>
  );
}
