import { useEffect } from 'react';
import { rememberFocus } from './remembered-focus.ts';

/** For things that open over the page: when they go, the focus returns to where it was, unless it has moved on. */
export function useReturnedFocus(): void {
  useEffect(() => rememberFocus(document, requestAnimationFrame), []);
}
