import type { Page } from 'playwright-core';
import { chooseAction, recipePath } from './recipe-menu.ts';
import type { Place, Screen } from './screens.ts';

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
}

function menuScreen(row: string, name: string, key: string): Screen {
  return {
    row,
    name,
    open: async (page, place) => {
      await chooseAction(page, place, key);
      await page.waitForLoadState('networkidle');
    },
  };
}

/** Creates a share link of the recipe and opens it as a visitor. */
async function openShared(page: Page, place: Place, expiresAt: string): Promise<void> {
  await go(page, recipePath(place));
  const id = await page.evaluate(
    async ([slug, end]) => {
      const recipe = (await (await fetch(`/api/recipes/${slug}`)).json()) as { id: string };
      const answer = await fetch('/api/shared/recipes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipeId: recipe.id, expiresAt: end }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [place.recipe, expiresAt] as const,
  );
  await go(page, `/g/${place.group}/shared/r/${id}`);
}

/** Screens of comments, timeline, sharing, history and trash. */
export const togetherScreens: readonly Screen[] = [
  {
    row: '/g/{groupSlug}/recipes/timeline',
    name: 'timeline',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/recipes/timeline`);
      await page.locator('[data-part="event"], [data-part="created"]').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/recipes/trash',
    name: 'trash',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/recipes/trash`);
      await page.locator('[data-part="trashed"]').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/recipes/trash',
    name: 'trash-delete-dialog',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/recipes/trash`);
      await page.locator('[data-part="trashed"] button').nth(1).click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/shared/r/{token}',
    name: 'shared',
    open: (page, place) => openShared(page, place, '2999-01-01T00:00:00Z'),
  },
  {
    row: '/g/{groupSlug}/shared/r/{token}',
    name: 'shared-expired',
    open: (page, place) => openShared(page, place, '2020-01-01T00:00:00Z'),
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'recipe-comments',
    open: async (page, place) => {
      await go(page, recipePath(place));
      await page.locator('[data-part="comments"]').scrollIntoViewIfNeeded();
    },
  },
  menuScreen('share', 'share-dialog', 'share'),
  menuScreen('add to cookbook', 'recipe-to-cookbook', 'cookbook'),
  menuScreen('recipe timeline', 'recipe-timeline', 'timeline'),
  menuScreen('history and compare', 'history-dialog', 'history'),
  {
    row: 'made this',
    name: 'made-this-dialog',
    open: async (page, place) => {
      await go(page, recipePath(place));
      await page.locator('[data-part="last-made"]').locator('xpath=../button').click();
      await page.locator('[role="dialog"] input[type="date"]').waitFor();
    },
  },
];
