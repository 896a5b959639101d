import type { Page } from 'playwright-core';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { dayAfter } from '../harness/data/days.ts';
import { chooseAction } from './recipe-menu.ts';
import type { Screen } from './screens.ts';

const root = '/household/mealplan';
/** Today and tomorrow: a walk that is under way at midnight still finds its entries. */
const planned = () => [0, 1].map((ahead) => dayAfter(ahead));

/** A plan with everything that it can hold, for the days in view. */
export async function furnishPlan(cook: ApiClient): Promise<void> {
  const { id: recipeId } = Object((await cook.get('/api/recipes/tomato-soup')).body) as { id: string };
  const text = 'The ones from the freezer, thawed overnight.\nAsk Grandma for her recipe.';
  const entries = [
    { entryType: 'breakfast', title: 'Rolls with a name that needs more than one line on a card', text },
    { entryType: 'dinner', recipeId, servings: 6 },
    { entryType: 'side', recipeId },
    { entryType: 'snack', title: 'تفاح' },
  ];
  for (const entry of planned().flatMap((date) => entries.map((each) => ({ ...each, date }))))
    await cook.change('POST', '/api/households/mealplans', entry);
  const queryFilterString = 'name LIKE "%soup%" AND rating >= "4" OR org_url IS NULL';
  for (const rule of [{ day: 'monday', entryType: 'dinner' }, {}])
    await cook.change('POST', '/api/households/mealplans/rules', { ...rule, queryFilterString });
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${root}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openDialog(page: Page, path: string, part: string): Promise<void> {
  await go(page, path);
  await page.locator(`[data-part="${part}"]`).first().click();
  await page.locator('[role="dialog"]').waitFor();
}

/** Screens of the meal plan. */
export const planScreens: readonly Screen[] = [
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-view',
    open: async (page) => {
      await go(page, '/planner/view');
      await page.locator('[data-entry]').first().waitFor();
    },
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-nothing',
    open: (page) => go(page, '/planner/view?start=2001-01-01&end=2001-01-07'),
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-range-dialog',
    open: (page) => openDialog(page, '/planner/view', 'range'),
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-copy-dialog',
    open: async (page) => {
      await go(page, '/planner/view');
      await page.locator('main button[aria-haspopup="menu"]').first().click();
      await page.locator('[data-part="copy"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-entry-dialog',
    open: (page) => openDialog(page, '/planner/view', 'new'),
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-entry-menu',
    open: async (page) => {
      await go(page, '/planner/view');
      await page.locator('[data-entry] [data-handle]').nth(1).click();
      await page.locator('[role="menuitem"]').last().waitFor();
    },
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-cooked-dialog',
    open: async (page) => {
      await go(page, '/planner/view');
      await page.locator('[data-entry] [data-handle]').nth(1).click();
      await page.locator('[data-part="cooked"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/household/mealplan/planner/view',
    name: 'plan-choose-dialog',
    open: async (page) => {
      await go(page, '/planner/view?start=2040-01-02&end=2040-01-08');
      await page.locator('[data-part="choose"]').click();
      await page.locator('[role="dialog"] [role="option"]').first().waitFor();
    },
  },
  {
    row: '/household/mealplan/planner/edit',
    name: 'plan-note-dialog',
    open: async (page) => {
      await go(page, '/planner/edit');
      await page.locator('[data-entry] button[aria-haspopup="dialog"]').first().click();
      await page.locator('[role="dialog"] [name="title"]').waitFor();
    },
  },
  {
    row: '/household/mealplan/meals',
    name: 'plan-meals',
    open: async (page) => {
      await page.goto('/household/mealplan/meals');
      await page.evaluate(async () => {
        await fetch('/api/households/mealplans/kinds/usual', { method: 'POST' });
      });
      await page.reload();
      await page.locator('[data-part="kind"]').first().waitFor();
    },
  },
  {
    row: '/household/mealplan/settings',
    name: 'plan-rules',
    open: async (page) => {
      await go(page, '/settings');
      await page.locator('[data-part="rule"]').first().waitFor();
    },
  },
  {
    row: '/household/mealplan/settings',
    name: 'plan-rule-in-place',
    open: async (page) => {
      await go(page, '/settings');
      await page.locator('[data-part="rule"] button').first().click();
      await page.locator('[data-part="rule"] [data-part="filter-row"]').first().waitFor();
    },
  },
  {
    row: '/household/mealplan/settings',
    name: 'plan-feed',
    open: async (page) => {
      await go(page, '/settings');
      await page.evaluate(async () => {
        await fetch('/api/households/mealplans/feed', { method: 'POST' });
      });
      await page.reload();
      await page.locator('[data-part="feed-revoke"]').scrollIntoViewIfNeeded();
    },
  },
  {
    row: '/household/mealplan/settings',
    name: 'plan-feed-dialog',
    open: async (page) => {
      await page.goto('/settings');
      await page.evaluate(async () => {
        await fetch('/api/households/mealplans/feed', { method: 'POST' });
      });
      await openDialog(page, '/settings', 'feed-revoke');
    },
  },
  {
    row: 'add to meal plan',
    name: 'plan-add-dialog',
    open: (page, place) => chooseAction(page, place, 'plan'),
  },
];
