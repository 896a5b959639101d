import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { reportText } from './report-text.ts';
import { aboutServer, serverChecks, serverStatistics } from './site-settings.queries.ts';
import classes from './site-settings.module.css';

/** What helps to find a fault, to be copied into a report. It names no person, address or password. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site-settings');
  const about = useQuery(aboutServer).data;
  const checks = useQuery(serverChecks).data;
  const statistics = useQuery(serverStatistics).data;
  const text = reportText({ about, checks, statistics, browser: globalThis.navigator.userAgent });
  return (
    <Dialog
      opened
      title={t('report.title')}
      onClose={onClose}
      size="lg"
      extra={<CopyButton text={text} label={t('report.copy')} />}
    >
      <p>{t('report.text')}</p>
      {/* Keyboard users scroll it as well, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
      <pre className={classes.report} dir="ltr" tabIndex={0}>
        {text}
      </pre>
    </Dialog>
  );
}
