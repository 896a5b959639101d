import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const queryFilterString = '(name LIKE "%soup%" OR rating >= "4") AND org_url IS NULL';

/** Makes sure that there are cookbooks, one of them known by its slug. */
async function addCookbooks(page: Page): Promise<void> {
  await page.evaluate(async (filter) => {
    const path = '/api/households/cookbooks';
    if ((await fetch(`${path}/soups`)).ok) return;
    for (const [name, description] of [
      ['Soups', 'Everything out of one pot, from a quick broth to the soup that takes a Sunday.'],
      ['Für Gäste', ''],
    ]) {
      const body = JSON.stringify({ name, description, public: true, queryFilterString: filter });
      const headers = { 'content-type': 'application/json' };
      await fetch(path, { method: 'POST', headers, body });
    }
  }, queryFilterString);
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await addCookbooks(page);
  await page.reload();
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the selection of the explorer and ticks a recipe. */
async function select(page: Page, group: string): Promise<void> {
  await page.goto(`/g/${group}`);
  await page.locator('main article').first().waitFor();
  await addCookbooks(page);
  await page.locator('main button[aria-haspopup="menu"]:has(svg)').last().click();
  await page.locator('[role="menuitem"]').last().click();
  await page.locator('[data-part="select-card"] input').first().check();
}

/** Chooses what to do with the ticked recipe. */
async function selectAction(page: Page, group: string, index: number): Promise<void> {
  await select(page, group);
  await page.locator('[data-part="select-bar"] button[aria-haspopup="menu"]').click();
  await page.locator('[role="menuitem"]').nth(index).click();
  await page.locator('[role="dialog"]').waitFor();
}

/** Ways to recipes besides the explorer. */
export const findingScreens: readonly Screen[] = [
  {
    row: '/g/{groupSlug}',
    name: 'select-recipes',
    open: (page, { group }) => select(page, group),
  },
  {
    row: '/g/{groupSlug}',
    name: 'add-to-cookbook',
    open: (page, { group }) => selectAction(page, group, 0),
  },
  {
    row: '/g/{groupSlug}',
    name: 'plan-several',
    open: (page, { group }) => selectAction(page, group, 2),
  },
  {
    row: '/g/{groupSlug}/cookbooks',
    name: 'cookbooks',
    open: (page, { group }) => go(page, `/g/${group}/cookbooks`),
  },
  {
    row: '/g/{groupSlug}/cookbooks',
    name: 'cookbooks-arranged',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/cookbooks`);
      // The button comes with the cookbooks, before the one that creates another.
      await page.locator('main header button').nth(1).waitFor();
      await page.locator('main header button').first().click();
      await page.locator('[data-reorder] [data-part="cookbook"] button').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/cookbooks/{slug}',
    name: 'cookbook',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/cookbooks`);
      await page.goto(`/g/${group}/cookbooks/soups`);
      await page.locator('main article').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/cookbooks/{slug}',
    name: 'cookbook-formats',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/cookbooks`);
      await page.goto(`/g/${group}/cookbooks/soups`);
      await page.locator('main header [data-part="export"]').click();
      await page.locator('[role="dialog"] [data-part="zip"]').waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/cookbooks/{slug}',
    name: 'cookbook-editor',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/cookbooks`);
      await page.goto(`/g/${group}/cookbooks/soups`);
      await page.locator('main header [data-part="edit"]').click();
      await page.locator('[data-part="filter-row"]').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/recipes/finder',
    name: 'finder',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/recipes/finder`);
      await page.locator('[data-part="finder-more"] summary').click();
    },
  },
  {
    row: '/user/{id}/favorites',
    name: 'favourites',
    open: async (page) => {
      await page.goto('/settings');
      const id = await page.evaluate(async () => {
        const self = (await (await fetch('/api/users/self')).json()) as { id: string };
        await fetch(`/api/users/${self.id}/favorites/tomato-soup`, { method: 'POST' });
        return self.id;
      });
      await page.goto(`/user/${id}/favorites`);
      await page.locator('main article').first().waitFor();
    },
  },
];
