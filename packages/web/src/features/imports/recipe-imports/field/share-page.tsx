import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { Spinner } from '../../../../ui/native/spinner.tsx';
import { composeShared, handOver, type SharedWords, takeShared } from '../../incoming/index.ts';

const soleLink = /^https?:\/\/\S+$/;

/** Takes what another app shared to the field of the import page; a link is imported there at once. */
export function SharePage() {
  const groupSlug = useGroupSlug() ?? '';
  const navigate = useNavigate();
  const asked: SharedWords = useSearch({ strict: false });
  // The share can be taken once, but effects run twice in development.
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void takeShared().then(({ words, files }) => {
      const text = composeShared({ ...asked, ...words });
      const isLink = files.length === 0 && soleLink.test(text);
      if (!isLink) handOver(text, files);
      return navigate({
        to: '/g/$groupSlug/r/create/url',
        params: { groupSlug },
        search: isLink ? { recipe_import_url: text } : {},
        replace: true,
      });
    });
  }, [asked, groupSlug, navigate]);
  return <Spinner />;
}
