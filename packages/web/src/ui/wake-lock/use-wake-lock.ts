import { useEffect, useState } from 'react';
import { keepScreenOn } from './screen-wake-lock.ts';

/** Whether the screen stays on: browsers without the feature, and pages without TLS, cannot promise it. */
export type WakeState = 'on' | 'off' | 'unsupported';

/** Keeps the screen on while it is wanted; asks again whenever the reader comes back to the tab. */
export function useWakeLock(isWanted: boolean): WakeState {
  const [isHeld, setHeld] = useState(false);
  const isSupported = 'wakeLock' in navigator;
  useEffect(() => {
    if (isWanted && isSupported) return keepScreenOn(navigator.wakeLock, document, setHeld);
    return undefined;
  }, [isWanted, isSupported]);
  if (!isSupported) return 'unsupported';
  return isWanted && isHeld ? 'on' : 'off';
}
