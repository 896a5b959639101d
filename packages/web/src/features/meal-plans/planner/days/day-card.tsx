import { capitalize } from '../../../../platform/i18n/index.ts';
import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { useTranslation } from 'react-i18next';
import type { Meals } from '../../entries/index.ts';
import colors from '../meal-colors.module.css';
import type { Library } from '../../../recipes/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { BuyButton } from '../shopping/buy-button.tsx';
import { PlannedEntry } from '../entries/planned-entry.tsx';
import type { PlanOps } from '../use-plan-ops.ts';
import classes from '../planner.module.css';

interface DayProps {
  day: string;
  isToday: boolean;
  entries: readonly ReadPlanEntry[];
  meals: Meals;
  library: Library;
  ops: PlanOps;
  /** Plans something for the day. */
  onAdd: () => void;
  onEdit: (entry: ReadPlanEntry) => void;
}

/** One day of the plan, meal by meal; meals of which nothing is planned are not named. */
export function DayCard(props: DayProps) {
  const { t } = useTranslation('planner');
  const { day, isToday, entries, meals, library, ops, onEdit } = props;
  const shown = meals.all
    .map((meal) => ({ meal, planned: entries.filter((entry) => meals.findMeal(entry).key === meal.key) }))
    .filter(({ planned }) => planned.length > 0);
  return (
    <li className={classes.day} data-part="day" data-day={day} data-today={isToday || undefined}>
      <DayHead {...props} />
      {shown.length === 0 && <p className={classes.muted}>{t('nothing')}</p>}
      {shown.map(({ meal, planned }) => (
        <section key={meal.key} className={classes.meal} data-meal={meal.key}>
          <h3 className={classes.mealName}>
            {meal.color !== null && <span className={colors.dot} data-color={meal.color} aria-hidden />}
            <bdi>{meal.name}</bdi>
          </h3>
          <ul className={classes.entries}>
            {planned.map((entry) => (
              <PlannedEntry
                key={entry.id}
                entry={entry}
                library={library}
                ops={ops}
                onEdit={() => onEdit(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </li>
  );
}

/** Weekday and date above the entries, and what is done with the day; today is marked. */
function DayHead({ day, isToday, entries, onAdd }: DayProps) {
  const { t } = useTranslation('planner');
  const label = t('newFor', { day: dayNames.long(day) });
  return (
    <div className={classes.dayHead}>
      <h2 className={classes.dayName}>
        {capitalize(dayNames.longWeekday(day))}{' '}
        <span className={classes.date}>
          {dayNames.short(day)} {isToday && <span className={classes.today}>{t('today')}</span>}
        </span>
      </h2>
      <span className={classes.dayActions}>
        <BuyButton entries={entries} day={day} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          data-part="new"
          aria-label={label}
          title={label}
          onClick={onAdd}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
}
