import { useSyncExternalStore } from 'react';

/** Where the timers of this device are kept. */
export const timersKey = 'hearth.timers';
const changeEvent = 'hearth-timers';

/** Tells this page that the stored timers have changed; other tabs learn it from the storage. */
export function announceTimers(): void {
  globalThis.dispatchEvent(new Event(changeEvent));
}

/** Calls back when the timers change, here or in another tab, until the returned function is called. */
export function onTimersChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key === timersKey) && listener();
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener(changeEvent, listener);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener(changeEvent, listener);
  };
}

/** Whether there is any timer. Every page asks, so this is all that it loads. */
export function useHasTimers(): boolean {
  return useSyncExternalStore(onTimersChanged, () => localStorage.getItem(timersKey) !== null);
}
