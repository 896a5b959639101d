import type { Page } from 'playwright-core';

/** Whether the browser has cached the files that the app prefetches for offline use. */
export function isPrefetched(
  page: Page,
  name: '/prefetched' | '/kept-recipes' = '/prefetched',
): Promise<boolean> {
  return page.evaluate(async (key) => (await caches.match(key)) !== undefined, name);
}
