import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, signInQuietly } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const languages = ['en-US', 'de-DE', 'ar-SA'] as const;

/** Addresses of answers that travel with the page. */
const carried = /^\/api\/(recipes(\/[^/]+)?|users\/self(\/ratings)?)$/;

/** The server-rendered preview of a page, and that the app does not fetch its data again. */
describe('the first sight of a page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    await cook.cook('Leek and potato soup', {
      description: 'Warm and **plain**.',
      recipeIngredient: [{ note: '2 leeks' }],
      recipeInstructions: [{ text: 'Cook slowly.' }],
    });
  });
  afterAll(() => stage.close());

  const pages = [
    ['/g/home', ['Leek and potato soup', 'Warm and plain.']],
    ['/g/home/r/leek-and-potato-soup', ['Leek and potato soup', 'Warm and plain.', '2 leeks']],
  ] as const;

  it.each(pages)('%s shows its content without the app', async (path, texts) => {
    const visitor = await stage.signedInVisitor();
    await withoutApp(visitor.page);
    await visitor.page.goto(path);
    const shown = await visitor.page.locator('.sight').innerText();
    for (const text of texts) expect(shown).toContain(text);
    await visitor.context.close();
  });

  it.each(['POST', 'DELETE'])('is no answer to %s', async (method) => {
    const answer = await fetch(`${stage.hearth.url}/g/home`, { method });
    expect([answer.status, await answer.json()]).toEqual([405, { detail: 'Method Not Allowed' }]);
  });

  it('a recipe of the list opens before the app has started', async () => {
    const visitor = await stage.signedInVisitor();
    await withoutApp(visitor.page);
    await visitor.page.goto('/g/home');
    await visitor.page.getByText('Leek and potato soup').click();
    await visitor.page.waitForURL('**/r/leek-and-potato-soup');
    expect(await visitor.page.locator('.sight').innerText()).toContain('2 leeks');
    await visitor.context.close();
  });

  it.each(pages)('%s asks for nothing that came with it', async (path) => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.locator('header button').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => carried.test(one))).toEqual([]);
    await endVisit(visitor);
  });

  it.each(pages)('%s is shown to no other user and cached by no proxy', async (path) => {
    const stranger = await stage.newVisitor();
    const open = await stranger.context.request.get(path);
    expect(await open.text()).not.toMatch(/hearth-answers|leeks|plain/);
    await signInQuietly(stranger.context, stage.hearth);
    const own = await stranger.context.request.get(path);
    expect(await own.text()).toContain('hearth-answers');
    expect(own.headers()['cache-control']).toBe('no-store');
    await stranger.context.close();
  });

  it.each(languages)('has the headings of the app in %s', async (locale) => {
    const visitor = await stage.newVisitor({ locale });
    const { page } = visitor;
    await page.goto('/login?direct=1');
    await page.locator('h1').waitFor();
    const signIn = await page.locator('main header :is(h1, p)').allInnerTexts();
    await signInQuietly(visitor.context, stage.hearth);
    await page.goto('/g/home');
    await page.locator('h1').waitFor();
    const recipes = await page.locator('main h1').innerText();
    await withoutApp(page);
    await page.goto('/g/home');
    expect(await page.locator('.sight-title').innerText()).toBe(recipes);
    await visitor.context.clearCookies();
    await page.goto('/login?direct=1');
    expect(await page.locator('.sight p').allInnerTexts()).toEqual(signIn);
    await visitor.context.close();
  });
});

/** The code of the app never arrives. */
async function withoutApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}
