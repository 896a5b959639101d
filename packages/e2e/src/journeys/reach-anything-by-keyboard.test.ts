import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';

describe('who opens everything by a few letters', () => {
  let stage: Stage;
  let cook: ApiClient;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    await cook.cook('Leek soup');
    await cook.cook('Apple crumble');
    listId = String(Object(await cook.change('POST', lists, { name: 'Weekly' })).id);
    await cook.change('POST', lists, { name: 'Baker' });
  });
  afterAll(() => stage.close());

  const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  const field = (page: Page) => dialog(page).getByRole('combobox');
  const option = (page: Page, name: string) => dialog(page).getByRole('option', { name });
  const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });
  const items = async () => {
    const { body } = await cook.get(`${lists}/${listId}`);
    return (Object(body).listItems as { display: string }[]).map(({ display }) => display);
  };

  /** Opens the palette; the keys that follow belong to it, whether its code has arrived or not. */
  async function ask(page: Page, words: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect.poll(() => field(page).inputValue(), patience).toBe(words);
  }

  /** Goes down to a hit, as its name is read out. */
  async function goTo(page: Page, name: string): Promise<void> {
    await option(page, name).first().waitFor();
    for (let steps = 0; steps < 50; steps += 1) {
      if ((await active(page).innerText()).replaceAll('\n', ' ').includes(name)) break;
      await page.keyboard.press('ArrowDown');
    }
    const id = await active(page).getAttribute('id');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(id);
    await page.keyboard.press('Enter');
    await closed(page);
  }

  it('opens pages, settings and recipes, and finds the last ones again', async () => {
    const visitor = await stage.openPage('/g/home/r/leek-soup');
    const { page } = visitor;
    await page.waitForLoadState('networkidle');
    await ask(page, 'timel');
    await goTo(page, 'Timeline');
    await page.waitForURL(/recipes\/timeline/);
    await ask(page, 'backu');
    await goTo(page, 'Backups');
    await page.waitForURL('/admin/backups');
    await ask(page, 'crumb');
    await goTo(page, 'Apple crumble');
    await page.waitForURL('/g/home/r/apple-crumble');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('group', { name: 'Recent' }).waitFor();
    const recent = dialog(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    expect(await recent.allInnerTexts()).toEqual([
      'Apple crumble',
      expect.stringContaining('Backups'),
      'Timeline',
    ]);
    await scan(page, 'palette-recent');
    await page.keyboard.press('Escape');
    await closed(page);
    await ask(page, 'qqqq');
    await expect.poll(() => dialog(page).getByRole('group').count(), patience).toBe(1);
    expect(await active(page).innerText(), 'what nothing is called can be bought').toContain('Add “qqqq”');
    await page.keyboard.press('Escape');
    await endVisit(visitor);
  });

  it('speaks the language of the reader', async () => {
    const visitor = await stage.signedInVisitor({ locale: 'de-DE' });
    const { page } = visitor;
    await page.goto('/g/home/r/leek-soup');
    await page.locator('h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    await ask(page, 'sicherungen');
    await goTo(page, 'Sicherungen');
    await page.waitForURL('/admin/backups');
    await page.locator('h1:visible').waitFor();
    await ask(page, 'english (us');
    await goTo(page, 'English (US)');
    await page.locator('html[lang^="en"]').waitFor();
    expect(new URL(page.url()).pathname, 'one stays where one is').toBe('/admin/backups');
    await endVisit(visitor);
  });

  it('puts things on a list and recipes on the plan', async () => {
    const visitor = await stage.openPage('/g/home/r/apple-crumble');
    const { page } = visitor;
    await page.waitForLoadState('networkidle');
    await ask(page, 'add 2 kg flour to weekly');
    await goTo(page, 'Add “2 kg flour” to Weekly');
    await expect.poll(items, patience).toEqual([expect.stringMatching(/2 .*flour/)]);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(items, patience).toEqual([]);
    await ask(page, 'plan leek for tomorrow');
    await goTo(page, 'Plan “Leek soup” Tomorrow');
    await page.getByText('Planned for Tomorrow: Leek soup').waitFor();
    const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
    const { body } = await cook.get('/api/households/mealplans?page=1&perPage=-1');
    const plan = Object(body).items as { date: string; recipe: { name: string } }[];
    expect(plan.map(({ date, recipe }) => [date, recipe.name])).toEqual([[tomorrow, 'Leek soup']]);
    await endVisit(visitor);
  });

  it('writes on a list without a network, and the item is there once the network is', async () => {
    const visitor = await stage.openPage(`/shopping-lists/${listId}`);
    const { page, context } = visitor;
    await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
    await page.goto('/g/home/r/leek-soup');
    await page.locator('h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await ask(page, '3 lemons');
    await goTo(page, 'Add “3 lemons” to Weekly');
    await page.getByText('Added: 3 lemons').waitFor();
    expect(await items()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(items, { timeout: 60_000 }).toEqual([expect.stringMatching(/3 .*lemons/)]);
    await endVisit(visitor);
  });

  it('changes the theme and signs out', async () => {
    const visitor = await stage.openPage('/g/home/r/leek-soup');
    const { page } = visitor;
    await page.waitForLoadState('networkidle');
    await ask(page, 'dark');
    await page.keyboard.press('Enter');
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await ask(page, 'sign out');
    await page.keyboard.press('Enter');
    await page.waitForURL(/login/);
    expect(await page.evaluate(() => localStorage.getItem('hearth.palette'))).not.toContain('sign-out');
    await endVisit(visitor);
  });

  it('is found by a finger, from the search', async () => {
    const visitor = await stage.openPage('/g/home/r/leek-soup', phone);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Search' }).first().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Commands' }).tap();
    await field(page).fill('https://kitchen.example/soup');
    await option(page, 'Import this recipe').waitFor();
    await scan(page, 'palette-phone');
    expect(await dialog(page).getByRole('group', { name: 'Add to a list' }).count()).toBe(0);
    await option(page, 'Import this recipe').tap();
    await page.waitForURL(/r\/create\/url\?recipe_import_url=/);
    await endVisit(visitor);
  });
});
