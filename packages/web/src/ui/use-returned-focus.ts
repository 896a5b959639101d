import { useEffect } from 'react';

/** For things that open over the page: when they go, the focus returns to where it was, unless it has moved on. */
export function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
}
