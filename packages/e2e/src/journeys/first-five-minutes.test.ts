import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../harness/screens/scan.ts';
import { endVisit, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Taps and filled fields from the link of the log to a dinner that is planned and on a list. */
const maxActions = 16;
const ada = { username: 'ada', email: 'ada@example.com', password: 'a long enough password' };

describe('the first five minutes of a household', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let actions = 0;
  beforeAll(async () => {
    stage = await Stage.open({ isClaimed: false });
    visitor = await stage.newVisitor(phone);
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const tap = async (target: Locator) => {
    actions += 1;
    await target.tap();
  };
  const fill = async (name: string, text: string) => {
    actions += 1;
    await page.locator(`input[name="${name}"]`).fill(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** What the library says when all starters are in it. */
  const all = (of: Page) => of.getByText('12 recipes', { exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  it('lead from the setup to a planned dinner on a list', async () => {
    const link = /http\S+\/setup\?code=\S+/.exec(stage.hearth.output)?.[0];
    await page.goto(link ?? '');
    await tap(button('Get started'));
    await fill('fullName', 'Ada Cook');
    await fill('username', ada.username);
    await fill('email', ada.email);
    await fill('password', ada.password);
    await fill('repeated', ada.password);
    await tap(button('Create account'));
    await title('Basic settings').waitFor();
    await tap(button('Next'));
    await tap(button('Save and finish'));
    await title('All set').waitFor();
    await scan(page, 'setup-beginnings');
    await tap(button(/Start with twelve recipes/));
    await page.waitForURL(/\/g\/home/);
    await all(page).waitFor();
    await scan(page, 'library-of-starters');
    await tap(page.getByRole('link', { name: 'Bean chili' }).first());
    await title('Bean chili').waitFor();
    await scan(page, 'starter-recipe');
    await tap(button('Plan'));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tap(button('List'));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Add to List' }));
    await tap(button('Show list'));
    await title('Groceries').waitFor();
    await page.getByText('kidney beans').waitFor();
    expect(actions).toBeLessThanOrEqual(maxActions);
    expect(visitor.problems).toEqual([]);
  });

  it('end with starters that go with one tap, and come back with another', async () => {
    await page.goto('/g/home');
    const line = page.getByText('12 recipes are Hearth’s starter recipes.');
    await line.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Delete them' }).tap();
    await page.getByText('12 starter recipes deleted').waitFor();
    await page.getByText('No recipes yet').waitFor();
    await button('Put back').tap();
    await all(page).waitFor();
    await line.scrollIntoViewIfNeeded();
    await button('Hide this line').tap();
    await line.waitFor({ state: 'detached' });
    await page.reload();
    await all(page).waitFor();
    expect(await line.count()).toBe(0);
    await endVisit(visitor);
  });

  it('can begin with an empty library as well', async () => {
    const cook = await stage.apiClient(ada);
    await cook.delete('/api/groups/seeders/recipes');
    const later = await stage.signedInVisitor(phone, ada);
    await later.page.goto('/g/home');
    await later.page.getByText('No recipes yet').waitFor();
    await scan(later.page, 'empty-library');
    await later.page.getByRole('button', { name: 'Start with twelve recipes' }).tap();
    await all(later.page).waitFor();
    const { body } = await cook.get('/api/recipes');
    expect(body).toMatchObject({ total: 12 });
    await endVisit(later);
  });
});
