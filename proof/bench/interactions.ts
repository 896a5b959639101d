import type { ShoppingListOut } from '@hearth/contract';
import { parseArgs } from 'node:util';
import type { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import { phone, type Visitor } from '../../packages/e2e/src/harness/stage/browser.ts';
import { Stage } from '../../packages/e2e/src/harness/stage/stage.ts';

/**
 * Interaction to next paint (https://web.dev/articles/inp) on a phone whose processor is slowed to a quarter:
 * `npm run bench -- interactions --times 20`. Prints the median, the 90th percentile and the longest of each interaction in milliseconds, as
 * the browser's Event Timing counts them, in steps of 8.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } });
type Page = Visitor['page'];

const times = Number(values.times);
const pauseMs = 400;
const ingredients = Array.from({ length: 40 }, (_, at) => ({ note: `thing ${at}, chopped`, quantity: 1.5 }));
const steps = Array.from({ length: 20 }, (_, at) => ({
  text: `Step ${at}: add 2 cups of water, and simmer for ${at + 2} minutes at 350 °F.`,
  ingredientReferences: [],
}));

/** Keeps the longest event of each interaction: a tap and a key are several events each. */
const observe = `{
  const longest = new Map();
  window.interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

const stage = await Stage.open();
try {
  const cook = await stage.apiClient();
  const list = await furnish(cook);
  const { page, context } = await stage.signedInVisitor(phone);
  await context.addInitScript(observe);
  await measure(page, 'tick in a list of 500', `/shopping-lists/${list}`, (at) =>
    page.getByRole('checkbox', { name: `thing ${at}`, exact: true }).tap(),
  );
  await measure(page, 'scale a recipe of 40 ingredients and 20 steps', '/g/home/r/stew', () =>
    page.getByRole('button', { name: 'Larger amount' }).first().tap(),
  );
  await measure(page, 'key in a step in the editor', '/g/home/r/stew?edit=true', async (at) => {
    if (at === 0) await page.locator('textarea').nth(1).focus();
    await page.keyboard.press('a');
  });
  await measure(page, 'key in the search of the explorer', '/g/home', async (at) => {
    if (at === 0) await page.getByPlaceholder('Name, ingredient, keyword').focus();
    await page.keyboard.press('r');
  });
  await measure(page, 'key in the search of a meal', '/household/mealplan/planner/view', async (at) => {
    if (at === 0) await page.getByRole('button', { name: 'Plan something for' }).first().tap();
    if (at === 0) await page.getByRole('dialog').getByRole('combobox').first().focus();
    await page.keyboard.press('r');
  });
} finally {
  await stage.close();
  // The browser is shared by the tests of a worker: left open, it keeps this program from ending.
  await stage.browser.close();
}

/** A recipe, a library of a hundred and a list of 500 items; answers the id of the list. */
async function furnish(cook: ApiClient): Promise<string> {
  for (let number = 1; number <= 100; number += 1) await cook.cook(`Recipe ${number}`);
  await cook.cook('Stew', { recipeIngredient: ingredients, recipeInstructions: steps, recipeServings: 4 });
  const { id } = (await cook.change('POST', '/api/households/shopping/lists', {
    name: 'Market',
  })) as ShoppingListOut;
  const items = Array.from({ length: 500 }, (_, at) => ({ shoppingListId: id, note: `thing ${at}` }));
  await cook.change('POST', '/api/households/shopping/items/create-bulk', items);
  return id;
}

/** Opens a page, does one thing again and again, and prints how long the next paint took. */
async function measure(
  page: Page,
  what: string,
  path: string,
  act: (at: number) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let at = 0; at < times; at += 1) {
    await act(at);
    await page.waitForTimeout(pauseMs);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  report(what, await page.evaluate<number[]>('[...window.interactions.values()]'));
}

/** Interactions below 16 ms are not reported by the browser, and count as 16. */
function report(what: string, longest: readonly number[]): void {
  const quick = Array.from({ length: Math.max(0, times - longest.length) }, () => 16);
  const sorted = [...longest, ...quick].toSorted((one, next) => one - next);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  process.stdout.write(
    `${what}: median ${at(0.5)} ms, 90th percentile ${at(0.9)} ms, longest ${at(1)} ms (${times} times)\n`,
  );
}
