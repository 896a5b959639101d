import { useEffect, useEffectEvent } from 'react';

const betweenMs = 10_000;

/** Runs something again while it waits for a connection: when the device has one again, and every ten seconds. */
export function useRetry(isWaiting: boolean, run: () => void): void {
  const retry = useEffectEvent(run);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => retry();
    globalThis.addEventListener('online', onOnline);
    const trying = setInterval(() => retry(), betweenMs);
    return () => {
      globalThis.removeEventListener('online', onOnline);
      clearInterval(trying);
    };
  }, [isWaiting]);
}
