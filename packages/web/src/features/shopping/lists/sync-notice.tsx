import { useTranslation } from 'react-i18next';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Sync } from '../sync/index.ts';
import classes from './list-page.module.css';

/** Shows that the app is offline with the number of unsent changes, and the refused changes. */
export function SyncNotice({ sync, isStale }: { sync: Sync; isStale: boolean }) {
  const { t } = useTranslation('shopping-lists');
  const { isReached, waitingCount: count, refused } = sync;
  return (
    <>
      {(isStale || !isReached) && (
        <Notice color="warning">{count === 0 ? t('stale') : t('sync.waiting', { count })}</Notice>
      )}
      {refused.length > 0 && (
        <Notice color="error">
          {t('sync.refused', { count: refused.length })}{' '}
          {refused.some(({ kind }) => kind === 'gone') ? t('sync.gone') : ''}
          {refused.map((one) => (one.kind === 'gone' ? '' : one.reason)).join(' ')}
          <div className={classes.decide}>
            <NativeButton look="outlined" onClick={sync.retry}>
              {t('sync.retry')}
            </NativeButton>
            <NativeButton look="quiet" onClick={sync.discard}>
              {t('sync.discard')}
            </NativeButton>
          </div>
        </Notice>
      )}
    </>
  );
}
