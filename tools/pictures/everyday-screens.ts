import type { Page } from 'playwright-core';
import type { Kitchen } from './furnish-kitchen.ts';

/** Where the screens of a language are: its group, and what lies there. */
export interface Place extends Kitchen {
  readonly group: string;
}

/** A screen that people meet every day, and the way to it. */
interface EverydayScreen {
  readonly name: string;
  /** Seen before signing in. */
  readonly isPublic?: boolean;
  /** Dialogs and pages of a screen's height are pictured as they stand, others down to their end. */
  readonly isOneScreen?: boolean;
  open(page: Page, place: Place): Promise<void>;
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1:visible').first().waitFor();
}

const recipePath = ({ group, recipe }: Place) => `/g/${group}/r/${recipe.slug}`;

/** Fifteen screens; the order is that in which a new person meets them. */
export const everydayScreens: readonly EverydayScreen[] = [
  { name: 'sign-in', isPublic: true, open: (page) => go(page, '/login?direct=1') },
  { name: 'setup', open: (page) => go(page, '/admin/setup?account=new') },
  { name: 'library', open: (page, { group }) => go(page, `/g/${group}`) },
  { name: 'recipe', open: (page, place) => go(page, recipePath(place)) },
  {
    name: 'cook',
    isOneScreen: true,
    open: async (page, place) => {
      await page.goto(`${recipePath(place)}?cook=1`);
      await page.locator('[data-part="cook-step"]').waitFor();
    },
  },
  {
    name: 'editor',
    open: async (page, place) => {
      await page.goto(`${recipePath(place)}?edit=true`);
      await page.locator('[name="name"]').waitFor();
    },
  },
  { name: 'planner', open: (page) => go(page, '/household/mealplan/planner') },
  { name: 'list', open: (page, { listId }) => go(page, `/shopping-lists/${listId}`) },
  { name: 'lists', open: (page) => go(page, '/shopping-lists') },
  { name: 'create', open: (page, { group }) => go(page, `/g/${group}/r/create/url`) },
  {
    name: 'search',
    isOneScreen: true,
    open: async (page, { group, recipe }) => {
      await go(page, `/g/${group}/cookbooks`);
      await page.keyboard.press('/');
      await page.locator('[role="dialog"] input').fill(recipe.name.split(' ')[0] ?? '');
      await page.locator('[role="dialog"] article').first().waitFor();
    },
  },
  { name: 'profile', open: (page) => go(page, '/user/profile') },
  { name: 'members', open: (page) => go(page, '/household/members') },
  { name: 'cookbooks', open: (page, { group }) => go(page, `/g/${group}/cookbooks`) },
  { name: 'settings', open: (page) => go(page, '/settings') },
];
