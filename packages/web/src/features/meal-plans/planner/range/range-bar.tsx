import { ActionIcon, Button } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { PlanRange } from '../../entries/index.ts';
import { dayNames } from '../../../people/calendar/index.ts';
import { besides } from './plan-range.ts';
import type { RangeDialogProps } from './range-dialog.tsx';
import classes from './range.module.css';

const RangeDialog = lazyWithTexts<RangeDialogProps>(['planner', 'dates'], () =>
  import('./range-dialog.tsx').then((module) => module.RangeDialog),
);

/** Which days are shown: one step back, one step on, today, or any others. */
export function RangeBar({ range, today }: { range: PlanRange; today: string }) {
  const { t } = useTranslation('planner');
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const show = ({ from, to }: PlanRange) =>
    void navigate({ to: '.', search: { start: from, end: to }, resetScroll: false });
  const isNow = today >= range.from && today <= range.to;
  const step = (direction: 'before' | 'behind') => show(besides(range, direction));
  return (
    <div className={classes.range}>
      <ActionIcon variant="default" size={40} aria-label={t('range.before')} onClick={() => step('before')}>
        <IconLeft size={20} className="mantine-rotate-rtl" aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        className={classes.rangeButton ?? ''}
        leftSection={<IconCalendar size={18} aria-hidden />}
        aria-haspopup="dialog"
        data-part="range"
        onClick={() => setChoosing(true)}
      >
        <span className="visually-hidden">{t('range.choose')} </span>
        {dayNames.range(range.from, range.to)}
      </Button>
      <ActionIcon variant="default" size={40} aria-label={t('range.behind')} onClick={() => step('behind')}>
        <IconRight size={20} className="mantine-rotate-rtl" aria-hidden />
      </ActionIcon>
      {!isNow && (
        <Button
          variant="subtle"
          px={10}
          onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}
        >
          {t('range.today')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isChoosing && (
          <RangeDialog range={range} today={today} onShow={show} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </div>
  );
}
