import type { Page, Request } from 'playwright-core';

/**
 * What came over the network until nothing has been asked for in a while.
 *
 * @param open opens the page and waits until it shows something
 * @param read tells of a request that has finished; null leaves it out
 */
export async function collectUntilQuiet<T>(
  page: Page,
  {
    open,
    read,
    quietMs,
  }: {
    readonly open: () => Promise<void>;
    readonly read: (request: Request) => Promise<T> | null;
    readonly quietMs: number;
  },
): Promise<T[]> {
  const finished: Promise<T>[] = [];
  const onFinished = (request: Request) => {
    const one = read(request);
    if (one !== null) finished.push(one);
  };
  page.on('requestfinished', onFinished);
  await open();
  for (let before = -1; before !== finished.length;) {
    before = finished.length;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quietMs);
  }
  // What comes later is asked for its size while the page closes.
  page.off('requestfinished', onFinished);
  return Promise.all(finished);
}
