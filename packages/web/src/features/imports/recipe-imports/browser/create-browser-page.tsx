import { useState } from 'react';
import { CreateFrame } from '../create-frame.tsx';
import { BookmarkletGuide } from './bookmarklet-guide.tsx';
import { WaitingPage } from './waiting-page-card.tsx';
import { dropWaitingPage, readWaitingPage } from './waiting-page.ts';

/** Imports the page that a browser has handed over once this is confirmed; without one, explains how that is done. */
export function CreateBrowserPage() {
  const [page, setPage] = useState(readWaitingPage);
  const discard = () => {
    dropWaitingPage();
    setPage(null);
  };
  return (
    <CreateFrame way="browser">
      {page === null ? <BookmarkletGuide /> : <WaitingPage page={page} onDiscard={discard} />}
    </CreateFrame>
  );
}
