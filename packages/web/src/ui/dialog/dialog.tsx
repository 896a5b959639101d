import { Button } from '@mantine/core';
import { type SubmitEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialog-frame.tsx';
import { entersDialog } from './enters-dialog.ts';
import { useTapGuard } from './use-tap-guard.ts';
import classes from './dialog.module.css';

/** Properties of a dialog. */
export interface DialogProps {
  opened: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Cancel, Esc, a tap outside; also after a confirmation that succeeded, unless `keepOpen`. */
  onClose: () => void;
  /** Without it the dialog has no confirm button. While its promise runs the dialog waits; a rejection keeps it open. */
  onConfirm?: () => void | Promise<unknown>;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isValid?: boolean;
  keepOpen?: boolean;
  /** Further actions, before Cancel. */
  extra?: ReactNode;
  size?: string | number;
  /** Gives the confirm button the first focus: for questions without fields. */
  focusConfirm?: boolean;
}

/**
 * The dialog of the app: title, body, Cancel and Confirm; a bottom sheet on phones. Enter confirms, but not in a
 * multi-line field (Ctrl or ⌘ with Enter does there) and not while something is invalid.
 */
export function Dialog(props: DialogProps) {
  const { opened, title, children, onClose, size = 'md' } = props;
  const { isBusy, confirm } = useConfirmation(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void confirm();
  };
  const form = useRef<HTMLFormElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!entersDialog(event)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  if (!opened) return null;
  return (
    <DialogFrame
      title={title}
      size={size}
      onPhones="sheet"
      onClose={() => !isBusy && onClose()}
      onKeyDown={onKeyDown}
    >
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.scroll}>{children}</div>
        <Buttons {...props} isBusy={isBusy} />
      </form>
    </DialogFrame>
  );
}

function Buttons(props: DialogProps & { isBusy: boolean }) {
  const { t } = useTranslation('ui');
  const { onConfirm, isDangerous = false, isValid = true, isBusy } = props;
  const guard = useTapGuard(isDangerous);
  return (
    <div className={classes.buttons} data-dangerous={isDangerous || undefined}>
      {props.extra !== undefined && <div className={classes.extra}>{props.extra}</div>}
      <Button variant="default" onClick={props.onClose} disabled={isBusy}>
        {props.cancelLabel ?? (onConfirm === undefined ? t('action.close') : t('action.cancel'))}
      </Button>
      {onConfirm !== undefined && (
        <Button
          type="submit"
          color={isDangerous ? 'error' : 'brand'}
          loading={isBusy}
          disabled={!isValid}
          data-autofocus={props.focusConfirm === true ? true : undefined}
          {...guard}
        >
          {props.confirmLabel ?? t('action.confirm')}
        </Button>
      )}
    </div>
  );
}

function useConfirmation({ onConfirm, onClose, isValid = true, keepOpen = false }: DialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (onConfirm === undefined || isBusy || !isValid) return;
    setBusy(true);
    try {
      await onConfirm();
      if (!keepOpen) onClose();
    } catch {
      // The caller shows the error; the dialog stays open for another attempt.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, confirm };
}
