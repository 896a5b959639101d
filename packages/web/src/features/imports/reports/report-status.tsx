import type { ReportSummaryStatus } from '@hearth/contract';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs';
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
