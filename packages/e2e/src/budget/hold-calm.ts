import type { BrowserContext } from 'playwright-core';

/** The delay after which the app takes a page for calm, in milliseconds; `platform/boot/turns.ts` has it. */
const calmMs = 5000;

/**
 * Keeps pages from becoming calm: what they ask for then is no part of a first load, but a busy machine would count it,
 * because the page is not quiet by that time.
 */
export async function holdCalm(context: BrowserContext): Promise<void> {
  await context.addInitScript((held) => {
    const wait = globalThis.setTimeout.bind(globalThis);
    const patched = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
      delay === held ? 0 : wait(run, delay, ...args);
    Object.assign(globalThis, { setTimeout: patched });
  }, calmMs);
}
