import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a user who acts on a recipe without opening it', () => {
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    await cook.cook('Leek soup', { description: 'Green.', recipeIngredient: [{ note: '2 leeks' }] });
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

  it('finds the four actions that lists need', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await opener(page, 'Leek soup').click();
    expect(await parts(page.getByRole('menuitem'))).toEqual(['shoppingList', 'plan', 'share', 'download']);
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
    await endVisit(visitor);
  });

  it('opens the menu by a right click in a cookbook', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/cookbooks/soups');
    await card(page, 'Leek soup').click({ button: 'right', position: { x: 60, y: 60 } });
    await page.getByRole('menuitem', { name: 'Add to plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/g/home/cookbooks/soups');
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
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await scan(page, 'card-menu-phone');
    expect(new URL(page.url()).pathname).toBe(`/user/${self.id}/favorites`);
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).tap();
    await page.getByRole('dialog').waitFor();
    await endVisit(visitor);
  });
});
