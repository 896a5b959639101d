import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('the history of a recipe, and the trash', () => {
  let stage: Stage;
  let ada: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    const ben = await (await Homes.of(stage.hearth)).addPerson('ben', 'Ben Baker');
    const owner = await stage.apiClient();
    await owner.cook('Bread', {
      description: 'Plain.',
      recipeIngredient: ['500 g flour', '350 g water', 'salt'],
      recipeInstructions: [{ text: 'Knead.' }, { text: 'Bake.' }],
    });
    const other = await stage.apiClient(ben);
    await other.patch('/api/recipes/bread', {
      recipeIngredient: ['500 g flour', '300 g milk', 'salt'],
    });
    ada = await stage.signedInVisitor();
    await ada.page.goto('/g/home/r/bread');
    await givePicture(ada.page);
  });
  afterAll(() => stage.close());

  const choose = async (page: Page, entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
  const picture = (page: Page) =>
    page
      .locator('main article img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

  async function givePicture(page: Page): Promise<void> {
    const bytes = [...png(60, 40, [90, 140, 60])];
    const status = await page.evaluate(async (data) => {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'a.png');
      form.append('extension', 'png');
      return (await fetch('/api/recipes/bread/image', { method: 'PUT', body: form })).status;
    }, bytes);
    expect(status).toBe(200);
  }

  it('two changes are compared line by line, and the earlier version is restored', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/bread');
    await choose(page, 'History');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ben Baker').first().waitFor();
    await scan(page, 'history');
    const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
    expect(await versions.count()).toBe(4);
    await versions.nth(2).click();
    const differences = dialog.getByRole('region', { name: 'Differences' });
    await differences.getByText('350 g water').waitFor();
    expect(await differences.locator('li[data-kind="added"]').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('300 g milk')]),
    );
    expect(await differences.locator('li[data-kind="same"]').allInnerTexts()).toEqual(
      expect.arrayContaining(['500 g flour', 'salt']),
    );
    expect(await differences.innerText()).not.toContain('{');
    await scan(page, 'history-compare');
    await versions.nth(1).click();
    await differences.getByRole('heading', { name: 'Picture' }).waitFor();
    await versions.nth(2).click();
    await differences.getByText('350 g water').waitFor();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/^The version from .* was restored\.$/).waitFor();
    await page.locator('main').getByText('350 g water').waitFor();
    expect(await page.getByText('300 g milk').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('main').getByText('300 g milk').waitFor();
  });

  it('a deleted recipe is back with one press, as long as one can still see the message', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/bread');
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Bread” was deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“Bread” was restored.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Bread' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/g/home/r/bread');
  });

  it('later it is found in the trash and comes back with its picture', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/bread');
    await expect.poll(() => picture(page), patience).toBe(true);
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Bread” was deleted.').waitFor();
    await page.goto('/g/home/r/bread');
    await page.getByText('Page not found').first().waitFor();
    await page.goto('/g/home/recipes/trash');
    await page.getByText('30 days left').waitFor();
    await scan(page, 'trash');
    await page.getByRole('button', { name: 'Restore “Bread”' }).click();
    await page.getByText('The trash is empty').waitFor();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bread' }).waitFor();
    await expect.poll(() => picture(page), patience).toBe(true);
    await page.getByText('300 g milk').waitFor();
  });

  it('deleting for good asks for confirmation, and removes the recipe', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/bread');
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Bread” was deleted.').waitFor();
    await page.goto('/g/home/recipes/trash');
    await page.getByRole('button', { name: 'Delete permanently: “Bread”' }).click();
    await page.getByText('everything that belongs to it will be deleted.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('The trash is empty').waitFor();
    expect(await page.locator('[data-part="trashed"]').count()).toBe(0);
    await scan(page, 'trash-empty');
    await endVisit(ada);
  });
});
