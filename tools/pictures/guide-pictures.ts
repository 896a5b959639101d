import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import type { Stage } from '../../packages/e2e/src/harness/stage/stage.ts';
import { root } from '../setup/root.mjs';
import { furnishKitchen } from './furnish-kitchen.ts';
import { settlePage } from './settle-page.ts';

const folder = join(root, 'packages/web/public/screenshots');
/** Pictures that only the documentation shows: no release carries them. */
const guideFolder = join(root, 'docs/guide/pictures');
const fromServer = createRequire(join(root, 'packages/server/package.json'));
const sharp = fromServer('sharp') as typeof Sharp;
const maxBytes = 120_000;

const narrow = { width: 390, height: 844, scale: 2 };
const wide = { width: 1440, height: 900, scale: 1 };

/** Takes the pictures that the README, the user guide and the app's manifest show. */
export async function takeGuidePictures(stage: Stage): Promise<void> {
  const api = await stage.apiClient();
  const self = (await api.get('/api/users/self')).body as { id: string };
  await api.change('PATCH', `/api/users/${self.id}`, { fullName: 'Nora' });
  const kitchen = await furnishKitchen(api, { locale: 'en-US', list: 'Market' });
  const recipe = `/g/home/r/${kitchen.recipe.slug}`;
  mkdirSync(folder, { recursive: true });
  await take(stage, 'narrow-recipe', narrow, recipe);
  await take(stage, 'narrow-list', narrow, `/shopping-lists/${kitchen.listId}`);
  await take(stage, 'narrow-plan', narrow, '/household/mealplan/planner');
  await take(stage, 'wide-library', wide, '/g/home');
  await take(stage, 'wide-recipe', wide, recipe);
  mkdirSync(guideFolder, { recursive: true });
  await take(stage, 'create', wide, '/g/home/r/create/url', guideFolder);
  await take(stage, 'search', narrow, '/g/home?search=onion', guideFolder);
  await take(stage, 'cook', narrow, `${recipe}?cook=1`, guideFolder);
  await take(stage, 'members', narrow, '/household/members', guideFolder);
}

async function take(
  stage: Stage,
  name: string,
  { width, height, scale }: typeof narrow,
  path: string,
  into = folder,
): Promise<void> {
  const visitor = await stage.signedInVisitor({ width, height, scale, isTouch: scale > 1 });
  const { page, context } = visitor;
  await page.goto(path);
  await page.locator('h1:visible').waitFor();
  await settlePage(page);
  await save(await page.screenshot(), join(into, `${name}.webp`));
  await context.close();
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
