import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The code of a page could not be fetched, since the server is not reached. */
export class PageUnreachableError extends Error {}

/** Whether the server answers, whatever it says. */
export async function isServerReached(): Promise<boolean> {
  return fetch('/api/app/about', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Loads the page anew once the server is there for it; a browser that finds nobody would leave nothing of the app. */
export async function reloadWhenReached(): Promise<void> {
  if (await isServerReached()) globalThis.location.reload();
}

/** Stands in where not even the pages of last resort can be fetched: it is made of what is always there. */
export function PageUnreachable() {
  const { t } = useTranslation('ui');
  useEffect(() => {
    const again = () => void reloadWhenReached();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <main role="alert" style={{ padding: 24, textAlign: 'center' }}>
      <h1>{t('error.occurred')}</h1>
      <p>{t('error.network')}</p>
      <button type="button" onClick={() => void reloadWhenReached()}>
        {t('action.retry')}
      </button>
    </main>
  );
}
