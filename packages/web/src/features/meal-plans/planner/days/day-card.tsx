import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { useTranslation } from 'react-i18next';
import { mealTypes } from '../../entries/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { BuyButton } from '../shopping/buy-button.tsx';
import { DayHead } from './day-head.tsx';
import { PlannedNote, PlannedRecipe } from '../entries/planned.tsx';
import classes from '../planner.module.css';

/** One day of the plan, meal by meal; meals of which nothing is planned are not named. */
export function DayCard({
  day,
  isToday,
  entries,
  library,
  onAdd,
}: {
  day: string;
  isToday: boolean;
  entries: readonly ReadPlanEntry[];
  library: Library;
  /** Plans something for the day. */
  onAdd: () => void;
}) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const meals = mealTypes
    .map((type) => ({ type, planned: entries.filter(({ entryType }) => entryType === type) }))
    .filter(({ planned }) => planned.length > 0);
  return (
    <li className={classes.day} data-part="day" data-day={day} data-today={isToday || undefined}>
      <DayHead day={day} isToday={isToday}>
        <span className={classes.dayActions}>
          <BuyButton entries={entries} day={day} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            data-part="new"
            aria-label={t('newFor', { day: dayNames.long(day) })}
            title={t('newFor', { day: dayNames.long(day) })}
            onClick={onAdd}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </span>
      </DayHead>
      {meals.length === 0 && <p className={classes.muted}>{t('nothing')}</p>}
      {meals.map(({ type, planned }) => (
        <section key={type} className={classes.meal}>
          <h3 className={classes.mealName}>{t(`meal.${type}`, { ns: 'meal-plans' })}</h3>
          <ul className={classes.entries}>
            {planned.map((entry) => (
              <li key={entry.id}>
                {entry.recipe === null ? (
                  <PlannedNote entry={entry} />
                ) : (
                  <PlannedRecipe recipe={entry.recipe} servings={entry.servings} library={library} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </li>
  );
}
