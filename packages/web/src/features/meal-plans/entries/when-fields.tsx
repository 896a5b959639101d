import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../people/households/index.ts';
import { DayChips } from '../../../ui/calendar/day-chips.tsx';
import { MealSelect } from './meal-select.tsx';
import type { Meals, PlanMeal } from './meals.ts';

/** When something is cooked: the next days with one tap, any other day, and the meal. */
export function WhenFields({
  today,
  date,
  onDate,
  meals,
  meal,
  onMeal,
}: {
  today: string;
  date: string;
  onDate: (date: string) => void;
  meals: Meals;
  meal: PlanMeal;
  onMeal: (meal: PlanMeal) => void;
}) {
  const { t } = useTranslation(['meal-plans', 'dates']);
  return (
    <>
      <DayChips label={t('date')} today={today} value={date} onChange={onDate} />
      <DateField
        firstDay={useFirstDayOfWeek()}
        name="date"
        label={t('another', { ns: 'dates' })}
        value={date}
        onChange={onDate}
        required
      />
      <MealSelect meals={meals} meal={meal} onChange={onMeal} />
    </>
  );
}
