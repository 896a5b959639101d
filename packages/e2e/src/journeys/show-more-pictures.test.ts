import type { Recipe } from '@hearth/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import { chooseEntry, field, openEditor, save } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

type Colour = Parameters<typeof png>[2];
const pictureFile = (name: string, [width, height]: readonly [number, number], colour: Colour) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: png(width, height, colour),
});
const cake = pictureFile('whole', [300, 200], [190, 60, 40]);
const cut = pictureFile('cut', [80, 60], [90, 140, 40]);
const served = pictureFile('served', [60, 80], [40, 60, 150]);
const broken = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear cook') };

describe('a recipe with several pictures', () => {
  let stage: Stage;
  let api: ApiClient;
  const path = '/g/home/r/carrot-cake';
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await api.change('PUT', '/api/groups/preferences', { privateGroup: false });
    await api.change('PUT', '/api/households/preferences', { privateHousehold: false });
    await api.cook('Carrot cake', {
      recipeIngredient: [{ note: '3 carrots' }],
      settings: { public: true, showAssets: false },
    });
  });
  afterAll(() => stage.close());

  const stored = async () => (await api.get('/api/recipes/carrot-cake')).body as Recipe;
  const captions = async () => (await stored()).assets.map(({ name }) => name.replace(/ ~\w{8}$/, ''));
  const small = (page: Page) => page.locator('[data-part="pictures"] img');
  const extra = (page: Page) => page.locator('[data-part="extra-picture"] img');
  const large = (page: Page) => page.locator('[role="dialog"] figure img');
  const findMenu = (page: Page, name: string) =>
    page.getByRole('button', { name: `Actions for the picture “${name}”` });

  it('gets them all at once; a file that is no picture is named, and the others stay', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await openEditor(page, path);
    await field(page, 'image').setInputFiles(cake);
    await page.getByText('Picture saved.').waitFor();
    await field(page, 'extra-pictures').setInputFiles([cut, broken, served]);
    await page.getByText('letter.png: This file could not be read as a picture.').waitFor();
    await expect.poll(() => extra(page).count(), patience).toBe(2);
    expect(await captions()).toEqual(['cut', 'served']);
    // Both are pictures, and none of them is listed among the files as well.
    expect(await page.locator('section[aria-labelledby="editor-assets"] li').count()).toBe(0);
    await scan(page, 'editor-more-pictures');
    await save(page);
    await expect.poll(() => small(page).count(), patience).toBe(2);
    expect((await stored()).settings?.showAssets).toBe(true);
    await endVisit(visitor);
  });

  it('shows them small without moving anything, and large, with buttons and arrow keys', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/picture-strip-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    const line = page.getByRole('article').getByText('3 carrots');
    await line.waitFor();
    const before = await line.boundingBox();
    release();
    await expect.poll(() => small(page).count(), patience).toBe(2);
    expect(await line.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Enlarge cut' }).press('Enter');
    await expectLarge(large(page), 'cut', 80);
    await scan(page, 'large-picture');
    await page.keyboard.press('ArrowRight');
    await expectLarge(large(page), 'served', 60);
    await page.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expectLarge(large(page), 'Carrot cake', 300);
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await expectLarge(large(page), 'served', 60);
    await page.keyboard.press('Escape');
    await large(page).waitFor({ state: 'detached' });
    await page.locator('button[aria-label="Enlarge cut"]:focus').waitFor();
    await page.getByRole('button', { name: 'Enlarge Carrot cake' }).click();
    await expectLarge(large(page), 'Carrot cake', 300);
    await endVisit(visitor);
  });

  it('goes on by a swipe, and in Arabic by the arrow to the left', async () => {
    const visitor = await stage.signedInVisitor({ ...phone, locale: 'ar-SA' });
    const { page } = visitor;
    await page.goto(path);
    await small(page).first().click();
    await expectLarge(large(page), 'cut', 80);
    await page.keyboard.press('ArrowLeft');
    await expectLarge(large(page), 'served', 60);
    await swipe(page, large(page), 120);
    await expectLarge(large(page), 'Carrot cake', 300);
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toBe('Carrot cake');
    await endVisit(visitor);
  });

  it('makes one of them the main picture by keys, and keeps the former one', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await openEditor(page, path);
    const former = (await stored()).image;
    await findMenu(page, 'served').press('Enter');
    await page.getByRole('menuitem', { name: 'Make main picture' }).press('Enter');
    await page.getByText('Main picture changed. The previous one is below it.').waitFor();
    await findMenu(page, 'Carrot cake').waitFor();
    expect(await extra(page).count()).toBe(2);
    await page.locator('button:focus').getByText('Add pictures').waitFor();
    await save(page);
    const { id, image } = await stored();
    expect(image).not.toBe(former);
    expect(await captions()).toEqual(['cut', 'Carrot cake']);
    await page.getByRole('button', { name: 'Enlarge Carrot cake' }).last().click();
    await expectLarge(large(page), 'Carrot cake', 300);
    expect(
      await page.evaluate(readWidth, `/api/media/recipes/${id}/images/original.webp?version=${image}`),
    ).toBe(60);
    await endVisit(visitor);
  });

  it('loses one, with a way back, until it is saved', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await openEditor(page, path);
    await chooseEntry(page, findMenu(page, 'cut'), 'Remove');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => extra(page).count(), patience).toBe(2);
    expect(await extra(page).first().getAttribute('alt')).toBe('cut');
    await chooseEntry(page, findMenu(page, 'Carrot cake'), 'Remove');
    await expect.poll(() => extra(page).count(), patience).toBe(1);
    expect(await captions()).toEqual(['cut', 'Carrot cake']);
    await save(page);
    expect(await captions()).toEqual(['cut']);
    await endVisit(visitor);
  });

  it('shows them to visitors, unless it shows no files; its editor offers to show them', async () => {
    const guest = await stage.newVisitor();
    await guest.page.goto(path);
    await expect.poll(() => small(guest.page).count(), patience).toBe(1);
    const { id: recipeId, settings } = await stored();
    const link = Object((await api.post('/api/shared/recipes', { recipeId })).body) as { id: string };
    await guest.page.goto(`/g/home/shared/r/${link.id}`);
    await guest.page.getByRole('button', { name: 'Enlarge cut' }).click();
    await expectLarge(large(guest.page), 'cut', 80);
    await api.patch('/api/recipes/carrot-cake', { settings: { ...settings, showAssets: false } });
    await guest.page.goto(path);
    await guest.page.getByRole('article').getByText('3 carrots').waitFor();
    expect(await small(guest.page).count()).toBe(0);
    await endVisit(guest);

    const visitor = await stage.signedInVisitor();
    await openEditor(visitor.page, path);
    await visitor.page.getByRole('button', { name: 'Show them' }).press('Enter');
    // Pictures larger than the limit of the main picture are scaled down to it.
    await field(visitor.page, 'extra-pictures').setInputFiles(
      pictureFile('field', [2600, 1300], [70, 130, 60]),
    );
    await findMenu(visitor.page, 'field').waitFor();
    expect((await stored()).assets.at(-1)?.fileName).toMatch(/^field-\w{8}\.webp$/);
    await expect.poll(() => extra(visitor.page).last().evaluate(pixelsAcross), patience).toBe(2048);
    await save(visitor.page);
    await expect.poll(() => small(visitor.page).count(), patience).toBe(2);
    await endVisit(visitor);
  });
});

/** Waits until the picture of that name, so many pixels wide, is shown. */
async function expectLarge(image: Locator, name: string, width: number): Promise<void> {
  await expect.poll(() => image.getAttribute('alt'), patience).toBe(name);
  await expect.poll(() => image.evaluate(pixelsAcross), patience).toBe(width);
}

function pixelsAcross(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}

async function readWidth(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth;
}

/** Draws a finger along over something: so many pixels to the right. */
async function swipe(page: Page, target: Locator, across: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  const finger = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: box.x + box.width / 2 + across * (part - 0.5), y: box.y + box.height / 2 },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.5, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
