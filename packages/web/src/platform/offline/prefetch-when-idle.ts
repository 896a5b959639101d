import { isConnected } from './connection.ts';

/** Lies beside the answers, so that it goes with them. */
const noteKey = '/prefetched';
let isRunning = false;

/**
 * Fetches, in an idle moment, what may be wanted without a network, unless that was done less than `pauseMs` ago. A
 * failure leaves it to the next time.
 */
export async function prefetchWhenIdle(pauseMs: number, prefetch: () => Promise<unknown>): Promise<void> {
  if (isRunning || !isConnected()) return;
  isRunning = true;
  try {
    const answers = await caches.open('hearth-answers');
    const last = Number((await (await answers.match(noteKey))?.text()) ?? 0);
    if (Math.abs(Date.now() - last) < pauseMs) return;
    await idle();
    await prefetch();
    await answers.put(noteKey, new Response(String(Date.now())));
  } finally {
    isRunning = false;
  }
}

/** Waits until the page has nothing else to do, where the browser can tell. */
async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => globalThis.requestIdleCallback(resolve, { timeout: 5000 }));
}
