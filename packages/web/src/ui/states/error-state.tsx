import { Button } from '@mantine/core';
import { IconCloudOff } from '../icons/cloud-off.ts';
import { useTranslation } from 'react-i18next';
import { TabTitle } from '../page/tab-title.tsx';
import classes from './state.module.css';

/** Something could not be shown: what, why when it is known, and a way to try again. */
export function ErrorState({
  title,
  detail,
  onRetry,
  isRetrying = false,
  isPage = false,
}: {
  title: string;
  detail?: string | undefined;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** It replaces the whole page, so its title is the page's heading and the tab's name. */
  isPage?: boolean;
}) {
  const { t } = useTranslation('ui');
  const Heading = isPage ? 'h1' : 'p';
  return (
    <div className={classes.root} role="alert">
      {isPage && <TabTitle title={title} />}
      <IconCloudOff className={classes.icon} size={40} stroke={1.5} aria-hidden />
      <Heading className={classes.title}>{title}</Heading>
      {detail !== undefined && detail !== '' && <p className={classes.text}>{detail}</p>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
