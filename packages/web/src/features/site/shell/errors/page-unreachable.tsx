import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../../ui/page/use-document-title.ts';
import classes from './page-unreachable.module.css';
import { onSite } from '../../../../platform/boot/site-address.ts';

/** The code of a page could not be fetched, since the server is not reached. */
export class PageUnreachableError extends Error {}

/** The title of a page without a server: being offline is no error, and the browser knows of it. */
export function unreachedTitle(): 'error.offline' | 'error.unreached' {
  return globalThis.navigator.onLine ? 'error.unreached' : 'error.offline';
}

/** Whether the server responds, with any status. */
export async function isServerReached(): Promise<boolean> {
  return fetch(onSite('/api/app/about'), { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Reloads the page once the server responds; without a server, a reload would replace the app with an error page. */
export async function reloadWhenReached(): Promise<void> {
  if (await isServerReached()) globalThis.location.reload();
}

/** Fallback inside a layout if even the error pages cannot be fetched: it only needs code that is always loaded. */
export function PageUnreachable() {
  const { t } = useTranslation('ui');
  const title = t(unreachedTitle());
  useDocumentTitle(title);
  useEffect(() => {
    const again = () => void reloadWhenReached();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className={classes.root} role="alert">
      <h1 className={classes.title ?? ''}>{title}</h1>
      <p className={classes.text ?? ''}>{t('error.network')}</p>
      <button type="button" className={classes.retry ?? ''} onClick={() => void reloadWhenReached()}>
        {t('action.retry')}
      </button>
    </div>
  );
}

/** As above, when the layout itself could not be fetched. */
export function UnframedPageUnreachable() {
  return (
    <main id="main">
      <PageUnreachable />
    </main>
  );
}
