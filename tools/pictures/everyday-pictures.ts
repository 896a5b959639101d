import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import type { Visitor } from '../../packages/e2e/src/harness/stage/browser.ts';
import type { Account } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import type { Stage } from '../../packages/e2e/src/harness/stage/stage.ts';
import { readShownArea } from '../../packages/locales/read-texts.ts';
import { loadStarterTexts } from '../../packages/server/src/features/recipes/starters/starter-texts.ts';
import { everydayScreens, type Place } from './everyday-screens.ts';
import { furnishKitchen } from './furnish-kitchen.ts';
import { settlePage } from './settle-page.ts';

const height = 844;
/** Three screens below each other; what comes after is more of the same. */
const maxPictureHeight = 3 * height;

/** Which pictures are taken. */
export interface PictureOrder {
  readonly locale: LocaleValue;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** The folder of the pictures: `NN-name.png`, each replaced. */
  readonly into: string;
}

/** Takes the everyday screens in a language, of a group of its own with the starter recipes of that language. */
export async function takeEverydayPictures(stage: Stage, order: PictureOrder): Promise<void> {
  const { locale, width, into } = order;
  mkdirSync(into, { recursive: true });
  const account = await addGroup(stage, locale);
  const api = await stage.apiClient(account);
  const { organizers } = await loadStarterTexts(locale);
  const list = readText(locale, 'setup', 'guide.list');
  const kitchen = await furnishKitchen(api, { locale, list, otherList: organizers['baking'] ?? '' });
  for (const key of ['soups', 'quick'])
    await api.change('POST', '/api/households/cookbooks', { name: organizers[key], queryFilterString: '' });
  const self = (await api.get('/api/users/self')).body as { groupSlug: string };
  const options = { locale, width, height, scale: 2, isTouch: true };
  const visitor = await stage.newVisitor(options);
  const member = await stage.signedInVisitor(options, account);
  for (const { context } of [visitor, member])
    await context.addCookies([{ name: 'hearth.locale', value: locale, url: stage.hearth.url }]);
  await takeAll(visitor, member, { ...kitchen, group: self.groupSlug }, into);
  await visitor.context.close();
  await member.context.close();
}

async function takeAll(visitor: Visitor, member: Visitor, place: Place, into: string): Promise<void> {
  for (const [index, screen] of everydayScreens.entries()) {
    const { page } = screen.isPublic === true ? visitor : member;
    await screen.open(page, place);
    await settlePage(page);
    const path = join(into, `${String(index + 1).padStart(2, '0')}-${screen.name}.png`);
    if (screen.isOneScreen === true) await page.screenshot({ path });
    else await takeDownwards(page, path);
  }
}

/** The page down to its end, in a window that is as high: bars that stick stay at its edges. */
async function takeDownwards(page: Page, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(end, height), maxPictureHeight) });
  await settlePage(page);
  await page.screenshot({ path });
  await page.setViewportSize({ width, height });
}

/** A group for the recipes of one language, with someone who may do everything there. */
async function addGroup(stage: Stage, locale: LocaleValue): Promise<Account> {
  const admin = await stage.apiClient();
  const group = (await admin.change('POST', '/api/admin/groups', { name: locale })) as { id: string };
  await admin.change('POST', '/api/admin/households', { name: locale, groupId: group.id });
  const password = 'a good long password';
  const account = { username: `nora-${locale}`, email: `nora-${locale}@example.com`.toLowerCase(), password };
  await admin.change('POST', '/api/admin/users', {
    ...account,
    fullName: 'Nora',
    group: locale,
    household: locale,
    admin: true,
    advanced: true,
  });
  return account;
}

function readText(locale: LocaleValue, area: string, key: string): string {
  const text = readShownArea(locale, area).get(key);
  if (text === undefined) throw new Error(`${locale} has no text ${area}:${key}`);
  return text;
}
