import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useTranslation } from 'react-i18next';
import classes from './state.module.css';

/** Something could not be shown: what, why when it is known, and a way to try again. */
export function ErrorState({
  title,
  detail,
  onRetry,
  isRetrying = false,
}: {
  title: string;
  detail?: string | undefined;
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.root} role="alert">
      <IconCloudOff className={classes.icon} size={40} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {detail !== undefined && detail !== '' && <p className={classes.text}>{detail}</p>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
