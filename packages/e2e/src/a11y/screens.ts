import type { Page } from 'playwright-core';
import { debugScreens } from './debug-screens.ts';
import { findingScreens } from './finding-screens.ts';
import { highContrastScreens } from './high-contrast-screens.ts';
import { importScreens } from './import-screens.ts';
import { migrationScreens } from './migration-screens.ts';
import { kitchenScreens } from './kitchen-screens.ts';
import { automationScreens } from './automation-screens.ts';
import { editorScreens } from './editor-screens.ts';
import { pictureScreens } from './picture-screens.ts';
import { planScreens } from './plan-screens.ts';
import { chooseAction, recipePath } from './recipe-menu.ts';
import { readingScreens } from './reading-screens.ts';
import { shopScreens } from './shop-screens.ts';
import { togetherScreens } from './screens-together.ts';

/** The server of a screen, and its data. */
export interface Place {
  readonly group: string;
  readonly recipe: string;
}

/** A page or dialog of the ledger, and the way to it. */
export interface Screen {
  /** As the ledger of screens names it. */
  readonly row: string;
  readonly name: string;
  /** Visitors see it without an account. */
  readonly isPublic?: boolean;
  /** Devices without a keyboard do not offer it. */
  readonly needsKeyboard?: boolean;
  open(page: Page, place: Place): Promise<void>;
}

/** Settings of household, group and server, which need nothing but an administrator. */
const placeScreens: readonly Screen[] = [
  ['/settings', 'settings'],
  ['/household', 'household'],
  ['/household/members', 'household-members'],
  ['/group', 'group'],
  ['/admin/manage/households', 'admin-households'],
  ['/admin/manage/groups', 'admin-groups'],
  ['/admin/backups', 'backups'],
  ['/admin/maintenance', 'maintenance'],
  ['/admin/setup', 'admin-setup'],
].map(([row = '', name = '']) => ({ row, name, open: (page: Page) => go(page, row) }));

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
}

async function openEditor(page: Page, place: Place): Promise<void> {
  await page.goto(`${recipePath(place)}?edit=true`);
  await page.locator('[name="name"]').waitFor();
}

async function openUsers(page: Page): Promise<void> {
  await go(page, '/admin/manage/users');
  await page.locator('tbody tr').first().waitFor();
}

async function openUser(page: Page): Promise<void> {
  await openUsers(page);
  await page.locator('tbody a').first().click();
  await page.locator('[name="fullName"]').waitFor();
}

/** Opens the palette as it is with words in it: every kind of hits, and headings between them. */
async function openPalette(page: Page, { group }: Place): Promise<void> {
  await go(page, `/g/${group}/cookbooks`);
  await page.keyboard.press('/');
  await page.locator('[data-part="commands"]').click();
  await page.locator('[role="combobox"]').fill('so');
  await page.locator('[role="option"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Every screen built so far. */
export const screens: readonly Screen[] = [
  {
    row: '/login',
    name: 'login',
    isPublic: true,
    open: (page) => go(page, '/login?direct=1'),
  },
  { row: '/', name: 'home', open: (page) => go(page, '/') },
  { row: '/g/{groupSlug}', name: 'explorer', open: (page, { group }) => go(page, `/g/${group}`) },
  { row: '/g/{groupSlug}/r/{slug}', name: 'recipe', open: (page, place) => go(page, recipePath(place)) },
  { row: '/g/{groupSlug}/r/{slug}', name: 'recipe-editor', open: openEditor },
  {
    row: '/g/{groupSlug}/r/{slug}',
    name: 'recipe-json',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('main button[aria-haspopup="menu"]').first().click();
      await page.locator('[role="menuitem"]').first().click();
      await page.locator('.cm-content').waitFor();
    },
  },
  { row: '/r/{slug}', name: 'short-link', open: (page, { recipe }) => go(page, `/r/${recipe}`) },
  ...migrationScreens,
  ...importScreens,
  {
    row: '/docs',
    name: 'docs',
    open: async (page) => {
      await go(page, '/docs');
      await page.locator('main details').first().waitFor();
    },
  },
  { row: '404 and error', name: 'not-found', open: (page) => go(page, '/nowhere/at/all') },
  { row: '/admin/site-settings', name: 'site-settings', open: (page) => go(page, '/admin/site-settings') },
  ...placeScreens,
  ...findingScreens,
  ...kitchenScreens,
  ...readingScreens,
  ...editorScreens,
  ...pictureScreens,
  ...highContrastScreens,
  ...togetherScreens,
  ...planScreens,
  ...shopScreens,
  ...automationScreens,
  ...debugScreens,
  ...(['households', 'groups'] as const).map((kind): Screen => ({
    row: `/admin/manage/${kind}`,
    name: `admin-${kind}-detail`,
    open: async (page) => {
      await go(page, `/admin/manage/${kind}`);
      await page.locator(`main li a[href^="/admin/manage/${kind}/"]`).first().click();
      await page.locator('main input[name="name"]').waitFor();
    },
  })),
  ...(['households', 'groups'] as const).map((kind): Screen => ({
    row: `/admin/manage/${kind}`,
    name: `admin-${kind}-create`,
    open: async (page) => {
      await go(page, `/admin/manage/${kind}`);
      await page.locator('main header button').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  })),
  {
    row: 'recipe search',
    name: 'search-dialog',
    open: async (page, { group }) => {
      await go(page, `/g/${group}/cookbooks`);
      await page.keyboard.press('/');
      await page.locator('[role="dialog"] input').fill('soup');
      await page.locator('[role="dialog"] article').first().waitFor();
    },
  },
  { row: 'command palette', name: 'palette', open: openPalette },
  {
    row: 'shortcuts help',
    name: 'shortcuts-help',
    needsKeyboard: true,
    open: async (page, { group }) => {
      await go(page, `/g/${group}`);
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('?');
      await page.locator('[role="dialog"] kbd').first().waitFor();
    },
  },
  {
    row: 'generic confirm',
    name: 'delete-dialog',
    open: (page, place) => chooseAction(page, place, 'delete'),
  },
  {
    row: 'duplicate',
    name: 'duplicate-dialog',
    open: (page, place) => chooseAction(page, place, 'duplicate'),
  },
  {
    row: 'leave with unsaved changes',
    name: 'leave-dialog',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('[name="name"]').press('End');
      await page.locator('[name="name"]').pressSequentially('!');
      await page.locator('header a').first().click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: 'language',
    name: 'language-dialog',
    isPublic: true,
    open: async (page) => {
      await go(page, '/login?direct=1');
      await page.locator('[data-part="language"]').first().click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: 'organizer create inline',
    name: 'organizer-dialog',
    open: async (page, place) => {
      await openEditor(page, place);
      await page.locator('[data-part="organizer-create"]').first().click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/register',
    name: 'register',
    isPublic: true,
    open: (page) => go(page, '/register'),
  },
  {
    row: '/register',
    name: 'register-account',
    isPublic: true,
    open: async (page) => {
      await go(page, '/register?token=a-token-of-an-invitation');
      await page.locator('h1:visible').first().waitFor();
    },
  },
  {
    row: '/forgot-password',
    name: 'forgot-password',
    isPublic: true,
    open: (page) => go(page, '/forgot-password'),
  },
  {
    row: '/reset-password',
    name: 'reset-password',
    isPublic: true,
    open: (page) => go(page, '/reset-password?token=a-token-of-a-mail'),
  },
  { row: '/user/profile', name: 'profile', open: (page) => go(page, '/user/profile') },
  { row: '/user/profile/security', name: 'security', open: (page) => go(page, '/user/profile/security') },
  { row: 'this device', name: 'this-device', open: (page) => go(page, '/user/device') },
  {
    row: '/user/profile/api-tokens',
    name: 'api-tokens',
    open: (page) => go(page, '/user/profile/api-tokens'),
  },
  { row: '/user/profile/edit', name: 'profile-edit', open: (page) => go(page, '/user/profile/edit') },
  {
    row: 'invite',
    name: 'invite-dialog',
    open: async (page) => {
      await go(page, '/user/profile');
      await page.locator('[data-part="invite"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  { row: '/admin/manage/users', name: 'users', open: openUsers },
  {
    row: '/admin/manage/users',
    name: 'user-create',
    open: async (page) => {
      await go(page, '/admin/manage/users/create');
      await page.locator('[name="username"]').waitFor();
    },
  },
  { row: '/admin/manage/users', name: 'user', open: openUser },
  {
    row: '/admin/manage/users',
    name: 'user-delete-dialog',
    open: async (page) => {
      await openUser(page);
      await page.locator('[data-part="delete"]').click();
      await page.locator('[role="dialog"] button[type="submit"]:not([disabled])').waitFor();
    },
  },
];
