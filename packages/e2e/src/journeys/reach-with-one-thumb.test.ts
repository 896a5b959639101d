import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { StoredPlan } from '../harness/screens/meal-plan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';

/** Taps of a thumb, which are counted. */
class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }
}

/** Whether an element can be seen without scrolling, and nothing is over it. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((seen) => {
    const { x, y, width, height } = seen.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (seen.contains(top) || top.contains(seen));
  });
}

describe('from a cold start on a phone', () => {
  let stage: Stage;
  let visitor: Visitor;
  let thumb: Thumb;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    await cook.cook('Leek soup', {
      description: 'Green, and ready before the bread is.',
      totalTime: '30 minutes',
      recipeIngredient: ['3 leeks', '2 potatoes', '1 l stock'],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    await cook.cook('Plum cake');
    await cook.change('POST', lists, { name: 'Market' });
    const self = Object((await cook.get('/api/users/self')).body) as { id: string };
    await cook.change('POST', `/api/users/${self.id}/favorites/plum-cake`);
    const today = new Date().toLocaleDateString('sv');
    await new StoredPlan(cook).note(today, 'Soup of tonight');
  });
  afterAll(() => stage.close());

  beforeEach(async () => {
    thumb = new Thumb();
    visitor = await stage.signedInVisitor(phone);
    await visitor.page.goto('/');
    await visitor.page.getByRole('article').first().waitFor();
  });

  afterEach(() => endVisit(visitor));

  it('tonight’s plan is one tap away', async () => {
    const { page } = visitor;
    await thumb.tap(page.getByRole('link', { name: 'Plan', exact: true }));
    const meal = page.getByText('Soup of tonight');
    await meal.waitFor();
    await expect.poll(() => isInSight(meal), patience).toBe(true);
    expect(thumb.taps).toBe(1);
  });

  it('favorites are one tap away', async () => {
    const { page } = visitor;
    await thumb.tap(page.getByRole('button', { name: 'Favorites', exact: true }));
    await expect
      .poll(() => page.getByRole('article').getByRole('heading').allInnerTexts(), patience)
      .toEqual(['Plum cake']);
    expect(thumb.taps).toBe(1);
  });

  it('a recipe shows its first ingredient without scrolling', async () => {
    const { page } = visitor;
    await thumb.tap(page.getByRole('link', { name: 'Leek soup' }));
    const first = page.getByText('leeks').first();
    await first.waitFor();
    await expect.poll(() => isInSight(first), patience).toBe(true);
    expect(thumb.taps).toBe(1);
  });

  it('a recipe is on the list after three taps', async () => {
    const { page } = visitor;
    await thumb.tap(page.getByRole('link', { name: 'Leek soup' }));
    await thumb.tap(page.getByRole('button', { name: 'List', exact: true }).filter({ visible: true }));
    await thumb.tap(page.getByRole('dialog').getByRole('button', { name: /^Add/ }));
    const cook = await stage.apiClient();
    const stored = async () => {
      const { items } = (await cook.get('/api/households/shopping/items?page=1&perPage=-1')).body as {
        items: { note: string | null }[];
      };
      return items.length;
    };
    await expect.poll(stored, patience).toBe(3);
    expect(thumb.taps).toBe(3);
  });
});
