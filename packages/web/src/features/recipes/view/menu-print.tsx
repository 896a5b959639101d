import type { Recipe } from '@hearth/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';

const PrintFromMenu = lazyWithTexts<{ recipe: Recipe }>(['printing'], () =>
  import('../print/print-from-menu.tsx').then((module) => module.PrintFromMenu),
);

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Gets ready for the browser's own way to print at the reader's first move: nobody reaches a menu without one. */
export function MenuPrint({ recipe }: { recipe: Recipe }) {
  const isAwake = useFirstSign();
  return <Suspense fallback={null}>{isAwake && <PrintFromMenu recipe={recipe} />}</Suspense>;
}

function useFirstSign(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const once = new AbortController();
    const onSign = () => {
      once.abort();
      setAwake(true);
    };
    for (const sign of signsOfLife)
      globalThis.addEventListener(sign, onSign, { passive: true, capture: true, signal: once.signal });
    return () => once.abort();
  }, []);
  return isAwake;
}
