import type { Page } from 'playwright-core';

/** Whether the browser has cached the files that the app prefetches for offline use. */
export function isPrefetched(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/prefetched')) !== undefined);
}
