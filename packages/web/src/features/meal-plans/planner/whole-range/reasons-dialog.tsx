import { Button } from '@mantine/core';
import type { PlanFilling } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { activeLocale, capitalize } from '../../../../platform/i18n/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { explainMissed, joinDays, nameMissed } from './reason-texts.ts';
import classes from '../planner.module.css';

const listFormat = new Intl.ListFormat(activeLocale.formats, { type: 'unit' });
const nameDay = (date: string) => `${capitalize(dayNames.longWeekday(date))}, ${dayNames.short(date)}`;

/** Properties of the dialog that says what could not be planned. */
export interface ReasonsDialogProps {
  filling: Pick<PlanFilling, 'empty' | 'missed'>;
  onClose: () => void;
}

/** Each day that stayed empty and each minimum that is missed, with the reasons in words. */
export function ReasonsDialog({ filling: { empty, missed }, onClose }: ReasonsDialogProps) {
  const { t } = useTranslation('plan-variety');
  const days = joinDays(t, empty).map(({ dates: [first = '', ...others], reasons }) => ({
    key: first,
    title: others.length === 0 ? nameDay(first) : listFormat.format([first, ...others].map(dayNames.short)),
    reasons,
  }));
  const minimums = missed.map((one) => ({
    key: `${one.frequencyId} ${one.week}`,
    title: nameMissed(t, one),
    reasons: explainMissed(t, one),
  }));
  return (
    <Dialog
      opened
      title={t('reasons.title')}
      onClose={onClose}
      extra={
        <Button
          variant="subtle"
          renderRoot={(props) => <Link to="/household/mealplan/settings" {...props} />}
        >
          {t('rules')}
        </Button>
      }
    >
      <dl className={classes.reasons} data-part="reasons">
        {[...days, ...minimums].map(({ key, title, reasons }) => (
          <div key={key}>
            <dt>
              <bdi>{title}</bdi>
            </dt>
            {reasons.map((reason) => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
