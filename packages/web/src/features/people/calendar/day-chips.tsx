import { addDays, type PlainDate } from '@hearth/domain/dates/plain-dates';
import { useTranslation } from 'react-i18next';
import { dayNames } from './day-names.ts';
import classes from './day-chips.module.css';

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
  const nameOf = (day: PlainDate, ahead: number) => {
    if (ahead === 0) return t('today');
    return ahead === 1 ? t('tomorrow') : dayNames.longWeekday(day);
  };
  return (
    <fieldset className={classes.chips}>
      <legend>{label}</legend>
      {Array.from({ length: shownDays }, (_, ahead) => addDays(today, ahead)).map((day, ahead) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === value}
          title={dayNames.long(day)}
          onClick={() => onChange(day)}
          {...(day === value ? { 'data-autofocus': true } : {})}
        >
          {nameOf(day, ahead)}
        </button>
      ))}
    </fieldset>
  );
}
