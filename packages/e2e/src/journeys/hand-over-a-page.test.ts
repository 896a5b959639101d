import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const guide = '/g/home/r/create/browser';
const importing = { timeout: 60_000 };

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leeks of a shy site',
  image: '/picture.png',
  recipeIngredient: ['2 leeks', '1 onion'],
  recipeInstructions: ['Cut.', 'Cook.'],
};
const html = `<!doctype html><title>Leeks | A shy site</title><style>p { color: red }</style>
<script type="application/ld+json">${JSON.stringify(recipe)}</script><p>Leeks</p>`;

/** A site that shows its recipe to browsers and refuses servers; `/tight` also cuts the ties between windows. */
function answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
  if (url === '/picture.png')
    return void response.setHeader('content-type', 'image/png').end(png(40, 30, [90, 160, 60]));
  const isBrowser = headers['sec-fetch-mode'] === 'navigate';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/tight') response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  response.writeHead(isBrowser ? 200 : 403).end(isBrowser ? html : 'No robots');
}

describe('a cook whose recipe is on a site that refuses servers', () => {
  let site: Server;
  let address: string;
  let stage: Stage;
  let cook: ApiClient;
  let bookmarklet: string;
  beforeAll(async () => {
    site = createServer(answer);
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
    stage = await Stage.open({ env: { OUTBOUND_TRUSTED: `127.0.0.1:${port}` } });
    cook = await stage.apiClient();
  });
  afterAll(async () => {
    await stage.close();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  const press = (page: Page) => page.evaluate(decodeURIComponent(bookmarklet.replace('javascript:', '')));
  /** Presses the bookmarklet on a page of the site; returns this page and the window that opens. */
  const pressOn = async (context: BrowserContext, path: string) => {
    const there = await context.newPage();
    await there.goto(`${address}${path}`);
    const [window] = await Promise.all([there.waitForEvent('popup'), press(there)]);
    return { there, window };
  };
  const recipeCount = async () => Object((await cook.get('/api/recipes')).body).total as number;

  it('is led from the refusal to the bookmark', async () => {
    const { page } = await stage.signedInVisitor();
    await page.goto('/g/home/r/create/url');
    await page.locator('[name="incoming"]').fill(`${address}/leeks`);
    await page.keyboard.press('Enter');
    const problem = page.getByRole('main').getByRole('alert');
    await problem.getByText('(403)').waitFor(importing);
    await problem.getByRole('link', { name: 'Send the page from your browser' }).click();
    const bookmark = page.getByRole('link', { name: 'Save to Hearth' });
    await bookmark.click();
    await page.getByText('Drag this button to your bookmarks bar. It works on').waitFor();
    await scan(page, 'create-browser');
    bookmarklet = (await bookmark.getAttribute('href')) ?? '';
    expect(bookmarklet).toMatch(/^javascript:/);
    // The refused import is a 400, which browsers report as a problem of the page.
    await page.context().close();
  });

  it('hands the page over, confirms it, and has the recipe with its address and its picture', async () => {
    const visitor = await stage.signedInVisitor();
    const { window } = await pressOn(visitor.context, '/leeks');
    await window.waitForURL(`**${guide}`);
    const waiting = window.getByRole('region', { name: 'Import this page?' });
    await waiting.getByText('Leeks | A shy site').waitFor();
    await waiting.getByText(`${address}/leeks`, { exact: true }).waitFor();
    expect(await recipeCount()).toBe(0);
    // The site cannot reach the page that asks.
    expect(await window.evaluate(() => globalThis.opener === null)).toBe(true);
    await scan(window, 'create-browser-waiting');
    await window.reload();
    await waiting.getByRole('button', { name: 'Import' }).click();
    await window.locator('[data-part="imported"]').getByRole('link', { name: 'Open' }).click(importing);
    await window.waitForURL(/\/r\/leeks-of-a-shy-site$/);
    await window.getByText('2 leeks').first().waitFor();
    expect((await cook.get('/api/recipes/leeks-of-a-shy-site')).body).toMatchObject({
      orgURL: `${address}/leeks`,
      recipeIngredient: [{ originalText: '2 leeks' }, { originalText: '1 onion' }],
      image: expect.any(String),
    });
    await window.goto(guide);
    await window.getByRole('heading', { name: 'On a computer' }).waitFor();
    await endVisit(visitor);
  });

  it('is told that the recipe is there already, and updates it from the page in the browser', async () => {
    await cook.change('PATCH', '/api/recipes/leeks-of-a-shy-site', { recipeIngredient: [] });
    const visitor = await stage.signedInVisitor();
    const { window } = await pressOn(visitor.context, '/leeks?utm_source=mail');
    await window.getByRole('button', { name: 'Import' }).click();
    const known = window.getByRole('region', { name: 'You already have this recipe' });
    await known.getByRole('button', { name: 'Update' }).click();
    await window.waitForURL(/\/r\/leeks-of-a-shy-site$/, importing);
    await window.getByText('2 leeks').first().waitFor();
    expect(await recipeCount()).toBe(1);
    await endVisit(visitor);
  });

  it('signs in on the way without losing the page, and may discard it', async () => {
    const visitor = await stage.newVisitor();
    const before = await recipeCount();
    const { window } = await pressOn(visitor.context, '/leeks');
    await window.waitForURL('**/login?next=*');
    await window.locator('input[name="username"]').fill(administrator.username);
    await window.locator('input[name="password"]').fill(administrator.password);
    await window.keyboard.press('Enter');
    await window.getByText('Leeks | A shy site').waitFor();
    await window.getByRole('button', { name: 'Discard' }).click();
    await window.getByRole('heading', { name: 'On a computer' }).waitFor();
    await window.reload();
    await window.getByRole('heading', { name: 'On a computer' }).waitFor();
    expect(await recipeCount()).toBe(before);
    await endVisit(visitor);
  });

  it('copies the page at the second press where the site cuts its ties', async () => {
    const visitor = await stage.signedInVisitor();
    const { there, window } = await pressOn(visitor.context, '/tight');
    await window.getByText('No page has arrived').waitFor();
    await scan(window, 'handover-alone');
    const paste = window.getByRole('link', { name: 'Paste the page' });
    expect(await paste.getAttribute('href')).toContain(encodeURIComponent(`${address}/tight`));
    await window.close();
    await there.bringToFront();
    await press(there);
    await there.waitForURL('**/g/home/r/create/html?*');
    expect(await there.locator('[name="url"]').inputValue()).toBe(`${address}/tight`);
    await there.locator('[name="incoming"]').focus();
    await there.keyboard.press('Control+v');
    await expect.poll(() => there.locator('[name="incoming"]').inputValue(), patience).toContain('2 leeks');
    await endVisit(visitor);
  });

  it('is not deceived by a site that sends the page of another one', async () => {
    const visitor = await stage.signedInVisitor();
    const before = await recipeCount();
    const there = await visitor.context.newPage();
    await there.goto(`${address}/leeks`);
    const [window] = await Promise.all([
      there.waitForEvent('popup'),
      there.evaluate((hearth) => {
        const opened = globalThis.open(`${hearth}/handover`);
        globalThis.addEventListener('message', () => {
          const page = {
            kind: 'hearth:page',
            url: 'https://trusted.example/soup',
            title: 'Soup',
            html: '<p>',
          };
          opened?.postMessage(page, '*');
        });
      }, stage.hearth.url),
    ]);
    await window.getByText('This page claims to be from another site').waitFor();
    expect(await window.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await recipeCount()).toBe(before);
    await endVisit(visitor);
  });

  it('reads on a phone how a bookmark is edited', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(guide);
    await page.locator('main h2').first().waitFor();
    expect(await page.locator('main h2').allInnerTexts()).toEqual(['On a phone or tablet', 'On a computer']);
    await page.getByRole('button', { name: 'Copy the bookmark’s code' }).first().click();
    await page.getByText('Code copied').waitFor();
    await endVisit(visitor);
  });

  it('shares a text with an address among its words, and signs in on the way', async () => {
    const visitor = await stage.newVisitor();
    const { page } = visitor;
    const text = encodeURIComponent(`Look at this: ${address}/leeks (so good)`);
    await page.goto(`/r/create/url?title=Leeks&text=${text}&url=`);
    await page.locator('input[name="username"]').fill(administrator.username);
    await page.locator('input[name="password"]').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/g/home/r/create/url?*');
    expect(await page.locator('[name="incoming"]').inputValue()).toBe(`${address}/leeks`);
    await endVisit(visitor);
  });
});
