import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let isReached = true;

/** Whether the last request got a response, as reported by the service worker and the browser. */
export function isConnected(): boolean {
  return isReached;
}

/** As {@link isConnected}, for components; if false, they show cached responses. */
export function useConnection(): boolean {
  return useSyncExternalStore(watch, isConnected);
}

function watch(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The service worker reports the source of each response; the browser reports the loss of the network at
 * once.
 */
function listen(): void {
  if (channel !== undefined || !('BroadcastChannel' in globalThis)) return;
  isReached = globalThis.navigator.onLine;
  channel = new BroadcastChannel('hearth-connection');
  channel.addEventListener('message', ({ data }) => setReached(data === true));
  globalThis.addEventListener('offline', () => setReached(false));
}

function setReached(next: boolean): void {
  if (next === isReached) return;
  isReached = next;
  for (const listener of listeners) listener();
}
