import type { ReportSummaryStatus } from '@hearth/contract';
import { IconAlertTriangle } from '../../../ui/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCircleX } from '../../../ui/icons/circle-x.ts';
import { IconProgress } from '../../../ui/icons/progress.ts';
import { useTranslation } from 'react-i18next';
import classes from './reports.module.css';

const icons = {
  'in-progress': IconProgress,
  success: IconCircleCheck,
  partial: IconAlertTriangle,
  failure: IconCircleX,
} as const satisfies Record<ReportSummaryStatus, unknown>;

/** How the work of a report went, as a sign and a word. */
export function ReportStatus({ status }: { status: ReportSummaryStatus }) {
  const { t } = useTranslation('reports');
  const Icon = icons[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
