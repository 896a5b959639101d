import { capitalize } from '../../platform/i18n/index.ts';
import { addDays, type PlainDate } from '@hearth/domain/dates/plain-dates';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../chips/choice-chips.tsx';
import { dayNames } from './day-names.ts';

const shownDays = 7;

/** Today and the six days after it, each with one tap; any other day is chosen in a `DateField`. */
export function DayChips({
  label,
  today,
  value,
  onChange,
}: {
  label: string;
  today: PlainDate;
  value: string;
  onChange: (day: PlainDate) => void;
}) {
  const { t } = useTranslation('dates');
  const formatName = (day: PlainDate, ahead: number) => {
    if (ahead === 0) return t('today');
    return ahead === 1 ? t('tomorrow') : capitalize(dayNames.longWeekday(day));
  };
  const choices = Array.from({ length: shownDays }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { value: day, label: formatName(day, ahead), title: dayNames.long(day) };
  });
  return <ChoiceChips label={label} choices={choices} chosen={value} hasFocus onChoose={onChange} />;
}
