import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './migrations.module.css';

/** How far the archive is on its way to the server. Until it is there, the window must stay open. */
export function Sending({ progress }: { progress: UploadProgress | null }) {
  const { t } = useTranslation('migrations');
  const part = progress === null || progress.total === 0 ? null : progress.sent / progress.total;
  const isThere = part === 1;
  const text = isThere ? t('sending.reading') : t('sending.sent', { share: formats.percent(part ?? 0) });
  return (
    <section className={classes.card} aria-labelledby="sending-title">
      <h2 id="sending-title" className={classes.heading}>
        {t('sending.title')}
      </h2>
      <progress
        className={classes.bar}
        aria-label={t('sending.title')}
        aria-valuetext={text}
        {...(part === null || isThere ? {} : { value: part, max: 1 })}
      />
      <p className={classes.muted}>{text}</p>
      <p className={classes.muted}>{t('sending.stay')}</p>
    </section>
  );
}
