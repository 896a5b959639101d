import { findWebAddress } from '@hearth/domain/imports/web-address';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryCard } from '../../../../ui/native/entry-card.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { readyMessage } from './bookmarklet.ts';
import { type HandoverProblem, readHandedPage } from './handed-page.ts';
import { keepWaitingPage } from './waiting-page.ts';
import classes from './browser.module.css';
import { onSite } from '../../../../platform/boot/site-address.ts';

/** A window that is tied to this one answers at once; a large page takes a moment to arrive. Milliseconds. */
const patienceMs = 10_000;

type Progress = 'waiting' | 'alone' | HandoverProblem;

/**
 * The window that the bookmarklet opens. It takes the page that the window behind it hands over, and loads the page on
 * which its import is confirmed: that one is out of reach of the other site.
 */
export function HandoverPage() {
  const { t } = useTranslation('imports');
  const progress = useHandover();
  return (
    <EntryCard title={t('handover.receiving.title')} intro={t('handover.receiving.intro')}>
      {progress === 'waiting' ? (
        <output>{t('handover.receiving.waiting')}</output>
      ) : (
        <Refused why={progress} />
      )}
    </EntryCard>
  );
}

function Refused({ why }: { why: Exclude<Progress, 'waiting'> }) {
  const { t } = useTranslation('imports');
  const address = findWebAddress(wordsOfHash());
  const query = address === null ? '' : `?recipe_import_url=${encodeURIComponent(address)}`;
  return (
    <>
      <Notice color="warning" title={t(`handover.receiving.${why}.title`)}>
        {t(`handover.receiving.${why}.text`)}
      </Notice>
      <p className={classes.links}>
        <a href={onSite(`/r/create/html${query}`)}>{t('handover.receiving.paste')}</a>
        <a href={onSite('/r/create/browser')}>{t('handover.receiving.guide')}</a>
      </p>
    </>
  );
}

/** Where the page is from, as the bookmarklet says. */
function wordsOfHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function useHandover(): Progress {
  const [progress, setProgress] = useState<Progress>('waiting');
  useEffect(() => {
    const opener = globalThis.opener as Window | null;
    const giveUp = () => setProgress((before) => (before === 'waiting' ? 'alone' : before));
    if (opener === null) return giveUp();
    const take = ({ source, data, origin }: MessageEvent<unknown>) => {
      if (source !== opener) return;
      const page = readHandedPage(data, origin);
      if (typeof page === 'string') return setProgress(page);
      if (!keepWaitingPage(page)) return setProgress('tooLarge');
      location.replace(onSite('/r/create/browser'));
    };
    globalThis.addEventListener('message', take);
    // It says nothing but that this window listens, so that any site may know it.
    opener.postMessage(readyMessage, '*');
    const timer = setTimeout(giveUp, patienceMs);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('message', take);
    };
  }, []);
  return progress;
}
