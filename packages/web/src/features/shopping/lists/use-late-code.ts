import { useEffect } from 'react';
import { loadDialogs } from './list-overlay.tsx';

const idleMs = 5000;

/** Loads the code of menus and dialogs once the page is idle, so that they open without a network. */
export function useLateCode(): void {
  useEffect(() => {
    const load = () =>
      void Promise.all([import('../../../ui/menu/open-menu.tsx'), loadDialogs()]).catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, idleMs);
      return () => clearTimeout(timer);
    }
    const handle = globalThis.requestIdleCallback(load, { timeout: idleMs });
    return () => globalThis.cancelIdleCallback(handle);
  }, []);
}
