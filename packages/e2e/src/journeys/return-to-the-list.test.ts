import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { type Sight, scrollTo, measureSight, standStill } from '../harness/screens/long-list.ts';
import { Stage } from '../harness/stage/stage.ts';

const recipes = 5000;
const maxNodes = 1200;

describe('a user far down a long list', () => {
  let stage: Stage;
  let cook: ApiClient;
  let self: { id: string };
  beforeAll(async () => {
    stage = await Stage.open();
    await stage.hearth.fill(recipes);
    cook = await stage.apiClient();
    self = Object((await cook.get('/api/users/self')).body) as { id: string };
    await cook.change('POST', '/api/households/cookbooks', {
      name: 'Soups',
      queryFilterString: 'name LIKE "%soup%"',
    });
    const { body } = await cook.get('/api/recipes?perPage=160&queryFilter=name%20LIKE%20%22%25pie%25%22');
    const pies: { slug: string }[] = Object(body).items;
    for (const { slug } of pies) await cook.change('POST', `/api/users/${self.id}/favorites/${slug}`);
    for (let number = 0; number < 300; number += 1)
      await cook.change('POST', '/api/organizers/tools', { name: `Tool ${number.toString(36)} ${number}` });
  });
  afterAll(() => stage.close());

  /** Scrolls down, opens the middle item of the window, returns: the position is restored. */
  const goAndComeBack = async (page: Page, depth: number, items?: string) => {
    await page
      .locator(items ?? 'main article')
      .first()
      .waitFor();
    await scrollTo(page, depth);
    const before = await measureSight(page, items);
    expect(before.scrolled).toBeGreaterThanOrEqual(depth);
    await openOneInSight(page, items ?? 'main article');
    await page.goBack();
    expect(await sightAgain(page, before, items)).toEqual(before);
    return before;
  };

  it.each([
    ['the library', () => '/g/home', 12_000],
    ['a search', () => '/g/home?search=soup&orderBy=name&orderDirection=asc', 5000],
    ['a cookbook', () => '/g/home/cookbooks/soups', 12_000],
    ['the favourites', () => `/user/${self.id}/favorites`, 9000],
  ])('comes back to the same card at the same place of %s', async (_list, address, depth) => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(address());
    const before = await goAndComeBack(page, depth);
    await page.goForward();
    await page.waitForURL(/\/r\//);
    await page.goBack();
    expect(await sightAgain(page, before)).toEqual(before);
    await page.reload();
    expect(await sightAgain(page, before)).toEqual(before);
    await endVisit(visitor);
  });

  it('comes back after an hour at the stove, when the browser has forgotten the list', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await scrollTo(page, 12_000);
    const before = await measureSight(page);
    await openOneInSight(page, 'main article');
    await page.reload();
    await page.locator('h1').first().waitFor();
    await page.goBack();
    expect(await sightAgain(page, before)).toEqual(before);
    await endVisit(visitor);
  });

  it('comes back to the same filters and place, and from one filter to the one before', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await scrollTo(page, 9000);
    const before = await measureSight(page);
    await openOneInSight(page, 'main article', 'a[href*="tags="]');
    await page.waitForURL(/tags=/);
    await standStill(page);
    await page.goBack();
    expect(await sightAgain(page, before)).toEqual(before);
    await endVisit(visitor);
  });

  it('comes back on a phone, and finds the card again when the device was turned', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home');
    const before = await goAndComeBack(page, 9000);
    await openOneInSight(page, 'main article');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await standStill(page);
    await expect.poll(() => namesInFirstRow(page), patience).toContain(before.first);
    await page.setViewportSize({ width: 390, height: 844 });
    await standStill(page);
    await expect.poll(() => namesInFirstRow(page), patience).toContain((await measureSight(page)).first);
    await endVisit(visitor);
  });

  it('keeps the card in sight while the device is turned', async () => {
    const visitor = await stage.signedInVisitor({ width: 820, height: 1180 });
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await scrollTo(page, 9000);
    const before = await measureSight(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await standStill(page);
    expect(await namesInFirstRow(page)).toContain(before.first);
    await endVisit(visitor);
  });

  it('comes back to the same tools', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/recipes/tools');
    const tools = 'main li:has(a)';
    const before = await goAndComeBack(page, 2000, tools);
    await page.reload();
    expect(await sightAgain(page, before, tools)).toEqual(before);
    await endVisit(visitor);
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('has few parts on the page after 5,000 recipes at %i pixels', async (width, height) => {
    const visitor = await stage.signedInVisitor({ width, height });
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await scrollTo(page, 60_000);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const cards = await page.getByRole('article').count();
    console.log(`${width} px: ${nodes} elements of ${maxNodes}, ${cards} cards`);
    expect(nodes).toBeLessThanOrEqual(maxNodes);
    expect(cards).toBeGreaterThan(5);
    await endVisit(visitor);
  });
});

/** The visible part; up to two pixels are ignored, because they are not visible. */
async function sightAgain(page: Page, before: Sight, items?: string): Promise<Sight> {
  await page
    .locator(items ?? 'main article')
    .first()
    .waitFor();
  await standStill(page);
  const sight = await measureSight(page, items);
  const settled = (now: number, then: number) => (Math.abs(now - then) <= 2 ? then : now);
  return {
    first: sight.first,
    top: settled(sight.top, before.top),
    scrolled: settled(sight.scrolled, before.scrolled),
  };
}

/** Opens an item that is in sight as a whole, without scrolling to it. */
async function openOneInSight(page: Page, items: string, link = 'h2 a, a'): Promise<void> {
  const before = page.url();
  await page.evaluate(
    ([selector, inside]) => {
      const whole = [...document.querySelectorAll(selector)].filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return top > 80 && bottom < innerHeight - 80;
      });
      whole.at(-1)?.querySelector<HTMLElement>(inside)?.click();
    },
    [items, link] as const,
  );
  await page.waitForURL((url) => url.href !== before);
  await page.locator('h1').first().waitFor();
  await standStill(page);
}

function namesInFirstRow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSight = [...document.querySelectorAll('main article')].filter(
      (card) => card.getBoundingClientRect().bottom > 0,
    );
    const first = Math.min(...inSight.map((card) => card.getBoundingClientRect().top));
    return inSight
      .filter((card) => Math.abs(card.getBoundingClientRect().top - first) < 2)
      .map((card) => card.querySelector('h2')?.textContent ?? '');
  });
}
