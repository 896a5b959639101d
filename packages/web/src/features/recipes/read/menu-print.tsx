import type { Recipe } from '@hearth/contract/index';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../../../platform/i18n/index.ts';

type Props = { recipe: Recipe };

/** Offline, the browser prints the page itself. */
const PrintFromMenu = lazy<ComponentType<Props>>(async () => {
  try {
    const { PrintFromMenu: Loaded } = await import('../print/print-from-menu.tsx');
    // After the code: texts that cannot be fetched are tried again and again, and others wait for them.
    await loadTexts(['printing']);
    return { default: Loaded };
  } catch {
    return { default: Nothing };
  }
});

function Nothing() {
  return null;
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Prepares for printing with the browser's menu at the first pointer or key event, which comes before any print. */
export function MenuPrint({ recipe }: Props) {
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
