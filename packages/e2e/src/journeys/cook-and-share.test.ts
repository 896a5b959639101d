import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/apple-cake';

describe('a household that cooks, talks and shares', () => {
  let stage: Stage;
  let ada: Visitor;
  let ben: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    const account = await (await Homes.of(stage.hearth)).addPerson('ben', 'Ben Baker');
    const api = await stage.apiClient();
    await api.cook('Apple cake', {
      description: 'Still warm.',
      recipeServings: 4,
      recipeIngredient: ['3 apples'],
      recipeInstructions: [{ text: 'Bake.' }],
      settings: { public: false },
    });
    ada = await stage.signedInVisitor();
    ben = await stage.signedInVisitor(phone, account);
  });
  afterAll(() => stage.close());

  const comments = (page: Page) => page.locator('[data-part="comments"]');
  const choose = async (page: Page, entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };

  it('one comments with the keyboard, the other replies; each deletes only their own comments', async () => {
    const { page } = ada;
    await page.goto(path);
    await page.getByLabel('Write a comment').fill('Best cake of the year');
    await page.getByLabel('Write a comment').press('Control+Enter');
    await comments(page).getByText('Best cake of the year').waitFor();
    await scan(page, 'comments');
    await ben.page.goto(path);
    await comments(ben.page).getByText('Best cake of the year').waitFor();
    expect(
      await comments(ben.page)
        .getByRole('button', { name: /^Delete comment/ })
        .count(),
    ).toBe(0);
    await ben.page.getByLabel('Write a comment').fill('More sugar!');
    await ben.page.getByRole('button', { name: 'Comment', exact: true }).click();
    await comments(ben.page).getByText('More sugar!').waitFor();
    await scan(ben.page, 'comments-phone');
    await comments(ben.page).getByRole('button', { name: 'Delete comment by Ben Baker' }).click();
    await expect.poll(() => comments(ben.page).getByText('More sugar!').count(), patience).toBe(0);
    await ben.page.getByRole('button', { name: 'Undo' }).click();
    await comments(ben.page).getByText('More sugar!').waitFor();
    await comments(ben.page).getByRole('button', { name: 'Edit comment by Ben Baker' }).click();
    const field = comments(ben.page).getByLabel('Write a comment').first();
    expect(await field.inputValue()).toBe('More sugar!');
    await field.fill('More lemon!');
    await scan(ben.page, 'comment-edit-phone');
    await comments(ben.page).getByRole('button', { name: 'Save' }).click();
    await comments(ben.page).getByText('More lemon!').waitFor();
    await page.reload();
    await comments(page).getByText('More lemon!').waitFor();
    await comments(page)
      .getByText(/· edited$/)
      .waitFor();
  });

  it('one records it as made, with a photo, and it is in both timelines', async () => {
    const { page } = ben;
    await page.goto(path);
    await page.getByText('Not made yet').waitFor();
    await page.getByRole('button', { name: '2 ×', exact: true }).click();
    await page.getByRole('button', { name: 'I made this' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '4 stars' }).click();
    await page.getByLabel('How was it?').fill('A bit dry');
    await page.locator('[data-part="photo"]').setInputFiles({
      name: 'cake.png',
      mimeType: 'image/png',
      buffer: png(120, 80, [200, 120, 40]),
    });
    for (let tenths = 0; tenths < 5; tenths += 1)
      await page.getByRole('slider', { name: 'Right edge' }).press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Rotate right' }).click();
    await scan(page, 'made-this-phone');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^made on /).waitFor();
    await choose(page, 'Timeline');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ben Baker made this').waitFor();
    await dialog.getByText('A bit dry').waitFor();
    const photo = dialog.getByRole('link', { name: 'Photo of Ben Baker' }).locator('img');
    await expect
      .poll(() => photo.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]), patience)
      .toEqual([80, 60]);
    await scan(page, 'recipe-timeline-phone');

    await ada.page.goto('/g/home/recipes/timeline');
    await ada.page.getByText('Ben Baker made this').waitFor();
    await scan(ada.page, 'timeline');
    await ada.page.getByRole('button', { name: 'Comments', exact: true }).click();
    await expect.poll(() => ada.page.getByText('Ben Baker made this').count(), patience).toBe(0);
    await ada.page.reload();
    await ada.page.locator('[data-part="event"]').first().waitFor();
    expect(await ada.page.getByText('Ben Baker made this').count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Comments', exact: true }).click();
    await ada.page.getByText('Ben Baker made this').waitFor();
  });

  it('the next cook reads above the ingredients how it was, and for how many', async () => {
    for (const { page } of [ben, ada]) {
      await page.goto(path);
      const last = page.locator('[data-part="last-time"]');
      await last.getByText(/^Last time, /).waitFor();
      await last.getByText('Rated 4 of 5').waitFor({ state: 'attached' });
      await last.getByText('A bit dry').waitFor();
      await last.getByText('Made once').waitFor();
      const first = page.locator('[data-part="ingredient"]').first();
      expect((await last.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    }
    await scan(ben.page, 'last-time-phone');
    await scan(ada.page, 'last-time');
    await ada.page.getByRole('button', { name: 'for 8 servings' }).click();
    await ada.page.getByText('6 apples').waitFor();
    await ada.page.getByRole('button', { name: '1 ×', exact: true }).click();
    await ada.page.getByText('3 apples').first().waitFor();
  });

  it('recipes that one person created on one day share a row, which opens', async () => {
    const api = await stage.apiClient();
    for (const name of ['Flat bread', 'Nut cake', 'Plum pie']) await api.cook(name);
    const { page } = ada;
    await page.goto('/g/home/recipes/timeline');
    const row = page.locator('[data-part="created"]');
    await row.getByText(/created \d recipes/).waitFor();
    await scan(page, 'timeline-folded');
    await row.getByRole('button', { name: 'Show all' }).press('Enter');
    await page.getByRole('link', { name: 'Plum pie' }).waitFor();
    expect(await row.count()).toBe(0);
  });

  it('an own event is changed and deleted from the page', async () => {
    const { page } = ben;
    await page.goto('/g/home/recipes/timeline');
    await page.getByRole('button', { name: 'Edit “Ben Baker made this”' }).click();
    await page.getByLabel('Title').fill('Baked by Ben');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Baked by Ben').waitFor();
    await page.getByRole('button', { name: 'Delete “Baked by Ben”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.getByText('Baked by Ben').count(), patience).toBe(0);
  });

  it('a private recipe is shared by a link, which ends when it is taken back', async () => {
    const { page } = ada;
    await page.goto(path);
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('dialog').locator('a[href*="/shared/r/"]');
    await link.waitFor();
    await scan(page, 'share-dialog');
    const url = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.getByText('Recipe link copied to clipboard').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const friend = await stage.newVisitor(phone);
    await friend.page.goto(url);
    await friend.page.getByRole('heading', { name: 'Apple cake' }).waitFor();
    await friend.page.getByText('3 apples').first().waitFor();
    expect(await friend.page.getByText('Best cake of the year').count()).toBe(0);
    expect(await friend.page.getByRole('button', { name: 'I made this' }).count()).toBe(0);
    await scan(friend.page, 'shared-phone');
    await page.getByRole('button', { name: /^Delete the link/ }).click();
    await page.getByText('Link deleted.').waitFor();
    await friend.page.reload();
    await friend.page.getByRole('heading', { name: 'This link has expired or was deleted' }).waitFor();
    await scan(friend.page, 'shared-expired-phone');
    await endVisit(friend);
  });

  it('a link that has expired says so in words', async () => {
    const { page } = ada;
    await page.goto(path);
    const id = await page.evaluate(async () => {
      const recipe = await (await fetch('/api/recipes/apple-cake')).json();
      const answer = await fetch('/api/shared/recipes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipeId: recipe.id, expiresAt: '2020-01-01T00:00:00Z' }),
      });
      return String((await answer.json()).id);
    });
    const friend = await stage.newVisitor();
    await friend.page.goto(`/g/home/shared/r/${id}`);
    await friend.page.getByRole('heading', { name: 'This link has expired or was deleted' }).waitFor();
    await friend.page.getByText('Ask the person who sent it for a new one.').waitFor();
    expect(await friend.page.locator('article').count()).toBe(0);
    await endVisit(friend);
  });

  it('nothing went wrong in the pages', async () => {
    expect([ada.problems, ben.problems]).toEqual([[], []]);
    await endVisit(ada);
    await endVisit(ben);
  });
});
