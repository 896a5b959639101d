import type { Page } from 'playwright-core';

/** From the next page on, what IndexedDB holds takes half a second to read, as on an old phone that is busy. */
export async function slowDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const property = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      ...property,
      set(this: IDBRequest, handler: (event: Event) => void) {
        property?.set?.call(this, (event: Event) => setTimeout(() => handler.call(this, event), 500));
      },
    });
  });
}
