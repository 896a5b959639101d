import { type RefObject, useEffect } from 'react';

/**
 * Tells an element how much of the window its keyboard covers, in `--above-keyboard`, while the focus is in it. Safari
 * keeps what is at the foot of the window there, behind the keyboard.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    const seen = globalThis.visualViewport ?? null;
    if (current === null || seen === null) return;
    const measure = () => {
      const covered = Math.max(0, globalThis.innerHeight - seen.height - seen.offsetTop);
      current.style.setProperty('--above-keyboard', `${Math.round(covered)}px`);
    };
    const changes = ['resize', 'scroll'] as const;
    const onFocus = () => {
      for (const change of changes) seen.addEventListener(change, measure);
      measure();
    };
    const onBlur = () => {
      for (const change of changes) seen.removeEventListener(change, measure);
    };
    current.addEventListener('focusin', onFocus);
    current.addEventListener('focusout', onBlur);
    return () => {
      onBlur();
      current.removeEventListener('focusin', onFocus);
      current.removeEventListener('focusout', onBlur);
    };
  }, [element]);
}
