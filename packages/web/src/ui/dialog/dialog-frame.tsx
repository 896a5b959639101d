import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../use-is-phone.ts';
import { useReturnedFocus } from '../focus/use-returned-focus.ts';
import classes from './dialog.module.css';

/** The frame of a dialog: overlay, title with a close button, body. `Dialog` adds the buttons. */
export function DialogFrame({
  title,
  children,
  onClose,
  size = 'md',
  onPhones = 'full',
  isOnTop = false,
  closesOutside = true,
  onKeyDown,
}: {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  size?: string | number;
  /** What it covers of a phone: all of it, or as much from the lower edge as its content needs. */
  onPhones?: 'full' | 'sheet';
  /** At the top of the window instead of its middle: for dialogs whose height changes as one types. */
  isOnTop?: boolean;
  closesOutside?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation('ui');
  useReturnedFocus();
  const isPhone = useIsPhone();
  const isFull = isPhone && onPhones === 'full';
  const isSheet = isPhone && onPhones === 'sheet';
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={isSheet ? '100%' : size}
      fullScreen={isFull}
      centered={!isOnTop && !isSheet}
      {...(isOnTop && !isFull ? { yOffset: 16 } : {})}
      {...(isSheet ? { yOffset: 0, xOffset: 0 } : {})}
      closeOnClickOutside={closesOutside}
      transitionProps={{ duration: isSheet ? 180 : 120, ...(isSheet ? { transition: 'slide-up' } : {}) }}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content
        classNames={{ content: classes.content ?? '', inner: classes.inner ?? '' }}
        data-sheet={isSheet || undefined}
      >
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton size={40} iconSize={20} aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
