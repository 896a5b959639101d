import { answersCache } from './cache-names.ts';
import { isConnected } from './connection.ts';
import { askToKeepStorage } from './keep-storage.ts';

/** Names of things that are prefetched together. The time of each is stored under its name in the cache of responses, and is deleted with them. */
export type PrefetchName = '/prefetched' | '/kept-recipes';

const running = new Set<PrefetchName>();

/**
 * Calls `prefetch` when the page is idle, unless the last success was less than `pauseMs` ago. A failure is
 * retried by the next call.
 */
export async function prefetchWhenIdle(
  name: PrefetchName,
  pauseMs: number,
  prefetch: () => Promise<unknown>,
): Promise<void> {
  if (running.has(name) || !isConnected()) return;
  running.add(name);
  try {
    const cache = await caches.open(answersCache);
    const last = Number((await (await cache.match(name))?.text()) ?? 0);
    if (Math.abs(Date.now() - last) < pauseMs) return;
    await idle();
    await prefetch();
    await cache.put(name, new Response(String(Date.now())));
    void askToKeepStorage();
  } finally {
    running.delete(name);
  }
}

/** Waits until the page is idle, if the browser supports it. */
async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => globalThis.requestIdleCallback(resolve, { timeout: 5000 }));
}
