import type { Page } from 'playwright-core';
import { openMerge } from './editor-screens.ts';
import { chooseAction, recipePath } from './recipe-menu.ts';
import type { Place, Screen } from './screens.ts';
import { openList } from './shop-screens.ts';

/** A screen as a device shows it that has chosen high contrast and compact rows. */
function stronger(row: string, name: string, open: Screen['open']): Screen {
  return {
    row,
    name: `${name}-high-contrast`,
    open: async (page, place) => {
      // The page's storage is emptied after each screen; the first visit is only there to have one.
      await page.goto('/favicon.svg');
      const display = JSON.stringify({ contrast: 'high', density: 'compact' });
      await page.evaluate((kept) => localStorage.setItem('hearth.display', kept), display);
      await open(page, place);
      await page.locator('html[data-contrast="high"][data-density="compact"]').waitFor();
    },
  };
}

const goTo = (pathOf: (place: Place) => string) => async (page: Page, place: Place) => {
  await page.goto(pathOf(place));
  await page.locator('h1').first().waitFor();
};

/** Main screens in high contrast. */
export const highContrastScreens: readonly Screen[] = [
  stronger(
    '/g/{groupSlug}',
    'explorer',
    goTo(({ group }) => `/g/${group}`),
  ),
  stronger('/g/{groupSlug}/r/{slug}', 'recipe', goTo(recipePath)),
  stronger('history and compare', 'history-dialog', async (page, place) => {
    await chooseAction(page, place, 'history');
    await page.locator('[role="dialog"] [data-kind]').first().waitFor();
  }),
  stronger('merge a stale edit', 'editor-merge', openMerge),
  stronger('/shopping-lists/{id}', 'shopping-list', openList),
  stronger(
    '/user/profile/edit',
    'profile-edit',
    goTo(() => '/user/profile/edit'),
  ),
];
