import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';
import { unzipped } from '../harness/data/zip-file.ts';

describe('a user who organizes a household', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let cook: ApiClient;
  let other: Server;
  const received: string[] = [];
  beforeAll(async () => {
    other = createServer((request, response) => {
      void text(request).then((body) => {
        received.push(`${request.url} ${Object(JSON.parse(body)).recipe_scale}`);
        response.end();
      });
    });
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    stage = await Stage.open({ env: { OUTBOUND_TRUSTED: '127.0.0.1' } });
    await (await Homes.of(stage.hearth)).addPerson('ben', 'Ben Miller');
    cook = await stage.apiClient();
    for (const name of ['Apple cake', 'Bread', 'Cabbage soup']) await cook.cook(name);
    await cook.post('/api/organizers/tags', { name: 'For guests' });
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
    await new Promise((resolve) => other.close(resolve));
  });

  const dialog = () => page.locator('[role="dialog"]');
  const submit = async () => {
    await dialog().locator('button[type="submit"]').click();
    await dialog().waitFor({ state: 'detached' });
  };
  const recipe = async (slug: string) => Object((await cook.get(`/api/recipes/${slug}`)).body);

  async function choose(...names: string[]): Promise<void> {
    await page.goto('/group/data/recipes');
    for (const name of names) {
      const row = page.locator('[role="row"]', { has: page.getByText(name, { exact: true }) });
      await row.locator('input[type="checkbox"]').check();
    }
  }

  it('tags recipes, sets them alike and hands one on', async () => {
    await choose('Apple cake', 'Bread');
    await scan(page, 'data-recipes');
    await page.locator('[data-part="tag"]').click();
    await dialog().getByLabel('For guests').check();
    await dialog().getByLabel('Find or create').fill('Freezer');
    await dialog().getByRole('button', { name: 'Create “Freezer”' }).click();
    await expect.poll(() => dialog().getByLabel('Freezer').isChecked(), patience).toBe(true);
    await scan(page, 'organize-recipes');
    await submit();
    await expect
      .poll(async () => (await recipe('bread')).tags, patience)
      .toMatchObject([{ name: 'For guests' }, { name: 'Freezer' }]);
    expect((await recipe('cabbage-soup')).tags).toEqual([]);

    const before = (await recipe('apple-cake')).settings;
    await choose('Apple cake', 'Bread');
    await page.locator('[data-part="settings"]').click();
    await dialog().getByLabel('Turn off comments').selectOption('on');
    await scan(page, 'settings-of-recipes');
    await submit();
    await expect
      .poll(async () => (await recipe('apple-cake')).settings, patience)
      .toEqual({ ...before, disableComments: true });

    await choose('Cabbage soup');
    await page.locator('[data-part="owner"]').click();
    await dialog().locator('input[data-part="owner"]').fill('Ben');
    await page.getByRole('option', { name: 'Ben Miller' }).click();
    await submit();
    await page.getByText('Ben Miller').first().waitFor();
    const { body } = await cook.get('/api/admin/users?queryFilter=username = "ben"');
    expect((await recipe('cabbage-soup')).userId).toBe(Object(body).items[0].id);
  });

  it('takes recipes along in an archive', async () => {
    await choose('Apple cake', 'Bread');
    await page.locator('[data-part="export"]').click();
    await submit();
    await page.locator('[data-part="exports"]').click();
    const fetchIt = dialog().getByRole('button', { name: 'Download', exact: true });
    await fetchIt.waitFor();
    await scan(page, 'exports');
    const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const archive = readFileSync(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('recipes/apple-cake/apple-cake.json')).toBe(true);
    const json = dialog().getByRole('button', { name: 'JSON-LD' });
    const [library] = await Promise.all([page.waitForEvent('download'), json.click()]);
    expect(library.suggestedFilename()).toBe('recipes-json-ld.zip');
    const files = unzipped(readFileSync(await library.path()));
    expect(JSON.parse(String(files.get('Apple cake.jsonld')))).toMatchObject({
      '@type': 'Recipe',
      name: 'Apple cake',
    });
    await dialog().getByRole('button', { name: 'Delete all exports' }).click();
    await dialog().getByRole('button', { name: 'Delete them all?' }).click();
    await dialog().getByText('No exports available').waitFor();
  });

  it('deletes several, which then wait in the trash', async () => {
    await choose('Cabbage soup');
    await page.locator('[data-part="delete-chosen"]').click();
    await submit();
    await expect.poll(async () => (await cook.get('/api/recipes/cabbage-soup')).status, patience).toBe(404);
    expect((await cook.get('/api/recipes/trash/items')).body).toMatchObject({
      items: [{ name: 'Cabbage soup' }],
    });
  });

  it('links recipes to other programs, and has them sent there', async () => {
    const { port } = other.address() as AddressInfo;
    await page.goto('/group/data/recipe-actions');
    const create = async (name: string, url: string, type?: string) => {
      await page.locator('[data-part="create"]').click();
      await dialog().locator('input[name="name"]').fill(name);
      if (type !== undefined) await dialog().locator('select').selectOption(type);
      await dialog().locator('input[name="url"]').fill(url);
      if (type === undefined) await scan(page, 'recipe-action-form');
      await submit();
      await page.getByText(name, { exact: true }).first().waitFor();
    };
    await create('Look it up', 'https://example.com/?q=${slug}');
    await create('Send it', `http://127.0.0.1:${port}/take`, 'post');
    await page.locator('[data-part="create"]').click();
    await dialog().locator('input[name="name"]').fill('Mischief');
    await dialog().locator('input[name="url"]').fill('javascript:alert(1)');
    const [refusal] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      dialog().locator('button[type="submit"]').click(),
    ]);
    expect(refusal.status()).toBe(422);
    await expect
      .poll(() => dialog().locator('input[name="url"]').getAttribute('aria-invalid'), patience)
      .toBe('true');
    await expect.poll(() => dialog().locator('button[type="submit"]').isEnabled(), patience).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await scan(page, 'data-recipe-actions');

    await page.goto('/g/home/r/bread');
    await page.getByRole('button', { name: '2 ×', exact: true }).click();
    await page.getByRole('button', { name: 'More', exact: true }).first().press('Enter');
    await page.getByRole('menuitem', { name: 'Recipe actions' }).press('Enter');
    const link = dialog().getByRole('link', { name: 'Look it up' });
    expect(await link.getAttribute('href')).toBe('https://example.com/?q=bread');
    await scan(page, 'recipe-actions');
    await dialog().getByRole('button', { name: 'Send it' }).press('Enter');
    await page.getByText('Message sent', { exact: true }).waitFor();
    await expect.poll(() => received, patience).toEqual(['/take 2']);
  });
});
