import type { Page } from 'playwright-core';
import { chooseAction, recipePath } from './recipe-menu.ts';
import type { Place, Screen } from './screens.ts';

async function openRecipe(page: Page, place: Place): Promise<void> {
  await page.goto(recipePath(place));
  await page.locator('h1').first().waitFor();
}

/** The notes; phones show them as the last of the parts. */
async function openNotes(page: Page, place: Place): Promise<void> {
  await openRecipe(page, place);
  const notes = page.locator('main article [data-part="parts"] button').last();
  await notes.waitFor({ state: 'attached' });
  if (await notes.isVisible()) await notes.click();
}

async function cook(page: Page, place: Place): Promise<void> {
  await page.goto(`${recipePath(place)}?cook=1`);
  await page.locator('[data-part="cook-step"]').waitFor();
}

/** The recipe to read and to cook from, and what opens from there. */
export const readingScreens: readonly Screen[] = [
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'recipe-notes',
    open: openNotes,
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'recipe-computed-nutrition',
    open: async (page, place) => {
      await openNotes(page, place);
      await page.locator('[data-part="computed-nutrition"] summary').click();
      await page.locator('[data-part="computed-nutrition"] p').first().waitFor();
    },
  },
  { row: '/g/{groupSlug}/r/{slug}', name: 'cook-mode', open: cook },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'cook-overview',
    open: async (page, place) => {
      await cook(page, place);
      await page.locator('[data-part="overview"]').click();
      await page.locator('[aria-current="step"]').waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'cook-another',
    open: async (page, place) => {
      await cook(page, place);
      await page.locator('[data-part="another"]').click();
      await page.locator('[role="dialog"] li a').first().waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'scale-dialog',
    open: async (page, place) => {
      await openRecipe(page, place);
      await page.locator('[data-part="scale"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'timer-dialog',
    open: (page, place) => chooseAction(page, place, 'timer'),
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'recipe-formats',
    open: (page, place) => chooseAction(page, place, 'download'),
  },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'shortcuts',
    needsKeyboard: true,
    open: (page, place) => chooseAction(page, place, 'shortcuts'),
  },
  {
    row: 'print preferences',
    name: 'print-preferences',
    open: (page, place) => chooseAction(page, place, 'printPreferences'),
  },
  {
    row: 'print view',
    name: 'print-view',
    open: async (page, place) => {
      await openRecipe(page, place);
      await page.keyboard.press('Control+p');
      await page.locator('[data-part="print-host"]').waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      await page.locator('[data-part="print-host"]').waitFor();
    },
  },
  {
    row: 'kitchen timers dock',
    name: 'timers-dock',
    open: async (page, place) => {
      await cook(page, place);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.locator('[data-part="overview"]').click();
      await page.locator('ol button').last().click();
      await page.locator('[data-part="cook-step"] button').first().click();
      await page.locator('[data-part="timers"] button').first().click();
      await page.locator('[data-part="timer"]').waitFor();
    },
  },
];
