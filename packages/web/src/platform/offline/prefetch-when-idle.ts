import { answersCache } from './cache-names.ts';
import { isConnected } from './connection.ts';
import { askToKeepStorage } from './keep-storage.ts';

/** Stored in the cache of responses, so that it is deleted with them. */
const timestampKey = '/prefetched';
let isRunning = false;

/**
 * Calls `prefetch` when the page is idle, unless the last success was less than `pauseMs` ago. A failure is
 * retried by the next call.
 */
export async function prefetchWhenIdle(pauseMs: number, prefetch: () => Promise<unknown>): Promise<void> {
  if (isRunning || !isConnected()) return;
  isRunning = true;
  try {
    const cache = await caches.open(answersCache);
    const last = Number((await (await cache.match(timestampKey))?.text()) ?? 0);
    if (Math.abs(Date.now() - last) < pauseMs) return;
    await idle();
    await prefetch();
    await cache.put(timestampKey, new Response(String(Date.now())));
    void askToKeepStorage();
  } finally {
    isRunning = false;
  }
}

/** Waits until the page is idle, if the browser supports it. */
async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => globalThis.requestIdleCallback(resolve, { timeout: 5000 }));
}
