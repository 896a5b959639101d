import type { ShoppingListOut } from '@hearth/contract';
import { parseArgs } from 'node:util';
import { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import {
  newVisitor,
  signInQuietly,
  startBrowser,
  type Visitor,
} from '../../packages/e2e/src/harness/stage/browser.ts';
import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';

/**
 * A shopping list of 500 things on a telephone: `npm run bench -- shopping-list --ticks 20 --starts 5`. Prints, in milliseconds,
 * how long it takes from a tick to the next picture with the processor slowed to a quarter, until another device shows
 * the tick, and from a start without a network to a list that can be ticked.
 */
const { values } = parseArgs({
  options: { ticks: { type: 'string', default: '20' }, starts: { type: 'string', default: '5' } },
});
type Page = Visitor['page'];

const lists = '/api/households/shopping/lists';
const hearth = await HearthProcess.start();
const browser = await startBrowser();
const api = await ApiClient.signedIn(hearth);
const list = (await api.change('POST', lists, { name: 'Market' })) as ShoppingListOut;
await api.change(
  'POST',
  '/api/households/shopping/items/create-bulk',
  Array.from({ length: 500 }, (_, at) => ({ shoppingListId: list.id, note: `thing ${at}`, position: at })),
);
const [own, other] = [await device(), await device()];

/** Milliseconds from the next click to the end of the frame that follows it, as the page counts. */
const nextPicture = `new Promise((resolve) => {
  const painted = (click) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - click.timeStamp);
    port2.postMessage(null);
  };
  const clicked = (click) => requestAnimationFrame(() => painted(click));
  document.addEventListener('click', clicked, { capture: true, once: true });
})`;

/** Milliseconds from the start of the page to the end of the frame that shows the first box, as the page counts. */
const firstBox = `window.firstBox = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('main [data-part="item"] input') === null) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
})`;

report('tick to paint at 4 times slower', await ticksToPaint(Number(values.ticks)));
report('tick until another device shows it', await ticksToOther(Number(values.ticks)));
report('start without a network', await startsOffline(own.context(), Number(values.starts)));
await browser.close();
await hearth.remove();

/** A telephone that shows the list. */
async function device(): Promise<Page> {
  const { page, context } = await newVisitor(browser, hearth, { width: 390, height: 844, isTouch: true });
  await signInQuietly(context, hearth);
  await page.goto(`/shopping-lists/${list.id}`);
  await box(page, 0).waitFor();
  return page;
}

function box(page: Page, at: number) {
  return page.getByRole('checkbox', { name: `thing ${at}`, exact: true });
}

/** From the event to the frame after the one in which it was handled, as the page itself counts. */
async function ticksToPaint(count: number): Promise<number[]> {
  const session = await own.context().newCDPSession(own);
  await own.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const painted = own.evaluate<number>(nextPicture);
    await box(own, at).click();
    times.push(await painted);
    await own.waitForTimeout(300);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

async function ticksToOther(count: number): Promise<number[]> {
  const times: number[] = [];
  const first = Number(values.ticks);
  for (let at = first; at < first + count; at += 1) {
    const begin = performance.now();
    await box(own, at).click();
    await box(other, at).and(other.locator(':checked')).waitFor();
    times.push(performance.now() - begin);
  }
  return times;
}

async function startsOffline(context: Visitor['context'], count: number): Promise<number[]> {
  await own.waitForTimeout(8000);
  await own.close();
  await context.setOffline(true);
  await context.addInitScript(firstBox);
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const page = await context.newPage();
    await page.goto(`/shopping-lists/${list.id}`, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>('window.firstBox'));
    await page.close();
  }
  return times;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, next) => one - next);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  process.stdout.write(`${what}: median ${at(0.5)} ms, longest ${at(1)} ms (${times.length} times)\n`);
}
