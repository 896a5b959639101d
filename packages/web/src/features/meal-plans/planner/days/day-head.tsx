import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import classes from '../planner.module.css';

/** Weekday and date above the entries; today is marked. `children` are the actions of the day. */
export function DayHead({ day, isToday, children }: { day: string; isToday: boolean; children?: ReactNode }) {
  const { t } = useTranslation('planner');
  return (
    <div className={classes.dayHead}>
      <h2 className={classes.dayName}>
        {dayNames.longWeekday(day)}{' '}
        <span className={classes.date}>
          {dayNames.short(day)} {isToday && <span className={classes.today}>{t('today')}</span>}
        </span>
      </h2>
      {children}
    </div>
  );
}
