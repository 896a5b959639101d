#!/usr/bin/env node
/**
 * Takes the pictures of the web app that the README, the user guide and the app's manifest show, of a built server with the starter
 * recipes. Run by hand after `npm run build` when these screens change.
 *
 * usage: node --import tsx tools/pictures/screens.ts [SERVER]
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type Sharp from 'sharp';
import type { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import { Stage } from '../../packages/e2e/src/harness/stage/stage.ts';
import { root } from '../setup/root.mjs';

const folder = join(root, 'packages/web/public/screenshots');
/** Pictures that only the documentation shows: no release carries them. */
const guideFolder = join(root, 'docs/guide/pictures');
const fromServer = createRequire(join(root, 'packages/server/package.json'));
const sharp = fromServer('sharp') as typeof Sharp;
const maxBytes = 120_000;
const dayMs = 86_400_000;

const narrow = { width: 390, height: 844, scale: 2 };
const wide = { width: 1440, height: 900, scale: 1 };

interface Kitchen {
  readonly recipes: readonly { readonly id: string; readonly slug: string }[];
  readonly listId: string;
}

const server = process.argv[2];
const program = server === undefined ? {} : { program: { node: process.execPath, entry: resolve(server) } };
const stage = await Stage.open(program);
try {
  mkdirSync(folder, { recursive: true });
  const kitchen = await furnish(await stage.apiClient());
  const recipe = `/g/home/r/${kitchen.recipes[0]?.slug}`;
  await take('narrow-recipe', narrow, recipe);
  await take('narrow-list', narrow, `/shopping-lists/${kitchen.listId}`);
  await take('narrow-plan', narrow, '/household/mealplan/planner');
  await take('wide-library', wide, '/g/home');
  await take('wide-recipe', wide, recipe);
  mkdirSync(guideFolder, { recursive: true });
  await take('create', wide, '/g/home/r/create/url', guideFolder);
  await take('search', narrow, '/g/home?search=onion', guideFolder);
  await take('cook', narrow, `${recipe}?cook=1`, guideFolder);
  await take('members', narrow, '/household/members', guideFolder);
} finally {
  await stage.close();
  await stage.browser.close();
}

/** Starter recipes, dinners for a week, and what the first of them need on a list. */
async function furnish(api: ApiClient): Promise<Kitchen> {
  const self = (await api.get('/api/users/self')).body as { id: string };
  await api.change('PATCH', `/api/users/${self.id}`, { fullName: 'Nora' });
  await api.change('POST', '/api/groups/seeders/foods', { locale: 'en-US' });
  await api.change('POST', '/api/groups/seeders/units', { locale: 'en-US' });
  await api.change('POST', '/api/groups/seeders/labels', { locale: 'en-US' });
  await api.change('POST', '/api/groups/seeders/recipes', { locale: 'en-US', measures: 'metric' });
  const found = await api.get('/api/recipes?perPage=20&orderBy=name&orderDirection=asc');
  const { items } = found.body as { items: Kitchen['recipes'] };
  const recipes = [...items.filter(({ slug }) => slug === 'lentil-dal'), ...items];
  const made = await api.post('/api/households/shopping/lists', { name: 'Market' });
  const { id: listId } = made.body as { id: string };
  for (const { id } of recipes.slice(0, 2))
    await api.change('POST', `/api/households/shopping/lists/${listId}/recipe/${id}`);
  for (const [day, { id }] of items.slice(0, 7).entries()) {
    const date = new Date(Date.now() + (day - 1) * dayMs).toISOString().slice(0, 10);
    await api.change('POST', '/api/households/mealplans', { date, entryType: 'dinner', recipeId: id });
  }
  return { recipes, listId };
}

async function take(
  name: string,
  { width, height, scale }: typeof narrow,
  path: string,
  into = folder,
): Promise<void> {
  const visitor = await stage.signedInVisitor({ width, height, scale, isTouch: scale > 1 });
  const { page, context } = visitor;
  await page.goto(path);
  await page.locator('h1:visible').waitFor();
  await whenPicturesAreShown(page);
  await save(await page.screenshot(), join(into, `${name}.webp`));
  await context.close();
}

async function whenPicturesAreShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.waitForTimeout(800);
}

/** As good as fits. */
async function save(png: Buffer, file: string): Promise<void> {
  for (let quality = 90; quality >= 40; quality -= 10) {
    const { size } = await sharp(png).webp({ quality, effort: 6 }).toFile(file);
    if (size > maxBytes) continue;
    console.log(`${file}: ${size} bytes at quality ${quality}`);
    return;
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes`);
}
