import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { signInQuietly } from '../../packages/e2e/src/harness/stage/browser.ts';
import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';

/**
 * From a cold start of the browser in flight mode to the library: `npm run bench -- cold-start --recipes 2000 --times 5`.
 * All recipes are kept on the device; each start is a new process of Chromium on the profile of the first. Prints the
 * milliseconds from navigation to the first card of the library, and the median.
 */
const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '2000' },
    times: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
  },
});
const recipes = Number(values.recipes);
const keepMs = 240_000;

const hearth = await HearthProcess.start();
const profile = mkdtempSync(join(tmpdir(), 'hearth-cold-start-'));
try {
  await hearth.fill(recipes);
  await keepAll();
  const starts: number[] = [];
  for (let at = 0; at < Number(values.times); at += 1) starts.push(await startInFlightMode());
  const sorted = starts.toSorted((left, right) => left - right);
  console.log(
    `${recipes} recipes: ${starts.join(', ')} ms; median ${sorted[Math.floor(sorted.length / 2)]} ms`,
  );
} finally {
  await hearth.remove();
  rmSync(profile, { recursive: true, force: true });
}

function launch(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    baseURL: hearth.url,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
}

/** Puts every recipe on the device, through the page where people choose it. */
async function keepAll(): Promise<void> {
  const context = await launch();
  await signInQuietly(context, hearth);
  const page = await context.newPage();
  await page.goto('/g/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/user/device');
  await page.getByRole('switch', { name: 'All recipes' }).check({ force: true });
  await page.getByRole('button', { name: 'Update now' }).click();
  await waitUntilKept(page);
  await context.close();
}

async function waitUntilKept(page: Page): Promise<void> {
  const deadline = performance.now() + keepMs;
  while ((await countKept(page)) < recipes) {
    if (performance.now() > deadline) throw new Error('not all recipes are on the device in time');
    await page.waitForTimeout(500);
  }
}

function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('hearth-kept-rows');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction('rows').objectStore('rows').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });
}

/** @returns milliseconds from navigation to the library */
async function startInFlightMode(): Promise<number> {
  const context = await launch();
  try {
    await context.setOffline(true);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const begun = performance.now();
    await page.goto('/g/home');
    await page.locator('main article').first().waitFor();
    return Math.round(performance.now() - begun);
  } finally {
    await context.close();
  }
}
