import type { Page } from 'playwright-core';
import { png } from '../harness/data/png.ts';
import { recipePath } from './recipe-menu.ts';
import type { Place, Screen } from './screens.ts';

const row = '/g/{groupSlug}/r/{slug}';

/** Two pictures, which take the place of their namesakes of an earlier screen. */
const pictures = [
  { name: 'In the pot ~00000001', bytes: png(300, 200, [190, 60, 40]).toString('base64') },
  {
    name: 'On the table, with a name that is too long for a line ~00000002',
    bytes: png(200, 300, [90, 140, 40]).toString('base64'),
  },
];

/** Opens a page of the recipe, which shows more pictures than its main one. */
async function openIllustrated(page: Page, place: Place, search = ''): Promise<void> {
  await page.goto(recipePath(place));
  await page.locator('h1').first().waitFor();
  await page.evaluate(giveRecipe, { recipe: place.recipe, pictures });
  await page.goto(`${recipePath(place)}${search}`);
}

/** Runs in the page. */
async function giveRecipe(given: {
  recipe: string;
  pictures: { name: string; bytes: string }[];
}): Promise<void> {
  const path = `/api/recipes/${given.recipe}`;
  for (const { name, bytes } of given.pictures) {
    const form = new FormData();
    form.set('name', name);
    form.set('icon', 'mdi-file-image');
    form.set('extension', 'png');
    form.set('file', new File([Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0)], 'a.png'));
    await fetch(`${path}/assets`, { method: 'POST', body: form });
  }
  const { settings } = await (await fetch(path)).json();
  const body = JSON.stringify({ settings: { ...settings, showAssets: true } });
  await fetch(path, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
}

const extraPictures = (page: Page) => page.locator('[data-part="extra-picture"]');

/** More pictures of a recipe than its main one. */
export const pictureScreens: readonly Screen[] = [
  {
    row,
    name: 'recipe-pictures',
    open: async (page, place) => {
      await openIllustrated(page, place);
      await page.locator('[data-part="pictures"] img').last().waitFor();
    },
  },
  {
    row,
    name: 'large-picture',
    open: async (page, place) => {
      await openIllustrated(page, place);
      await page.locator('[data-part="pictures"] button').last().click();
      await page.locator('[role="dialog"] figure img').waitFor();
    },
  },
  {
    row,
    name: 'editor-pictures',
    open: async (page, place) => {
      await openIllustrated(page, place, '?edit=true');
      await extraPictures(page).last().waitFor();
      const letter = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear cook') };
      await page.locator('input[name="extra-pictures"]').setInputFiles(letter);
      await page.locator('[data-part="extra-pictures"] [role="alert"] li').waitFor();
    },
  },
  {
    row,
    name: 'editor-picture-menu',
    open: async (page, place) => {
      await openIllustrated(page, place, '?edit=true');
      await extraPictures(page).last().getByRole('button').click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
];
