import { ActionIcon } from '@mantine/core';
import { addDays, isPlainDate } from '@hearth/domain/dates/plain-dates';
import { IconChevronLeft as IconLeft } from '../icons/chevron-left.ts';
import { IconChevronRight as IconRight } from '../icons/chevron-right.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronsLeft as IconYearBack } from '../icons/chevrons-left.ts';
import { IconChevronsRight as IconYearOn } from '../icons/chevrons-right.ts';
import { activeLocale, capitalize, weekdayNames } from '../../platform/i18n/index.ts';
import { dayNames } from './day-names.ts';
import { addMonths, getMonthStart, listWeeks } from './month-days.ts';
import classes from './month-grid.module.css';

/** Days from one to another, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface MonthGridProps extends DayRange {
  readonly today: string;
  /** On which weeks begin, 0 for Sunday. */
  readonly firstDay: number;
  /** The first and the last day that can be chosen; empty where there is none. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (range: DayRange) => void;
}

/**
 * A month in which one chooses a range: the first day, then the last one. Weeks begin as the household has it; arrows
 * go from day to day.
 */
export function MonthGrid({ from, to, today, firstDay, min = '', max = '', onChoose }: MonthGridProps) {
  const [shown, setShown] = useState(() => getMonthStart(isPlainDate(from) ? from : today));
  const [begun, setBegun] = useState<string | null>(null);
  const { focused, grid, onKeyDown } = useDayKeys(isPlainDate(from) ? from : today, shown, setShown);
  const weeks = listWeeks(shown, firstDay);
  const choose = (day: string) => {
    if (begun === null || day < begun) onChoose({ from: day, to: day });
    else onChoose({ from: begun, to: day });
    setBegun(begun === null || day < begun ? day : null);
  };
  return (
    <div className={classes.root}>
      <MonthHead shown={shown} onShow={setShown} />
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
                    disabled={(min !== '' && day < min) || (max !== '' && day > max)}
                    data-other={getMonthStart(day) === shown ? undefined : true}
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

const steps = [
  { key: 'yearBefore', months: -12, Icon: IconYearBack },
  { key: 'monthBefore', months: -1, Icon: IconLeft },
  { key: 'monthBehind', months: 1, Icon: IconRight },
  { key: 'yearBehind', months: 12, Icon: IconYearOn },
] as const;

/** The name of the month between the steps to earlier and later months and years. */
function MonthHead({ shown, onShow }: { shown: string; onShow: (month: string) => void }) {
  const { t } = useTranslation('dates');
  const buttons = steps.map(({ key, months, Icon }) => (
    <ActionIcon
      key={key}
      variant="subtle"
      color="gray"
      size={40}
      aria-label={t(key)}
      onClick={() => onShow(addMonths(shown, months))}
    >
      <Icon size={20} className="mantine-rotate-rtl" aria-hidden />
    </ActionIcon>
  ));
  return (
    <div className={classes.head}>
      {buttons.slice(0, 2)}
      <h3 className={classes.month} aria-live="polite">
        {capitalize(dayNames.month(shown))}
      </h3>
      {buttons.slice(2)}
    </div>
  );
}

/** One day of the month takes the focus; arrows hand it on, also into the next month. */
function useDayKeys(start: string, shown: string, show: (month: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(start);
  const hasMoved = useRef(false);
  const focused = getMonthStart(wanted) === shown ? wanted : shown;
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
    show(getMonthStart(day));
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
