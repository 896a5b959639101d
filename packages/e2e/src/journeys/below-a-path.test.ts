import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, fillInSignIn, phone } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { type ReverseProxy, startPathProxy } from '../harness/services/reverse-proxy.ts';
import { Stage } from '../harness/stage/stage.ts';

describe.each([
  ['takes it off', true],
  ['passes it on', false],
])('Hearth below a path, behind a proxy that %s', (_, isStripped) => {
  let stage: Stage;
  let proxy: ReverseProxy;
  let site: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    await api.cook('Soup', { notes: [{ title: '', text: '[Bread](/g/home/r/bread)' }] });
    await api.cook('Bread');
    await api.change('POST', '/api/households/shopping/lists', { name: 'Weekly' });
    proxy = await startPathProxy(stage.hearth.url, '/kitchen', isStripped);
    site = `${proxy.origin}/kitchen`;
    await stage.hearth.restartWith({ BASE_URL: site });
  });
  afterAll(async () => {
    await proxy.close();
    await stage.close();
  });

  it('a member signs in, opens a page first and comes back to it', async () => {
    const visitor = await stage.newVisitor();
    const { page } = visitor;
    await page.goto(`${site}/shopping-lists`);
    await page.waitForURL(/\/kitchen\/login/);
    await fillInSignIn(page, administrator);
    await page.getByRole('heading', { level: 1, name: 'Weekly' }).waitFor();
    await page.goto(site);
    await page.waitForURL(`${site}/g/home`);
    const cookies = await visitor.context.cookies(site);
    expect(cookies.filter(({ httpOnly }) => httpOnly).map(({ path }) => path.split('/')[1])).not.toContain(
      '',
    );
    await endVisit(visitor);
  });

  it('no request leaves the path, on first pages, by links and after a reload', async () => {
    const visitor = await stage.newVisitor();
    const { page } = visitor;
    const strays: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === proxy.origin;
      if (isOwn && !`${url.pathname}/`.startsWith('/kitchen/')) strays.push(url.pathname);
    });
    await page.goto(`${site}/login`);
    await fillInSignIn(page, administrator);
    await page.getByRole('link', { name: 'Soup' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Soup' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Bread' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Bread' }).waitFor();
    expect(page.url()).toBe(`${site}/g/home/r/bread`);
    for (const path of [
      '/household/mealplan/planner',
      '/group/data/labels',
      '/user/profile',
      '/g/home/r/create/url',
    ]) {
      await page.goto(site + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.waitForLoadState('networkidle');
    expect(strays).toEqual([]);
    await endVisit(visitor);
  });

  it('a shared recipe can be downloaded', async () => {
    const visitor = await stage.newVisitor();
    const { page } = visitor;
    await page.goto(`${site}/login`);
    await fillInSignIn(page, administrator);
    await page.getByRole('link', { name: 'Soup' }).first().waitFor();
    const api = await stage.apiClient();
    const answer = await api.get('/api/recipes/soup');
    const { id } = answer.body as { id: string };
    const token = (await api.change('POST', '/api/shared/recipes', { recipeId: id })) as { id: string };
    await page.goto(`${site}/g/home/shared/r/${token.id}`);
    await page.getByRole('heading', { level: 1, name: 'Soup' }).waitFor();
    const archive = page.locator(`a[href="/kitchen/api/recipes/shared/${token.id}/zip"]`);
    expect(await archive.count()).toBe(1);
    await endVisit(visitor);
  });

  it('lists open without a network', async () => {
    const visitor = await stage.newVisitor(phone);
    const { page, context } = visitor;
    await page.goto(`${site}/login`);
    await fillInSignIn(page, administrator);
    await page.waitForURL(`${site}/g/home`);
    await page.goto(`${site}/shopping-lists`);
    await page.getByRole('heading', { level: 1, name: 'Weekly' }).waitFor();
    await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto(`${site}/shopping-lists`);
    await page.getByText('Weekly').first().waitFor();
    await endVisit(visitor);
  });
});
