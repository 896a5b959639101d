import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import classes from './sharing.module.css';

/** Whether the device has a share sheet. */
export const canShare = typeof globalThis.navigator?.share === 'function';

/** The address of a share link. A click shares it, or copies it where the device cannot; with Ctrl or ⌘ it opens. */
export function ShareAddress({ url, onShare }: { url: string; onShare: () => void }) {
  const { t } = useTranslation('sharing');
  const copy = useCopy();
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (canShare) onShare();
    else void copy(url, t('copied'));
  };
  return (
    <a href={url} target="_blank" rel="noreferrer" dir="ltr" className={classes.url} onClick={press}>
      {url.replace(/^https?:\/\//, '')}
    </a>
  );
}
