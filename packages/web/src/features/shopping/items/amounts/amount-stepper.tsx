import { stepAmount } from '@hearth/domain/shopping/amount-steps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { IconMinus } from '../../../../ui/icons/minus.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import type { ListItem } from '../../sync/index.ts';
import classes from './amounts.module.css';

/**
 * − and + of a row. Where a pointer can hover they show while it does; else they take the place of the other buttons of
 * the row while they are open, until another place is touched.
 */
export function AmountStepper({
  item,
  name,
  isOpen,
  onStep,
  onClose,
}: {
  item: ListItem;
  name: string;
  isOpen: boolean;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const place = useRef<HTMLSpanElement>(null);
  useCloseOutside(place, isOpen, onClose);
  return (
    <span ref={place} className={classes.stepper} data-open={isOpen || undefined}>
      {/* A button that is disabled under the finger would lose the focus. */}
      <IconButton
        size={44}
        aria-label={t('row.less', { name })}
        aria-disabled={stepAmount(item, -1) === null}
        onClick={() => onStep(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </IconButton>
      <IconButton size={44} aria-label={t('row.more', { name })} data-part="more" onClick={() => onStep(1)}>
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </span>
  );
}

/** Focuses + when the buttons open; a touch or the focus elsewhere closes them, as Esc does. */
function useCloseOutside(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    place.current?.querySelector<HTMLElement>('[data-part="more"]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [place, isOpen]);
}
