import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import { field, openEditor } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const picture = { name: 'soup.png', mimeType: 'image/png', buffer: png(600, 400, [190, 60, 40]) };

describe('a picture of a recipe is cropped', () => {
  let stage: Stage;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    path = `/g/home/r/${await (await stage.apiClient()).cook('Soup', {})}`;
  });
  afterAll(() => stage.close());

  const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
  const readPlace = async (page: Page, name: string) =>
    Number(await slider(page, name).getAttribute('aria-valuenow'));

  async function openCrop(page: Page): Promise<void> {
    await openEditor(page, path);
    await field(page, 'image').setInputFiles(picture);
    await page.getByRole('button', { name: 'Crop and rotate' }).click();
    await page.locator('[role="dialog"] canvas').waitFor();
  }

  it('by keys on its edges, its corners and the frame, and stored as one sees it', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await openCrop(page);
    expect(await page.locator('[role="dialog"] input').count()).toBe(0);
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp'])
      await slider(page, 'Left edge').press(key);
    await page.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowUp');
    await page.getByRole('button', { name: 'Frame', exact: true }).press('Shift+ArrowDown');
    await scan(page, 'crop-frame');
    for (const [edge, place] of [
      ['Left edge', 20],
      ['Right edge', 90],
      ['Top edge', 10],
      ['Bottom edge', 100],
    ] as const)
      expect(await readPlace(page, edge)).toBe(place);
    await page.getByRole('button', { name: 'Rotate right' }).press('Enter');
    expect(await readPlace(page, 'Top edge')).toBe(20);
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const image = page.locator('main img').first();
    await expect
      .poll(
        () =>
          image.evaluate((one) => one instanceof HTMLImageElement && one.naturalHeight / one.naturalWidth),
        patience,
      )
      .toBeCloseTo(420 / 360, 1);
    await endVisit(visitor);
  });

  it('by a finger, at a corner and as a whole', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await openCrop(page);
    const canvas = await readBox(page.locator('[role="dialog"] canvas'));
    await dragBy(page, page.getByRole('button', { name: 'Top left corner' }), [
      canvas.width / 4,
      canvas.height / 4,
    ]);
    expect([await readPlace(page, 'Left edge'), await readPlace(page, 'Top edge')]).toEqual([25, 25]);
    await dragBy(page, page.getByRole('button', { name: 'Frame', exact: true }), [-canvas.width / 8, 0]);
    expect([await readPlace(page, 'Left edge'), await readPlace(page, 'Right edge')]).toEqual([13, 88]);
    await scan(page, 'crop-on-a-phone');
    await endVisit(visitor);
  });
});

async function readBox(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return box;
}

/** Puts a finger on something and draws it along. */
async function dragBy(page: Page, target: Locator, [across, down]: readonly [number, number]): Promise<void> {
  const { x, y, width, height } = await readBox(target);
  const finger = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: x + width / 2 + across * part, y: y + height / 2 + down * part }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
