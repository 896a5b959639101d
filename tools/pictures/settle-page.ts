import type { Page } from 'playwright-core';

/** Milliseconds in which transitions end and late texts arrive. */
const restMs = 800;

/** Waits until the pictures in view are there and nothing moves any more. */
export async function settlePage(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.waitForTimeout(restMs);
}
