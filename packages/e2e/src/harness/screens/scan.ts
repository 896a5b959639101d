import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe.ts';

const pictures = fileURLToPath(new URL('../../../../../test-results/journeys/', import.meta.url));

/** Expects no axe violations on the current screen; with a name it takes a screenshot as well. */
export async function scan(page: Page, name?: string): Promise<void> {
  // A screen without a heading is not there yet: there would be nothing to find anything wrong with.
  await page.locator(':is(h1, h2, h3):visible').first().waitFor();
  await stillness(page);
  if (name !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  }
  expect(await axeViolations(page), name ?? page.url()).toEqual([]);
}

/**
 * Waits until all animations have ended: colours in between have contrasts of their own. An element that was hidden
 * during its animation may never report its end, and is not waited for.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const longest = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([longest, Promise.allSettled(running.map(({ finished }) => finished))]);
  });
}
