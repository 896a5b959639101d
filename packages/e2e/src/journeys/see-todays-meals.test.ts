import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const dayMs = 86_400_000;
/** The page waits five seconds before it asks for more than it needs. */
const calm = { timeout: 20_000 };

describe('a member who opens the library', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    await cook.cook('Leek soup');
    await furnishShelf();
  });
  afterAll(() => stage.close());

  /** A recipe on a list, and one of several that went well and was made some weeks ago. */
  async function furnishShelf(): Promise<void> {
    await cook.cook('Bean stew');
    await cook.cook('Apple crumble');
    await cook.cook('Onion tart');
    listId = String(
      Object(await cook.change('POST', '/api/households/shopping/lists', { name: 'Weekly' })).id,
    );
    const wish = [{ recipeId: await readId('bean-stew'), recipeIncrementQuantity: 1 }];
    await cook.change('POST', `/api/households/shopping/lists/${listId}/recipe`, wish);
    const self = Object((await cook.get('/api/users/self')).body);
    const makeAgo = async (slug: string, days: number, rating: number) => {
      const timestamp = new Date(Date.now() - days * dayMs).toISOString();
      await cook.change('PATCH', `/api/recipes/${slug}/last-made`, { timestamp });
      await cook.change('POST', `/api/users/${self.id}/ratings/${slug}`, { rating, isFavorite: false });
    };
    await makeAgo('apple-crumble', 40, 5);
    await makeAgo('onion-tart', 5, 5);
    await makeAgo('leek-soup', 40, 2);
  }

  const shelf = (page: Page) => page.getByRole('region', { name: 'Suggestions for today' });
  const measureTop = async (page: Page) => (await page.getByRole('article').first().boundingBox())?.y;
  const readId = async (slug: string) => String(Object((await cook.get(`/api/recipes/${slug}`)).body).id);

  /** Notes how far things of the page jump, and which of its requests are about what is cooked again. */
  async function watch(page: Page): Promise<{ asked: string[]; measureShift: () => Promise<number> }> {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('last_made')) asked.push(request.url());
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shift: Object(globalThis).shift + Object(entry).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const measureShift = () => page.evaluate(() => Number(Object(globalThis).shift));
    return { asked, measureShift };
  }

  it('sees what is planned today at once, without a jump of the cards', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shelf(page).count()).toBe(0);
    const before = await measureTop(page);
    const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const wish = { date, recipeId: await readId('leek-soup'), entryType: 'dinner' };
    await cook.change('POST', '/api/households/mealplans', wish);
    await plan.note(date, 'Bread');
    await page.reload();
    await shelf(page).waitFor();
    expect(await shelf(page).innerText()).toMatch(/Today · Dinner\s*Leek soup\s*\+1/);
    expect(await measureTop(page)).toBe(before);
    await scan(page, 'shelf-phone');
    await shelf(page).getByRole('link', { name: 'Leek soup' }).click();
    await page.waitForURL(/r\/leek-soup/);
    await page.goBack();
    await shelf(page).getByRole('link', { name: 'Open the plan' }).click();
    await page.waitForURL(/mealplan\/planner\/view/);
    await endVisit(visitor);
  });

  it('sees what is on a list and what to cook again, once the page is calm, and nothing jumps', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const { asked, measureShift } = await watch(page);
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await shelf(page).getByText('Cook again').waitFor(calm);
    await expect.poll(() => shelf(page).getByRole('listitem').count(), patience).toBe(3);
    expect(asked.length).toBe(1);
    expect(await shelf(page).innerText()).toMatch(
      /Leek soup[^]*On the list\s*Bean stew[^]*Cook again\s*Apple crumble/,
    );
    expect(await measureShift()).toBeLessThan(0.02);
    await scan(page, 'shelf');
    await shelf(page).getByRole('link', { name: 'Bean stew' }).click();
    await page.waitForURL(`/shopping-lists/${listId}`);
    await endVisit(visitor);
  });

  it('hides it on this device, and brings it back', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await shelf(page).getByRole('button', { name: 'Hide suggestions' }).click();
    await shelf(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(6000);
    expect(await shelf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('menuitem', { name: 'Show suggestions for today' }).click();
    await shelf(page).waitFor();
    await endVisit(visitor);
  });

  it('sees it in high contrast, and without motion where less is wanted', async () => {
    const visitor = await stage.signedInVisitor({ scheme: 'dark' });
    const { page, context } = visitor;
    await context.addInitScript(() => localStorage.setItem('hearth.display', '{"contrast":"high"}'));
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.goto('/g/home');
    await shelf(page).getByText('Cook again').waitFor(calm);
    await scan(page, 'shelf-high-contrast');
    const { moving, hairline } = await shelf(page).evaluate((element) => {
      const card = element.querySelector('li');
      return {
        moving: getComputedStyle(element).animationName,
        hairline: card === null ? '' : getComputedStyle(card).borderTopColor,
      };
    });
    expect(moving).toBe('none');
    expect(hairline, 'the edge of high contrast').toBe('rgb(143, 134, 122)');
    await endVisit(visitor);
  });
});
