import type { Page } from 'playwright-core';

/** Whether the browser keeps what the app has fetched ahead for times without a network. */
export function isPrefetched(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/prefetched')) !== undefined);
}
