import { Button } from '@mantine/core';
import type { PlanFilling } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { capitalize } from '../../../../platform/i18n/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { explainDay, explainMissed, nameMissed } from './reason-texts.ts';
import classes from '../planner.module.css';

/** Properties of the dialog that says what could not be planned. */
export interface ReasonsDialogProps {
  filling: Pick<PlanFilling, 'empty' | 'missed'>;
  onClose: () => void;
}

/** Each day that stayed empty and each minimum that is missed, with the reasons in words. */
export function ReasonsDialog({ filling: { empty, missed }, onClose }: ReasonsDialogProps) {
  const { t } = useTranslation('plan-variety');
  const days = empty.map((slot) => ({
    key: slot.date,
    title: `${capitalize(dayNames.longWeekday(slot.date))}, ${dayNames.short(slot.date)}`,
    reasons: explainDay(t, slot),
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
