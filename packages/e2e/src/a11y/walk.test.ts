import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { seriousViolations } from '../harness/axe.ts';
import { newVisitor, signInQuietly, startBrowser, type VisitorOptions } from '../harness/browser.ts';
import { HearthProcess } from '../harness/hearth-process.ts';
import { furnishKitchen } from './kitchen-screens.ts';
import { screens } from './screens.ts';

const ledger = fileURLToPath(new URL('../../../../../shared/design/screens.csv', import.meta.url));
const pictures = fileURLToPath(new URL('../../../../test-results/screens/', import.meta.url));

/** The ways in which every screen is looked at. */
const modes: Readonly<Record<string, VisitorOptions>> = {
  light: { scheme: 'light', width: 1440 },
  dark: { scheme: 'dark', width: 820, height: 1100 },
  'right-to-left': { locale: 'ar-SA', width: 1440 },
  narrow: { width: 320, height: 700, isTouch: true },
};

/** What the ledger asks of, as far as it is built. */
const releases = ['foundation', 'people'];

/** Screens of the ledger that have a journey of their own. */
const elsewhere = new Set(['/setup', '/group/mealplan /group/members /group/notifiers /group/webhooks']);

describe('every screen', () => {
  let hearth: HearthProcess;
  let browser: Browser;
  const place = { group: 'home', recipe: 'tomato-soup' };

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    hearth = await HearthProcess.start();
    browser = await startBrowser();
    await furnish(hearth);
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

  describe.each(Object.keys(modes))('%s', (mode) => {
    it.each(screens.map(({ name }) => name))(
      '%s has nothing serious for axe, and fits the screen',
      async (name) => {
        const screen = screens.find((one) => one.name === name);
        const { page, context, problems } = await newVisitor(browser, hearth, modes[mode]);
        if (screen?.isPublic !== true) await signInQuietly(context, hearth);
        await screen?.open(page, place);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(pictures, `${name}-${mode}.png`) });
        expect(await seriousViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels that stand out sideways').toBeLessThanOrEqual(0);
        expect(problems).toEqual([]);
        await context.close();
      },
    );
  });
});

/** A recipe with everything a page can show. */
async function furnish(hearth: HearthProcess): Promise<void> {
  const cook = await ApiClient.signedIn(hearth);
  await furnishKitchen(cook);
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
