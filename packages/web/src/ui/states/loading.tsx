import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SHOW_AFTER_MS = 150;

/** Whether waiting has lasted long enough to show it: shorter waits show nothing, so that nothing flickers. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** A loading skeleton: shapes like the content, or a number of lines. */
export function Loading({ lines = 3, children }: { lines?: number; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('loading')}</output>
      <div aria-hidden>
        {children ?? Array.from({ length: lines }, (_, line) => <Skeleton key={line} height={18} mb={14} />)}
      </div>
    </div>
  );
}
