import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast-store.ts';
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

/** Keeps the page when code that loads late does not arrive: says so, and closes what was to open. */
export function LateCode({ children, onFail }: { children: ReactNode; onFail?: () => void }) {
  const { t } = useTranslation('shopping-lists');
  const fail = () => {
    toast.error(t('lateCodeFailed'), { durationMs: 6000 });
    onFail?.();
  };
  return <Boundary onFail={fail}>{children}</Boundary>;
}

interface BoundaryProps {
  children: ReactNode;
  onFail: () => void;
}

/** Renders its children anew after an error: their menus are closed then. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
    this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
