import { NumberInput, TextInput } from '@mantine/core';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { PlanRange } from '../../entries/index.ts';
import { MonthGrid } from '../../../../ui/calendar/month-grid.tsx';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import { listDays, maxDays, rangeFrom } from './plan-range.ts';
import classes from './range.module.css';

/** Properties of the dialog that chooses the days shown. */
export interface RangeDialogProps {
  range: PlanRange;
  today: string;
  onShow: (range: PlanRange) => void;
  onClose: () => void;
}

/**
 * Which days the planner shows: two days of a month, or how many from the first one on; a negative number counts
 * backwards. The number is kept on this device for the next time.
 */
export function RangeDialog({ range, today, onShow, onClose }: RangeDialogProps) {
  const { t } = useTranslation('planner');
  const [, keep] = usePreference('mealPlanner');
  const firstDay = useFirstDayOfWeek();
  const [{ from, to }, setRange] = useState(range);
  const [count, setCount] = useState<string | number>(listDays(range).length);
  const isValid = isPlainDate(from) && isPlainDate(to) && from <= to;
  const choose = (chosen: PlanRange) => {
    setRange(chosen);
    if (isPlainDate(chosen.from) && isPlainDate(chosen.to) && chosen.from <= chosen.to)
      setCount(listDays(chosen).length);
  };
  const countTo = (value: string | number) => {
    setCount(value);
    const days = Math.trunc(Number(value));
    const isBackwards = Number(count) < 0;
    if (days !== 0 && isValid) setRange(rangeFrom(isBackwards ? to : from, days));
  };
  const confirm = () => {
    const days = Math.trunc(Number(count));
    if (days !== 0) keep({ numberOfDays: days });
    onShow({ from, to });
  };
  return (
    <Dialog
      opened
      title={t('range.title')}
      confirmLabel={t('range.show')}
      isValid={isValid}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.rangeFields}>
        <TextInput
          type="date"
          name="from"
          label={t('range.from')}
          value={from}
          onChange={(event) => choose({ from: event.currentTarget.value, to })}
        />
        <TextInput
          type="date"
          name="to"
          label={t('range.to')}
          value={to}
          error={isPlainDate(from) && isPlainDate(to) && to < from ? t('range.wrong') : undefined}
          onChange={(event) => choose({ from, to: event.currentTarget.value })}
        />
        <NumberInput
          className={classes.whole ?? ''}
          name="days"
          label={t('range.days')}
          description={t('range.daysHelp')}
          value={count}
          onChange={countTo}
          min={-maxDays}
          max={maxDays}
          allowDecimal={false}
        />
      </div>
      <MonthGrid from={from} to={to} today={today} firstDay={firstDay} onChoose={choose} />
    </Dialog>
  );
}
