import { useEffect, useEffectEvent } from 'react';
import { startTypeAhead, stopTypeAhead } from './type-ahead-buffer.ts';

/** Keeps what is typed from the tap that opens a dialog until its field takes it with `typeAheadText`. */
export function useTypeAhead(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    startTypeAhead(() => close());
    return stopTypeAhead;
  }, [isOpen]);
}
