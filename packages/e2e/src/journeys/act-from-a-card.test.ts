import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { endVisit, patience, phone } from '../harness/browser.ts';
import type { Account } from '../harness/hearth-process.ts';
import { Homes } from '../harness/homes.ts';
import { scan } from '../harness/scan.ts';
import { Stage } from '../harness/stage.ts';

describe('a user who acts on a recipe without opening it', () => {
  let stage: Stage;
  let cook: ApiClient;
  let mate: Account;
  beforeAll(async () => {
    stage = await Stage.open();
    mate = await (await Homes.of(stage.hearth)).addPerson('mate', 'Mate');
    cook = await stage.apiClient();
    await cook.cook('Leek soup', { description: 'Green.', recipeIngredient: [{ note: '2 leeks' }] });
    await cook.cook('Pea soup', { settings: { locked: true } });
    await cook.cook('Plum cake');
    await cook.change('POST', '/api/households/cookbooks', {
      name: 'Soups',
      queryFilterString: 'name LIKE "%soup%"',
    });
  });
  afterAll(() => stage.close());

  const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
  const opener = (page: Page, name: string) =>
    page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const parts = async (items: Locator) => {
    await items.first().waitFor();
    return items.evaluateAll((all) => all.map((item) => item.getAttribute('data-part')));
  };

  it('finds the actions of the recipe page on the card', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/r/leek-soup');
    const article = page.getByRole('article');
    await article.getByRole('button', { name: 'More' }).click();
    const inMenu = await parts(page.getByRole('menuitem'));
    const inBar = await parts(article.locator('button[data-part]:visible'));
    await page.goto('/g/home');
    await opener(page, 'Leek soup').click();
    const onCard = await parts(page.getByRole('menuitem'));
    // The amounts and the keys belong to the page that is open.
    const ofPage = ['cook', 'edit', ...inBar, ...inMenu].filter(
      (part) => part !== 'shortcuts' && part !== 'scale',
    );
    expect(onCard.toSorted()).toEqual(ofPage.toSorted());
    await scan(page, 'card-menu');
    await endVisit(visitor);
  });

  it('uses the keyboard only, and the focus comes back to the card', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    const button = opener(page, 'Leek soup');
    const hasFocus = () => button.evaluate((one) => one === document.activeElement);
    await button.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(hasFocus, patience).toBe(true);
    await button.press('Enter');
    await page.getByRole('menuitem', { name: 'Share' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(hasFocus, patience).toBe(true);
    await button.press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.fill('Leek soup again');
    await name.press('Enter');
    await page.waitForURL(/\/r\/leek-soup-again/);
    await endVisit(visitor);
  });

  it('opens the menu by a right click in a cookbook, and stays there after deleting', async () => {
    const { slug } = Object(
      await cook.change('POST', '/api/recipes/plum-cake/duplicate', { name: 'Old soup' }),
    );
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/cookbooks/soups');
    await card(page, 'Old soup').click({ button: 'right', position: { x: 60, y: 60 } });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => card(page, 'Old soup').count(), patience).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/g/home/cookbooks/soups');
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(page, 'Old soup').waitFor();
    expect(new URL(page.url()).pathname).toBe('/g/home/cookbooks/soups');
    await cook.change('DELETE', `/api/recipes/${slug}`);
    await endVisit(visitor);
  });

  it('offers no action that the user may not use', async () => {
    const visitor = await stage.signedInVisitor({}, mate);
    const { page } = visitor;
    await page.goto('/g/home');
    await opener(page, 'Leek soup').click();
    expect(await parts(page.getByRole('menuitem'))).toContain('edit');
    await page.keyboard.press('Escape');
    await opener(page, 'Pea soup').click();
    const locked = await parts(page.getByRole('menuitem'));
    expect(locked).toContain('share');
    expect(locked).not.toContain('edit');
    expect(locked).not.toContain('delete');
    await endVisit(visitor);
  });

  it('holds a finger on a card among the favourites on a phone', async () => {
    const self = Object((await cook.get('/api/users/self')).body) as { id: string };
    await cook.change('POST', `/api/users/${self.id}/favorites/leek-soup`);
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`/user/${self.id}/favorites`);
    const box = await card(page, 'Leek soup').boundingBox();
    if (box === null) throw new Error('the card is not shown');
    const touch = await visitor.context.newCDPSession(page);
    const touchPoints = [{ x: box.x + 150, y: box.y + 40 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.getByRole('menuitem', { name: 'Cook' }).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await scan(page, 'card-menu-phone');
    expect(new URL(page.url()).pathname).toBe(`/user/${self.id}/favorites`);
    await page.getByRole('menuitem', { name: 'Cook' }).tap();
    await page.waitForURL(/leek-soup\?cook=1/);
    await endVisit(visitor);
  });
});
