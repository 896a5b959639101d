import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './loading.module.css';

const showAfterMs = 150;

/** Whether waiting has lasted long enough to show it: shorter waits show nothing, so that nothing flickers. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** A loading skeleton: shapes like the content, or a number of lines. */
export function Loading({
  lines = 3,
  room = 0,
  children,
}: {
  lines?: number;
  /** Pixels that the content will take, kept free from the first moment, so that what follows stays in its place. */
  room?: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const isSlow = useIsSlow();
  const style = { minBlockSize: room };
  if (!isSlow) return room === 0 ? null : <div style={style} />;
  return (
    <div aria-busy="true" style={style}>
      <output className="visually-hidden">{t('loading')}</output>
      <div aria-hidden>
        {children ?? Array.from({ length: lines }, (_, line) => <div key={line} className={classes.line} />)}
      </div>
    </div>
  );
}
