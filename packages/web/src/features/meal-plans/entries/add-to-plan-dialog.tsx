import { NumberInput } from '@mantine/core';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { dayText, formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useAddEntry } from './meal-plans.queries.ts';
import { useMeals } from './meal-kinds.query.ts';
import { readServings, suggestServings } from './servings.ts';
import { WhenFields } from './when-fields.tsx';
import classes from './meal-plans.module.css';

/** Properties of the dialog that puts a recipe on the plan. */
export interface AddToPlanProps {
  recipe: { id: string; name: string; recipeServings: number };
  /** For how many it is shown; null for the recipe's own servings. */
  servings: number | null;
  onClose: () => void;
}

/** Puts a recipe on the plan: when, for which meal, for how many. */
export function AddToPlanDialog({ recipe, servings: shown, onClose }: AddToPlanProps) {
  const { t } = useTranslation(['meal-plans', 'dates']);
  const add = useAddEntry({ quiet: true });
  const [today] = useState(() => dayText(new Date()));
  const [date, setDate] = useState(today);
  const meals = useMeals();
  const [chosen, setMeal] = useState<string | null>(null);
  const meal = chosen === null ? meals.usual : meals.findByKey(chosen);
  const [typed, setServings] = useState<string | number | null>(
    shown === null ? null : Number(shown.toFixed(2)),
  );
  const servings = typed ?? suggestServings(meal, recipe.recipeServings);
  const confirm = async () => {
    const wish = { date, ...meal.fields, recipeId: recipe.id, servings: readServings(servings) };
    await add.mutateAsync(wish).catch((error: unknown) => {
      const reason = isApiError(error) ? error.message : '';
      toast.error(reason === '' ? t('add.failed') : reason);
      throw error;
    });
    toast.success(t('add.done'));
  };
  return (
    <Dialog
      opened
      title={t('add.title', { name: recipe.name })}
      confirmLabel={t('add.confirm')}
      isValid={isPlainDate(date)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <WhenFields
          today={today}
          date={date}
          onDate={setDate}
          meals={meals}
          meal={meal}
          onMeal={({ key }) => setMeal(key)}
        />
        <NumberInput
          name="servings"
          label={t('servings')}
          placeholder={recipe.recipeServings > 0 ? formats.number(recipe.recipeServings) : ''}
          value={servings}
          onChange={setServings}
          min={0}
          max={10_000}
          allowNegative={false}
          decimalScale={2}
        />
      </div>
    </Dialog>
  );
}
