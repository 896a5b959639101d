import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Recipe } from '@hearth/contract/index';
import { renderIngredientText } from '@hearth/domain/ingredients/lines';
import { amountOfIngredient, scaleByIngredient } from '@hearth/domain/ingredients/available';
import { scaleBases } from '@hearth/domain/ingredients/scaling';
import { toNumber } from '@hearth/domain/measures/rationals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { spell, useAmountView } from '../../parts/amount-view.ts';
import { isSensibleScale } from '../../parts/cooking-state.ts';
import { ScaleChips } from './scale-chips.tsx';
import { useScaling } from './use-scaling.ts';
import classes from './scale-dialog.module.css';

/** All ways to scale a recipe: by servings, by yield, by the available quantity of an ingredient. */
export function ScaleDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation('scaling');
  const { scale, setScale } = useScaling(recipe);
  const [wanted, setWanted] = useState(scale);
  const set = (value: number) => isSensibleScale(value) && setWanted(value);
  return (
    <Dialog
      opened
      title={t('title')}
      confirmLabel={t('confirm')}
      isValid={isSensibleScale(wanted)}
      onConfirm={() => setScale(wanted)}
      onClose={onClose}
    >
      <ScaleChips scale={wanted} onScale={set} />
      <div className={classes.fields}>
        {scaleBases(recipe).map(({ kind, amount, name }) => (
          <NumberInput
            key={kind}
            label={
              kind === 'servings' ? t('servings') : t('yield', { name: name === '' ? t('pieces') : name })
            }
            name={kind}
            value={Number((amount * wanted).toFixed(3))}
            onChange={(value) => set(Number(value) / amount)}
            min={0}
            decimalScale={3}
            allowNegative={false}
          />
        ))}
        <NumberInput
          label={t('times')}
          name="times"
          value={Number(wanted.toFixed(3))}
          onChange={(value) => set(Number(value))}
          min={0}
          decimalScale={3}
          step={0.5}
          allowNegative={false}
        />
      </div>
      <ByIngredient recipe={recipe} onScale={set} />
      <output className={classes.result}>{t('result', { times: spell(wanted) })}</output>
    </Dialog>
  );
}

function ByIngredient({ recipe, onScale }: { recipe: Recipe; onScale: (scale: number) => void }) {
  const { t } = useTranslation('scaling');
  const view = useAmountView(1);
  const countable = recipe.recipeIngredient.flatMap((ingredient) => {
    const needed = amountOfIngredient(ingredient);
    return needed === null
      ? []
      : [{ id: ingredient.referenceId, needed, label: renderIngredientText(ingredient, view) }];
  });
  const [chosen, setChosen] = useState(countable[0]?.id ?? '');
  const [have, setHave] = useState('');
  const needed = countable.find(({ id }) => id === chosen)?.needed;
  if (needed === undefined) return null;
  const change = (id: string, text: string) => {
    setChosen(id);
    setHave(text);
    const amount = countable.find((one) => one.id === id)?.needed;
    const scale = amount === undefined ? null : scaleByIngredient(text, amount);
    if (scale !== null) onScale(scale);
  };
  const isUnclear = have.trim() !== '' && scaleByIngredient(have, needed) === null;
  return (
    <fieldset className={classes.have}>
      <legend>{t('ingredient.title')}</legend>
      <NativeSelect
        label={t('ingredient.which')}
        value={chosen}
        onChange={(event) => change(event.currentTarget.value, have)}
        data={countable.map(({ id, label }) => ({ value: id, label }))}
      />
      <TextInput
        label={t('ingredient.have')}
        name="have"
        value={have}
        placeholder={`${spell(toNumber(needed.amount))} ${needed.word}`.trim()}
        error={isUnclear ? t('ingredient.unclear') : undefined}
        onChange={(event) => change(chosen, event.currentTarget.value)}
      />
    </fieldset>
  );
}
