import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Meals, PlanMeal } from './meals.ts';

/** For which meal something is planned. */
export function MealSelect({
  meals,
  meal,
  onChange,
}: {
  meals: Meals;
  meal: PlanMeal;
  onChange: (meal: PlanMeal) => void;
}) {
  const { t } = useTranslation('meal-plans');
  const isOffered = meals.offered.some(({ key }) => key === meal.key);
  const shown = isOffered ? meals.offered : [...meals.offered, meal];
  return (
    <NativeSelect
      name="entryType"
      label={t('mealLabel')}
      value={meal.key}
      onChange={(event) => onChange(meals.findByKey(event.currentTarget.value))}
      data={shown.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}
