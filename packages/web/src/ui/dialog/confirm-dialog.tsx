import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

/** A question with one answer that does something: what will happen, in a sentence, and a button that says it. */
export function ConfirmDialog(props: {
  opened: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
}) {
  const { text, ...dialog } = props;
  return (
    <Dialog {...dialog} focusConfirm size="sm">
      <p>{text}</p>
    </Dialog>
  );
}
