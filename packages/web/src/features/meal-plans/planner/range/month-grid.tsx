import { ActionIcon } from '@mantine/core';
import { addDays } from '@hearth/domain/dates/plain-dates';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, weekdayNames } from '../../../../platform/i18n/index.ts';
import type { PlanRange } from '../../entries/index.ts';
import { dayNames } from '../days/day-names.ts';
import { addMonths, monthOf, weeksOf } from './month-days.ts';
import { isDay } from './plan-range.ts';
import classes from './month-grid.module.css';

/**
 * A month in which one chooses a range: the first day, then the last one. Weeks begin as the household has it; arrows
 * go from day to day.
 */
export function MonthGrid({
  from,
  to,
  today,
  firstDay,
  onChoose,
}: PlanRange & { today: string; firstDay: number; onChoose: (range: PlanRange) => void }) {
  const { t } = useTranslation('planner');
  const [shown, setShown] = useState(() => monthOf(isDay(from) ? from : today));
  const [begun, setBegun] = useState<string | null>(null);
  const { focused, grid, onKeyDown } = useDayKeys(isDay(from) ? from : today, shown, setShown);
  const weeks = weeksOf(shown, firstDay);
  const choose = (day: string) => {
    if (begun === null || day < begun) onChoose({ from: day, to: day });
    else onChoose({ from: begun, to: day });
    setBegun(begun === null || day < begun ? day : null);
  };
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('month.before')}
          onClick={() => setShown(addMonths(shown, -1))}
        >
          <IconLeft size={20} className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
        <h3 className={classes.month} aria-live="polite">
          {dayNames.month(shown)}
        </h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('month.behind')}
          onClick={() => setShown(addMonths(shown, 1))}
        >
          <IconRight size={20} className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
      </div>
      <table className={classes.grid} aria-label={dayNames.month(shown)} ref={grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day, index) => (
              <th key={day} scope="col" abbr={weekdayNames()[(firstDay + index) % 7]}>
                {dayNames.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-within={(day >= from && day <= to) || undefined}>
                  <button
                    type="button"
                    data-day={day}
                    className={classes.day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={dayNames.full(day)}
                    aria-pressed={day >= from && day <= to}
                    {...(day === today ? { 'aria-current': 'date' as const } : {})}
                    data-other={monthOf(day) === shown ? undefined : true}
                    onClick={() => choose(day)}
                    onKeyDown={onKeyDown}
                  >
                    {dayNames.number(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One day of the month takes the focus; arrows hand it on, also into the next month. */
function useDayKeys(start: string, shown: string, show: (month: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(start);
  const hasMoved = useRef(false);
  const focused = monthOf(wanted) === shown ? wanted : shown;
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = daysOfKey(event.key);
    if (step === 0) return;
    event.preventDefault();
    const day = addDays(event.currentTarget.dataset['day'] ?? focused, step);
    hasMoved.current = true;
    setWanted(day);
    show(monthOf(day));
  };
  return { focused, grid, onKeyDown };
}

function daysOfKey(key: string): number {
  const ahead = activeLocale.dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  return steps[key] ?? 0;
}
