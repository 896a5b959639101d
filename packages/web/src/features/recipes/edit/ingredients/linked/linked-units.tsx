import { Button } from '@mantine/core';
import type { IngredientUnit, RecipeSummary } from '@hearth/contract/index';
import { isServingsWord } from '@hearth/domain/ingredients/scaling';
import { listLinkedUnits } from '@hearth/domain/recipes/linked';
import { useTranslation } from 'react-i18next';
import { isUnitNamed, useUnitByName } from './use-unit-by-name.ts';
import classes from '../ingredient-form.module.css';

/** The ways to say how much of a recipe is needed: times the recipe, in servings, or in the unit of its yield. */
export function LinkedUnits({
  recipe,
  unit,
  onChange,
}: {
  recipe: RecipeSummary;
  unit: IngredientUnit | null;
  onChange: (unit: IngredientUnit | null) => void;
}) {
  const { t } = useTranslation('recipes-within');
  const find = useUnitByName();
  const { servings, units } = listLinkedUnits(recipe);
  const take = (name: string, pluralName: string | null) =>
    find.mutate({ name, pluralName }, { onSuccess: onChange });
  return (
    <fieldset className={classes.units} aria-label={t('amountIn')}>
      <span aria-hidden>{t('amountIn')}</span>
      <Choice text={t('times')} isChosen={unit === null} onChoose={() => onChange(null)} />
      {servings && (
        <Choice
          text={t('servings')}
          isChosen={unit !== null && isServingsWord(unit.name)}
          onChoose={() => take(t('serving'), t('servings'))}
        />
      )}
      {units.map((name) => (
        <Choice
          key={name}
          text={name}
          isChosen={unit !== null && isUnitNamed(unit, name)}
          onChoose={() => take(name, null)}
        />
      ))}
    </fieldset>
  );
}

function Choice({ text, isChosen, onChoose }: { text: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant={isChosen ? 'light' : 'default'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <bdi>{text}</bdi>
    </Button>
  );
}
