import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast-store.ts';

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
