import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { pressOn, tabTo, typeInto } from '../harness/screens/keys.ts';
import { type RecipeSite, startRecipeSite } from '../harness/services/recipe-site.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const phone = { width: 390, height: 844 };
const published = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Onion soup',
  description: 'Sweet onions, slowly.',
  image: 'https://kitchen.example/onion-soup.jpg',
  recipeYield: '4 servings',
  recipeIngredient: ['4 onions', '1 l stock', '2 slices bread'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Fry the onions for 20 minutes.' },
    { '@type': 'HowToStep', text: 'Simmer with the stock for 30 minutes.' },
  ],
};

describe('a cook at 390 px with nothing but keys', () => {
  let folder: string;
  let site: RecipeSite;
  let stage: Stage;
  let cook: Visitor;
  let page: Page;
  beforeAll(async () => {
    folder = publish();
    site = await startRecipeSite(folder, 1);
    stage = await Stage.open({ env: { OUTBOUND_TRUSTED: site.trusted } });
    cook = await stage.newVisitor(phone);
    page = cook.page;
    // The dialog of the printer belongs to the browser; what matters is that it was asked for.
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
    });
  });
  afterAll(async () => {
    await stage.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  it('signs in', async () => {
    await page.goto('/login?direct=1');
    await typeInto(page, page.locator('input[name="username"]'), administrator.username);
    await typeInto(page, page.locator('input[name="password"]'), administrator.password);
    await press('Enter');
    await page.waitForURL(/\/g\/home/);
    await scan(page, 'keys-library');
    expect(cook.problems).toEqual([]);
  });

  it('imports a recipe by its address', async () => {
    await pressOn(page, page.getByRole('navigation', { name: 'Quick navigation' }).getByText('Create'));
    await page.getByRole('menu').waitFor();
    await chooseEntry('Import');
    await typeInto(page, page.locator('[name="incoming"]'), site.pages[0]?.url ?? '');
    await scan(page, 'keys-import');
    await press('Enter');
    const imported = page.getByRole('region', { name: 'Imported' });
    await imported.getByRole('article').waitFor({ timeout: 30_000 });
    await scan(page, 'keys-imported');
    await pressOn(page, imported.getByRole('link', { name: 'Open' }));
    await title('Onion soup').waitFor();
    await scan(page, 'keys-recipe');
    await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/g/home/r/onion-soup');
  });

  it('edits it', async () => {
    await press('e');
    await typeInto(page, page.locator('main [name="name"]'), 'Grandmother’s onion soup');
    await scan(page, 'keys-editor');
    await press('Control+s');
    await title('Grandmother’s onion soup').waitFor();
    await page.getByRole('toolbar', { name: 'Editing' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.title(), patience).toContain('Grandmother’s onion soup');
  });

  it('cooks it with two timers', async () => {
    await press('k');
    await page.getByText('Step 1 of 2').first().waitFor();
    await pressOn(page, page.getByTitle('Start a timer: 20 minutes'));
    await page.locator('[data-part="timers"]').waitFor();
    await pressOn(page, page.locator('main').getByRole('button', { name: 'Next' }));
    await page.getByText('Step 2 of 2').first().waitFor();
    await pressOn(page, page.getByTitle('Start a timer: 30 minutes'));
    await pressOn(page, page.locator('[data-part="timers"] [aria-expanded]'));
    await expect.poll(() => page.locator('[data-part="timer"]').count(), patience).toBe(2);
    await scan(page, 'keys-cooking');
    for (const step of [/^Stop: .*Step 1/, /^Stop: .*Step 2/])
      await pressOn(page, page.getByRole('button', { name: step }));
    await expect.poll(() => page.locator('[data-part="timer"]').count(), patience).toBe(0);
    await press('Escape');
    await page.waitForURL((address) => !address.search.includes('cook'));
    await title('Grandmother’s onion soup').waitFor();
  });

  it('rates it', async () => {
    const stars = page.getByRole('group', { name: 'Your rating' }).getByRole('button', { name: '4 stars' });
    await pressOn(page, stars);
    await expect.poll(() => page.getByText('Rated 4 of 5').count(), patience).toBeGreaterThan(0);
  });

  it('prints it', async () => {
    await press('Control+p');
    await page.locator('html[data-asked-to-print]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-part="print-sheet"]');
    await sheet.waitFor();
    expect(await sheet.innerText()).toContain('Grandmother’s onion soup');
    expect(await sheet.innerText()).toContain('4 onions');
    await scan(page, 'keys-print');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() =>
      ['afterprint', 'focus'].forEach((name) => globalThis.dispatchEvent(new Event(name))),
    );
    await sheet.waitFor({ state: 'detached' });
  });

  it('shares it, and who has the link reads it without an account', async () => {
    await pressOn(page, button('More').filter({ visible: true }));
    await page.getByRole('menu').waitFor();
    await chooseEntry('Share');
    await page.getByRole('dialog').waitFor();
    await pressOn(page, button('Create link'));
    const link = page.getByRole('dialog').locator('a[href*="/shared/r/"]');
    await tabTo(page, link);
    await scan(page, 'keys-share');
    const friend = await stage.newVisitor(phone);
    await friend.page.goto((await link.getAttribute('href')) ?? '');
    await friend.page.getByRole('heading', { level: 1, name: 'Grandmother’s onion soup' }).waitFor();
    await friend.page.getByText('4 onions').first().waitFor();
    await pressOn(friend.page, friend.page.getByRole('button', { name: 'Steps' }));
    await friend.page.getByText('Simmer with the stock for').waitFor();
    expect(await friend.page.getByRole('button', { name: /Edit|Share|stars/ }).count()).toBe(0);
    await scan(friend.page, 'keys-shared');
    await endVisit(friend);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocusOn('more');
    await endVisit(cook);
  });

  /** Goes through an open menu to an entry, and chooses it. */
  async function chooseEntry(name: string): Promise<void> {
    const entry = page.getByRole('menuitem', { name, exact: true });
    for (let steps = 0; steps < 10; steps += 1) {
      if (await entry.evaluate((one) => one === document.activeElement)) break;
      await press('ArrowDown');
    }
    await press('Enter');
  }

  async function expectFocusOn(part: string): Promise<void> {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-part'));
    await expect.poll(focused, patience).toBe(part);
  }
});

/** A web site with one recipe, as a folder. */
function publish(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-published-'));
  const host = join(folder, 'kitchen.example');
  mkdirSync(host);
  const data = JSON.stringify(published);
  writeFileSync(
    join(host, 'onion-soup.testhtml'),
    `<!doctype html><title>Onion soup</title><script type="application/ld+json">${data}</script>`,
  );
  const expected = {
    title: published.name,
    image: published.image,
    ingredients: published.recipeIngredient,
    instructions_list: published.recipeInstructions.map(({ text }) => text),
  };
  writeFileSync(join(host, 'onion-soup.json'), JSON.stringify(expected));
  return folder;
}
