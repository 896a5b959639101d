import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import { IconCircleCheck } from '../icons/circle-check.ts';
import { IconExclamationCircle } from '../icons/exclamation-circle.ts';
import { IconInfoCircle } from '../icons/info-circle.ts';
import { IconX } from '../icons/x.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../native/spinner.tsx';
import { closeToast, type Toast, type ToastAction, type ToastType, useToasts } from './toast-store.ts';
import classes from './toast.module.css';

const icons: Record<ToastType, ReactNode> = {
  success: <IconCircleCheck size={20} aria-hidden />,
  info: <IconInfoCircle size={20} aria-hidden />,
  warning: <IconAlertTriangle size={20} aria-hidden />,
  error: <IconExclamationCircle size={20} aria-hidden />,
  loading: <Spinner />,
};

/** The place of the toasts: at the foot of the page, where they cover neither its title nor its first rows. Mounted once. */
export function ToastViewport() {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const running = toasts.filter((entry) => entry.type === 'loading');
  const messages = toasts.filter((entry) => entry.type !== 'loading');
  return (
    <section aria-label={t('toast.region')} className={classes.place}>
      <ol className={classes.messages}>
        {messages.map((entry) => (
          <ToastCard key={entry.id} toast={entry} />
        ))}
      </ol>
      <ol className={classes.running}>
        {running.map((entry) => (
          <ToastCard key={entry.id} toast={entry} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const hold = useClosing(toast);
  const close = () => closeToast(toast.id);
  const actions = [toast.action, toast.also].filter((action) => action !== null);
  const runAction = (action: ToastAction) => {
    action.run();
    close();
  };
  return (
    <li className={classes.card} data-type={toast.type} data-two={actions.length > 1 || undefined} {...hold}>
      <span className={classes.icon}>{icons[toast.type]}</span>
      <span className={classes.text} role={toast.type === 'error' ? 'alert' : 'status'}>
        {toast.text}
      </span>
      {actions.map((action) => (
        <button key={action.label} type="button" className={classes.action} onClick={() => runAction(action)}>
          {action.label}
        </button>
      ))}
      {toast.type !== 'loading' && (
        <button type="button" className={classes.close} aria-label={t('action.close')} onClick={close}>
          <IconX size={18} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Closes after the toast's time; a pointer or focus on a toast with a button starts its time anew. */
function useClosing({ id, durationMs, action }: Toast) {
  const [isHeld, setHeld] = useState(false);
  const waits = isHeld && action !== null;
  useEffect(() => {
    if (durationMs === null || waits) return;
    const timer = setTimeout(() => closeToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, waits]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
