import { Switch } from '@mantine/core';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { dayText, formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useAddEntry } from './meal-plans.queries.ts';
import { useMeals } from './meal-kinds.query.ts';
import { daysFor } from './plan-several.ts';
import { WhenFields } from './when-fields.tsx';
import classes from './meal-plans.module.css';

/** Properties of the dialog that plans several recipes. */
export interface PlanRecipesProps {
  recipes: readonly { id: string }[];
  onClose: () => void;
}

/** Plans several recipes for one meal: a day each from the chosen one on, or all on that day. */
export function PlanRecipesDialog({ recipes, onClose }: PlanRecipesProps) {
  const { t } = useTranslation(['meal-plans', 'dates']);
  const add = useAddEntry({ quiet: true });
  const [today] = useState(() => dayText(new Date()));
  const [date, setDate] = useState(today);
  const meals = useMeals();
  const [chosen, setMeal] = useState<string | null>(null);
  const meal = chosen === null ? meals.usual : meals.findByKey(chosen);
  const [isSpread, setSpread] = useState(true);
  // Planned in the first attempt when a later one failed: those are not planned again.
  const [planned, setPlanned] = useState(0);
  const count = recipes.length;
  const confirm = async () => {
    const days = daysFor(count, date, isSpread);
    for (let index = planned; index < count; index += 1) {
      const wish = { date: days[index] ?? date, ...meal.fields, recipeId: recipes[index]?.id ?? null };
      await add.mutateAsync(wish).catch((error: unknown) => {
        toast.error((isApiError(error) && error.message) || t('add.failed'));
        throw error;
      });
      setPlanned(index + 1);
    }
    toast.success(t('several.done', { count, number: formats.number(count) }));
  };
  return (
    <Dialog
      opened
      title={t('several.title', { count, number: formats.number(count) })}
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
        <Switch
          label={t('several.spread')}
          description={t('several.spreadHelp')}
          checked={isSpread}
          onChange={(event) => setSpread(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
