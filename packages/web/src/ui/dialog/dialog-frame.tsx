import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE } from '../media.ts';
import { useReturnedFocus } from '../focus/use-returned-focus.ts';
import classes from './dialog.module.css';

/** The frame of a dialog: overlay, title with a close button, body. `Dialog` adds the buttons. */
export function DialogFrame({
  title,
  children,
  onClose,
  size = 'md',
  isFullOnPhones = true,
  isOnTop = false,
  closesOutside = true,
  onKeyDown,
}: {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  size?: string | number;
  isFullOnPhones?: boolean;
  /** At the top of the window instead of its middle: for dialogs whose height changes as one types. */
  isOnTop?: boolean;
  closesOutside?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation('ui');
  useReturnedFocus();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const isFull = isPhone && isFullOnPhones;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={size}
      fullScreen={isFull}
      centered={!isOnTop}
      {...(isOnTop && !isFull ? { yOffset: 16 } : {})}
      closeOnClickOutside={closesOutside}
      transitionProps={{ duration: 120 }}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content classNames={{ content: classes.content ?? '' }}>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton size={40} iconSize={20} aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
