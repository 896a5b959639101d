import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { seriousViolations } from '../harness/axe.ts';
import {
  newVisitor,
  signInQuietly,
  startBrowser,
  type StorageState,
  type VisitorOptions,
} from '../harness/browser.ts';
import { HearthProcess } from '../harness/hearth-process.ts';
import { stillness } from '../harness/scan.ts';
import { furnishKitchen } from './kitchen-screens.ts';
import { furnishPlan } from './plan-screens.ts';
import { screens } from './screens.ts';
import { furnishAutomation } from './automation-screens.ts';
import { furnishShop } from './shop-screens.ts';

const ledger = fileURLToPath(new URL('../../../../../shared/design/screens.csv', import.meta.url));
const pictures = fileURLToPath(new URL('../../../../test-results/screens/', import.meta.url));

/** How a screen that is open is looked at. */
interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The rules of axe to scan by: all without them. */
  readonly rules?: readonly string[];
}

/** Every screen is opened twice; each time the window then changes under it, as a person's does. */
const visits: Readonly<Record<string, { options: VisitorOptions; looks: readonly [Look, ...Look[]] }>> = {
  'with a mouse': {
    options: {},
    looks: [
      { name: 'light', width: 1440, height: 900, scheme: 'light' },
      { name: 'dark', width: 820, height: 1100, scheme: 'dark', rules: ['color-contrast'] },
      { name: 'slim', width: 320, height: 700, scheme: 'light', rules: [] },
    ],
  },
  'with a finger, from right to left': {
    options: { locale: 'ar-SA', isTouch: true },
    looks: [
      { name: 'narrow', width: 320, height: 700, scheme: 'light' },
      { name: 'right-to-left', width: 1440, height: 900, scheme: 'light', rules: [] },
    ],
  },
};

/** What the ledger asks of, as far as it is built. */
const releases = ['foundation', 'people', 'recipes', 'plan and shop'];

/** Screens of the ledger that have a journey of their own. */
const elsewhere = new Set(['/setup', '/group/mealplan /group/members /group/notifiers /group/webhooks']);

describe('every screen', () => {
  let hearth: HearthProcess;
  let browser: Browser;
  let session: StorageState;
  const place = { group: 'home', recipe: 'tomato-soup' };

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    hearth = await HearthProcess.start();
    browser = await startBrowser();
    await furnish(hearth);
    const { context } = await newVisitor(browser, hearth);
    await signInQuietly(context, hearth);
    session = await context.storageState();
    await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await hearth.remove();
  });

  it.skipIf(!existsSync(ledger))('of this release is in the walk', () => {
    const rows = readFileSync(ledger, 'utf8').split('\n');
    const wanted = rows
      .filter((row) => releases.some((release) => row.includes(`,${release},`)))
      .map((row) => row.split(',')[1] ?? '');
    const walked = new Set([...screens.map(({ row }) => row), ...elsewhere]);
    expect(wanted.filter((row) => !walked.has(row))).toEqual([]);
  });

  it('is scanned by something that sees what is wrong', async () => {
    const { page, context } = await newVisitor(browser, hearth);
    await page.goto('/login?direct=1');
    await page.locator('h1').waitFor();
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.append(document.createElement('img'));
      document.body.append(button);
    });
    const rules = (await seriousViolations(page)).map(({ rule }) => rule);
    expect(rules).toContain('button-name');
    await context.close();
  });

  describe.each(Object.keys(visits))('%s', (visit) => {
    it.each(screens.map(({ name }) => name))(
      '%s has nothing serious for axe, and fits the screen',
      async (name) => {
        const screen = screens.find((one) => one.name === name);
        const { options, looks } = visits[visit] ?? { options: {}, looks: [] };
        const storageState = screen?.isPublic === true ? undefined : session;
        const visitor = { ...options, ...looks[0], ...(storageState && { storageState }) };
        const { page, context, problems } = await newVisitor(browser, hearth, visitor);
        try {
          await screen?.open(page, place);
          for (const look of looks) await examine(page, name, look);
          expect(problems).toEqual([]);
        } finally {
          await context.close();
        }
      },
    );
  });
});

/** Expects that nothing on the screen is wrong for axe or stands out sideways, and takes a picture of it for people. */
async function examine(page: Page, screen: string, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.scheme });
  await page.setViewportSize(look);
  await page.waitForTimeout(50);
  await stillness(page);
  await page.screenshot({ path: join(pictures, `${screen}-${look.name}.png`) });
  const where = `${screen}, ${look.name}`;
  const violations = look.rules?.length === 0 ? [] : await seriousViolations(page, look.rules);
  expect(violations, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where}: pixels that stand out sideways`).toBeLessThanOrEqual(0);
}

/** A recipe with everything a page can show. */
async function furnish(hearth: HearthProcess): Promise<void> {
  const cook = await ApiClient.signedIn(hearth);
  await furnishKitchen(cook);
  // One report of an import; nothing outside this machine is asked.
  await cook.post('/api/recipes/create/url/bulk', {
    imports: [
      { url: 'no address' },
      { url: 'http://10.0.0.1/a-page-with-a-long-address/that-needs-more-than-a-line' },
    ],
  });
  await cook.cook('A soup with a name that is long enough to need two lines on a phone');
  await cook.cook('Tomato soup', {
    description: 'A **simple** soup for cold evenings, with a [link](https://example.com).',
    recipeServings: 4,
    recipeYield: '4 servings',
    totalTime: '40 minutes',
    prepTime: '10 minutes',
    performTime: '30 minutes',
    orgURL: 'https://example.com/soup',
    recipeCategory: [{ name: 'Soups' }],
    tags: [{ name: 'Quick' }, { name: 'Winter' }],
    tools: [{ name: 'Blender' }],
    recipeIngredient: [
      { title: 'Soup', note: 'tomatoes, ripe', quantity: 1.5 },
      { note: 'onion, chopped', quantity: 1 },
      { title: 'On top', note: 'basil', quantity: 0 },
    ],
    recipeInstructions: [
      {
        title: 'Soup',
        summary: 'Fry',
        text: 'Fry the onion, then add the tomatoes.',
        ingredientReferences: [],
      },
      { text: 'Simmer for 30 minutes and blend.', ingredientReferences: [] },
    ],
    notes: [{ title: 'Make ahead', text: 'It keeps for three days.' }],
    nutrition: { calories: '180', proteinContent: '4' },
    settings: { public: true, showNutrition: true, disableAmount: false },
  });
  await furnishTogether(cook);
  await furnishPlan(cook);
  await furnishShop(cook);
  await furnishAutomation(hearth, cook);
}

/** What people have done with it: talked, cooked, changed it twice, and thrown another one away. */
async function furnishTogether(cook: ApiClient): Promise<void> {
  const { id: recipeId } = (await cook.get('/api/recipes/tomato-soup')).body as { id: string };
  await cook.post('/api/comments', { recipeId, text: 'Good with a **lot** of basil.' });
  await cook.post('/api/recipes/timeline/events', {
    recipeId,
    subject: 'Ada made this',
    eventType: 'comment',
    eventMessage: 'A bit too salty.',
  });
  await cook.post('/api/shared/recipes', { recipeId });
  await cook.patch('/api/recipes/tomato-soup', { performTime: '25 minutes' });
  await cook.cook('Burnt toast');
  await cook.delete('/api/recipes/burnt-toast');
}
