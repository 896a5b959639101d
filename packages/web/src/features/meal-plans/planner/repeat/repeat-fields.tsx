import { NativeSelect } from '@mantine/core';
import { recurringWeekdays } from '@hearth/domain/meal-plans/recurring';
import { useTranslation } from 'react-i18next';
import { capitalize, formats, weekdayNames } from '../../../../platform/i18n/index.ts';
import { DateField } from '../../../../ui/calendar/date-field.tsx';
import { ChoiceChips } from '../../../../ui/chips/choice-chips.tsx';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import { chosenDays } from './repeat-rules.ts';
import type { useRepeat } from './use-repeat.ts';
import classes from './repeat.module.css';

const maxOfferedWeeks = 4;

/** Whether an entry is repeated, on which days and how long; of one that is, whether the others change as well. */
export function RepeatFields({ repeat }: { repeat: ReturnType<typeof useRepeat> }) {
  const { t } = useTranslation('planner');
  const { isSeries, isForAll, setForAll, shown, change } = repeat;
  const first = isSeries ? 1 : 0;
  const weeks = [0, 1, 2, 3, maxOfferedWeeks, shown.weeks].filter((count) => count >= first);
  const name = (count: number) =>
    count === 0 ? t('repeat.never') : t('repeat.weeks', { count, number: formats.number(count) });
  return (
    <>
      {isSeries && (
        <ChoiceChips
          label={t('repeat.change')}
          choices={[
            { value: 'one', label: t('repeat.one') },
            { value: 'all', label: t('repeat.following') },
          ]}
          chosen={isForAll ? 'all' : 'one'}
          onChoose={(value) => setForAll(value === 'all')}
        />
      )}
      {(!isSeries || isForAll) && (
        <NativeSelect
          name="repeat"
          label={t('repeat.label')}
          value={String(shown.weeks)}
          onChange={(event) => change({ weeks: Number(event.currentTarget.value) })}
          data={[...new Set(weeks)].map((count) => ({ value: String(count), label: name(count) }))}
        />
      )}
      {repeat.isOn && <Days repeat={repeat} />}
    </>
  );
}

/** The weekdays, in the order of the reader's week, and the last day. */
function Days({ repeat: { shown, from, change } }: { repeat: ReturnType<typeof useRepeat> }) {
  const { t } = useTranslation('planner');
  const firstDay = useFirstDayOfWeek();
  const days = chosenDays(shown, from);
  const toggle = (day: (typeof recurringWeekdays)[number]) =>
    change({ weekdays: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  // Weekdays are numbered from Monday here, and from Sunday where they are named.
  const week = recurringWeekdays.map((_, place) => (firstDay + 6 + place) % recurringWeekdays.length);
  return (
    <>
      <fieldset className={classes.days}>
        <legend>{t('repeat.days')}</legend>
        <div>
          {week.map((place) => {
            const day = recurringWeekdays[place] ?? 'monday';
            return (
              <button key={day} type="button" aria-pressed={days.includes(day)} onClick={() => toggle(day)}>
                {capitalize(weekdayNames()[(place + 1) % recurringWeekdays.length] ?? '')}
              </button>
            );
          })}
        </div>
      </fieldset>
      <DateField
        firstDay={firstDay}
        name="until"
        label={t('repeat.until')}
        value={shown.until}
        onChange={(until) => change({ until })}
      />
    </>
  );
}
