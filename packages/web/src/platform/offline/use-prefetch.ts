import { useEffect, useEffectEvent } from 'react';
import { type PrefetchName, prefetchWhenIdle } from './prefetch-when-idle.ts';
import { onSite } from '../boot/site-address.ts';

/** The page's own requests go first; a page of the shell waits longer before it asks for this. */
const startDelayMs = 2000;
const intervalMs = 300_000;
let registration: Promise<void> | undefined;

/**
 * Registers the service worker, which caches this page and its data for offline use; browsers allow that over
 * HTTPS and on localhost. `prefetch` fetches more for the cache: it is called when the page is idle, once per
 * interval however many pages use it under the same name.
 */
export function usePrefetch(name: PrefetchName, prefetch: () => Promise<unknown>): void {
  const fetchNow = useEffectEvent(() => prefetch());
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const run = () => {
      if (document.visibilityState === 'hidden') return;
      registration ??= registerWorker();
      void registration
        .then(() => prefetchWhenIdle(name, intervalMs, () => fetchNow()))
        .catch(() => undefined);
    };
    const first = setTimeout(run, startDelayMs);
    const again = setInterval(run, intervalMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [name]);
}

async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(onSite('/service-worker.js'));
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  await untilControlled(serviceWorker);
}

/** Only requests that the worker controls are cached. */
async function untilControlled(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
