import { type MouseEvent, useEffect, useState } from 'react';

/** Longer than between two taps on the same spot. */
const guardMs = 500;

/** What keeps a button from being pressed by a tap that was meant for what stood there before. */
export interface TapGuard {
  readonly 'aria-disabled'?: true;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Props of a button that does harm: for half a second it takes no tap or click, but keys as ever. */
export function useTapGuard(isDangerous: boolean): TapGuard {
  const [isGuarded, setGuarded] = useState(isDangerous);
  useEffect(() => {
    if (!isGuarded) return;
    const timeout = setTimeout(() => setGuarded(false), guardMs);
    return () => clearTimeout(timeout);
  }, [isGuarded]);
  return isGuarded ? { 'aria-disabled': true, onClick: refuseTap } : {};
}

/** A click by key has no count of clicks. */
function refuseTap(event: MouseEvent): void {
  if (event.detail > 0) event.preventDefault();
}
