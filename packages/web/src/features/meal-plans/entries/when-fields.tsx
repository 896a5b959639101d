import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../people/households/index.ts';
import { DayChips } from '../../../ui/calendar/day-chips.tsx';
import { findMealType, mealTypes } from './meal-types.ts';

type MealType = ReturnType<typeof findMealType>;

/** When something is cooked: the next days with one tap, any other day, and the meal. */
export function WhenFields({
  today,
  date,
  onDate,
  entryType,
  onEntryType,
}: {
  today: string;
  date: string;
  onDate: (date: string) => void;
  entryType: MealType;
  onEntryType: (entryType: MealType) => void;
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
      <NativeSelect
        name="entryType"
        label={t('mealLabel')}
        value={entryType}
        onChange={(event) => onEntryType(findMealType(event.currentTarget.value))}
        data={mealTypes.map((value) => ({ value, label: t(`meal.${value}`) }))}
      />
    </>
  );
}
