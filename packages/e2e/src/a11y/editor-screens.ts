import type { Page } from 'playwright-core';
import { png } from '../harness/data/png.ts';
import type { Place, Screen } from './screens.ts';

const row = '/g/{groupSlug}/r/{slug}';

async function openEditor(page: Page, { group, recipe }: Place): Promise<void> {
  await page.goto(`/g/${group}/r/${recipe}?edit=true`);
  await page.locator('[name="name"]').waitFor();
}

/** Opens the menu of the first row of a list and chooses the entry behind an icon. */
async function chooseOf(page: Page, part: 'ingredient' | 'step', icon: string): Promise<void> {
  await page.locator(`li[data-part="${part}"] [data-field="menu"]`).first().click();
  await page.locator(`[role="menuitem"]:has(.tabler-icon-${icon})`).click();
}

const dialogIsOpen = (page: Page) => page.locator('[role="dialog"] h2').first().waitFor();

/** Both change the description: saving asks. */
export async function openMerge(page: Page, place: Place): Promise<void> {
  await openEditor(page, place);
  await page.locator('main [name="description"]').fill('A **simple** soup for warm evenings.');
  await page.evaluate(async (recipe) => {
    const body = JSON.stringify({ description: `A **quick** soup for cold evenings, ${Date.now()}.` });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/recipes/${recipe}`, { method: 'PATCH', headers, body });
  }, place.recipe);
  await page.keyboard.press('Control+s');
  await dialogIsOpen(page);
}

async function openCrop(page: Page, place: Place): Promise<void> {
  await openEditor(page, place);
  const file = { name: 'soup.png', mimeType: 'image/png', buffer: png(600, 400, [190, 60, 40]) };
  await page.locator('input[name="image"]').setInputFiles(file);
  await page.locator('button:has(.tabler-icon-crop)').click();
  await page.locator('[role="dialog"] canvas').waitFor();
}

/** A recipe of text lines, made once. */
async function openReading(page: Page, { group }: Place): Promise<void> {
  await page.goto(`/g/${group}`);
  await page.evaluate(async () => {
    const known = await fetch('/api/recipes/lines-to-read');
    if (known.ok) return;
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/recipes', { method: 'POST', headers, body: JSON.stringify({ name: 'Lines to read' }) });
    const notes = [
      '2 cups moon dust, sifted',
      '1½ (14-oz) cans plum tomatoes',
      'salt to taste',
      '1 cup smokehouse butter, melted',
    ];
    const recipeIngredient = notes.map((note) => ({ note, quantity: 1 }));
    const body = JSON.stringify({ recipeIngredient, settings: { disableAmount: true } });
    await fetch('/api/recipes/lines-to-read', { method: 'PATCH', headers, body });
  });
  await page.goto(`/g/${group}/r/lines-to-read/ingredient-parser`);
  await page.locator('[role="dialog"] li').first().waitFor();
}

/** A food is chosen for an unknown text, and its other word moved to the note. */
async function openLesson(page: Page, place: Place): Promise<void> {
  await openReading(page, place);
  const line = page.locator('[role="dialog"] li', { hasText: 'smokehouse' });
  await line.locator('fieldset button').first().click();
  await line.locator('[role="group"] > button').click();
  await line.locator('[role="group"] input[type="checkbox"]').waitFor();
}

/** Dialogs of the editor. */
export const editorScreens: readonly Screen[] = [
  { row: '/g/{groupSlug}/r/{slug}/ingredient-parser', name: 'editor-read-ingredients', open: openReading },
  { row: '/g/{groupSlug}/r/{slug}/ingredient-parser', name: 'editor-read-lesson', open: openLesson },
  { row: 'merge a stale edit', name: 'editor-merge', open: openMerge },
  { row: 'picture crop', name: 'editor-crop', open: openCrop },
  {
    row: 'link ingredients to a step',
    name: 'editor-link',
    open: async (page, place) => {
      await openEditor(page, place);
      await chooseOf(page, 'step', 'link');
      await dialogIsOpen(page);
    },
  },
  {
    row,
    name: 'editor-ingredient-form',
    open: async (page, place) => {
      await openEditor(page, place);
      await chooseOf(page, 'ingredient', 'forms');
      await page.locator('[name="ingredient-food-1"]').waitFor();
    },
  },
  {
    row,
    name: 'editor-select',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('button:has(.tabler-icon-list-check)').first().click();
      await page.locator('input[type="checkbox"]').first().waitFor();
    },
  },
  {
    row,
    name: 'editor-new-file',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('section[aria-labelledby="editor-assets"] button:has(.tabler-icon-plus)').click();
      await dialogIsOpen(page);
    },
  },
  {
    row: 'bulk add lines',
    name: 'editor-bulk-add',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('button:has(.tabler-icon-playlist-add)').first().click();
      await dialogIsOpen(page);
    },
  },
];
