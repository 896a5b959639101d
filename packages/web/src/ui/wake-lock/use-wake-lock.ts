import { useEffect, useState } from 'react';
import { keepScreenOn, type LockState } from './screen-wake-lock.ts';

/** Whether the screen stays on: browsers without the feature, and pages without TLS, cannot promise it. */
export type WakeState = 'on' | 'off' | 'unsupported';

/** As {@link WakeState}; `refused` when it is wanted and the browser does not grant it, such as on low battery. */
export type WakeOutcome = WakeState | 'refused';

/** Keeps the screen on while it is wanted; asks again whenever the reader comes back to the tab. */
export function useWakeLock(isWanted: boolean): WakeState {
  const outcome = useWakeOutcome(isWanted);
  return outcome === 'refused' ? 'off' : outcome;
}

/** As {@link useWakeLock}, for pages that say why the screen may turn off. */
export function useWakeOutcome(isWanted: boolean): WakeOutcome {
  const [lock, setLock] = useState<LockState>('released');
  const isSupported = 'wakeLock' in navigator;
  useEffect(() => {
    if (isWanted && isSupported) return keepScreenOn(navigator.wakeLock, document, setLock);
    return undefined;
  }, [isWanted, isSupported]);
  if (!isSupported) return 'unsupported';
  if (!isWanted || lock === 'released') return 'off';
  return lock === 'held' ? 'on' : 'refused';
}
