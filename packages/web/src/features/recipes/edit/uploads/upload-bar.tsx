import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../../../platform/api/index.ts';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { sizesText } from './sizes-text.ts';
import classes from './upload-bar.module.css';

/** How far a file is on its way, and the way to call it back. Once all is sent the server still works on it. */
export function UploadBar({
  progress: { sent, total },
  label,
  onCancel,
}: {
  progress: UploadProgress;
  label: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation('editor');
  const isKnown = total > 0;
  const isSent = isKnown && sent >= total;
  const text = isSent
    ? t('upload.stored')
    : isKnown
      ? t('upload.sent', sizesText(sent, total, activeLocale.formats))
      : label;
  const known = isKnown && !isSent ? { value: sent, max: total } : {};
  return (
    <div className={classes.upload}>
      <progress className={classes.bar} aria-label={label} aria-valuetext={text} {...known} />
      <span className={classes.text}>{text}</span>
      <CloseButton size={36} aria-label={t('upload.cancel')} onClick={onCancel} />
    </div>
  );
}
