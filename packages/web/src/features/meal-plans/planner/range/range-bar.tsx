import { ActionIcon, Button } from '@mantine/core';
import { IconCalendar } from '../../../../ui/icons/calendar.ts';
import { IconChevronLeft as IconLeft } from '../../../../ui/icons/chevron-left.ts';
import { IconChevronRight as IconRight } from '../../../../ui/icons/chevron-right.ts';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { PlanRange } from '../../entries/index.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { besides, isWithin } from './plan-range.ts';
import type { RangeDialogProps } from './range-dialog.tsx';
import { rangeNames } from './range-names.ts';
import { useShowToday } from './use-show-today.ts';
import classes from './range.module.css';

const RangeDialog = lazyWithTexts<RangeDialogProps>(['planner', 'dates'], () =>
  import('./range-dialog.tsx').then((module) => module.RangeDialog),
);

/** Which days are shown: one step back, one step on, today, or any others. On phones, today is in the menu. */
export function RangeBar({ range, today }: { range: PlanRange; today: string }) {
  const { t } = useTranslation('planner');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const showToday = useShowToday();
  const [isChoosing, setChoosing] = useState(false);
  const show = ({ from, to }: PlanRange) =>
    void navigate({ to: '.', search: { start: from, end: to }, resetScroll: false });
  const names = rangeNames(range, today, activeLocale.formats);
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
        data-year={names.hasYear || undefined}
        onClick={() => setChoosing(true)}
      >
        <span className="visually-hidden">{t('range.choose')} </span>
        <span data-form="full">{names.full}</span>
        <span data-form="tight">{names.tight}</span>
      </Button>
      <ActionIcon variant="default" size={40} aria-label={t('range.behind')} onClick={() => step('behind')}>
        <IconRight size={20} className="mantine-rotate-rtl" aria-hidden />
      </ActionIcon>
      {!isPhone && !isWithin(today, range) && (
        <Button variant="subtle" px={10} onClick={showToday}>
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
