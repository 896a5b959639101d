import { useEffect, useState } from 'react';

/** Whether the screen stays on: browsers without the feature, and pages without TLS, cannot promise it. */
export type WakeState = 'on' | 'off' | 'unsupported';

/** Keeps the screen on while it is wanted; asks again whenever the reader comes back to the tab. */
export function useWakeLock(isWanted: boolean): WakeState {
  const [isHeld, setHeld] = useState(false);
  const isSupported = 'wakeLock' in navigator;
  useEffect(() => {
    if (!isWanted || !isSupported) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) return void lock.release();
        lock.addEventListener('release', () => setHeld(false));
        setHeld(true);
      } catch {
        // Low battery: the state says that the screen may go dark.
        setHeld(false);
      }
    };
    const onReturn = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onReturn);
      void lock?.release();
    };
  }, [isWanted, isSupported]);
  if (!isSupported) return 'unsupported';
  return isWanted && isHeld ? 'on' : 'off';
}
