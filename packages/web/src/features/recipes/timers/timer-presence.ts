import { useSyncExternalStore } from 'react';

/** Where the timers of this device are kept. */
export const TIMERS_KEY = 'hearth.timers';
const CHANGED = 'hearth-timers';

/** Tells this page that the stored timers have changed; other tabs learn it from the storage. */
export function announceTimers(): void {
  globalThis.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the timers change, here or in another tab, until the returned function is called. */
export function onTimersChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key === TIMERS_KEY) && listener();
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener(CHANGED, listener);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener(CHANGED, listener);
  };
}

/** Whether there is any timer. Every page asks, so this is all that it loads. */
export function useHasTimers(): boolean {
  return useSyncExternalStore(onTimersChanged, () => localStorage.getItem(TIMERS_KEY) !== null);
}
