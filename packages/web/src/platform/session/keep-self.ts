import { firstAnswer } from '../api/index.ts';
import { answersCache } from '../offline/cache-names.ts';

const path = '/api/users/self';

/**
 * Keeps who is signed in for a start without a network, where this came with the page: no request has told the service
 * worker of it then. Pages that no worker controls keep nothing.
 */
export async function keepSelf(): Promise<void> {
  const self = firstAnswer(path)?.data;
  if (self === undefined || !globalThis.navigator.serviceWorker?.controller) return;
  const cache = await caches.open(answersCache);
  await cache.put(path, Response.json(self));
}
