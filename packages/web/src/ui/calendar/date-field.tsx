import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '../icons/calendar.ts';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import { type ReactNode, type TouchEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../platform/i18n/index.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './date-field.module.css';

/** Properties of a field for one day. Days are written `yyyy-MM-dd`; empty where none is chosen. */
interface DateFieldProps {
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly label: string;
  /** The first day of the week, 0 for Sunday. */
  readonly firstDay: number;
  readonly name?: string;
  readonly min?: string;
  readonly max?: string;
  readonly error?: ReactNode;
  readonly required?: boolean;
}

/**
 * One day: typed, or chosen in a month. The browser's own calendar begins weeks as its language does, so the month here
 * takes its place, for fingers as well.
 */
export function DateField({ value, onChange, firstDay, ...field }: DateFieldProps) {
  const { t } = useTranslation('dates');
  const [isOpen, setOpen] = useState(false);
  const monthId = useId();
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  const openInstead = (event: TouchEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div>
      <TextInput
        type="date"
        classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onTouchEnd={openInstead}
        rightSectionWidth={44}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('calendar')}
            aria-expanded={isOpen}
            aria-controls={monthId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={20} aria-hidden />
          </ActionIcon>
        }
        {...field}
      />
      <div id={monthId}>
        {isOpen && (
          <OneMonth value={value} firstDay={firstDay} min={field.min} max={field.max} onChoose={choose} />
        )}
      </div>
    </div>
  );
}

/** The month around the chosen day, or around today. */
function OneMonth({
  value,
  firstDay,
  min,
  max,
  onChoose,
}: {
  value: string;
  firstDay: number;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}) {
  const [today] = useState(() => dayText(new Date()));
  const day = isPlainDate(value) ? value : '';
  return (
    <MonthGrid
      from={day}
      to={day}
      today={today}
      firstDay={firstDay}
      min={min}
      max={max}
      onChoose={({ from }) => onChoose(from)}
    />
  );
}
