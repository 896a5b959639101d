import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/apple-cake';

describe('what two people of a household think of a recipe', () => {
  let stage: Stage;
  let ada: Visitor;
  let ben: Visitor;
  let account: Parameters<Stage['signedInVisitor']>[1];
  beforeAll(async () => {
    stage = await Stage.open();
    const homes = await Homes.of(stage.hearth);
    await homes.open();
    account = await homes.addPerson('ben', 'Ben Baker');
    const api = await stage.apiClient();
    await api.cook('Apple cake', { description: 'Still warm.', settings: { public: true } });
    await api.cook('Plain bread');
    ada = await stage.signedInVisitor();
    ben = await stage.signedInVisitor({}, account);
  });
  afterAll(() => stage.close());

  it('one rates it with the keyboard; the rating shows at once, after a reload, and in the list', async () => {
    const { page } = ada;
    await page.goto('/g/home');
    await card(page, 'Apple cake').getByRole('link').click();
    await untilStored(page, async () => {
      await star(page, 5).press('Enter');
      expect(await ownRating(page)).toBe('5 stars');
    });
    // A mean that says the same as one's own stars is not repeated beside them.
    expect(await page.getByText('Rated 5 of 5').count()).toBe(0);
    await scan(page, 'recipe-rated');
    await page.getByRole('link', { name: 'Recipes' }).first().click();
    await card(page, 'Apple cake').getByText('Rated 5 of 5').waitFor();
    expect(await card(page, 'Plain bread').getByText('Rated').count()).toBe(0);
    await scan(page, 'library-rated');
    await page.goto(path);
    await expect.poll(() => ownRating(page), patience).toBe('5 stars');
  });

  it('the other sees the mean, and no rating of their own until they give one', async () => {
    const { page } = ben;
    await page.goto(path);
    await page.getByText('Rated 5 of 5').waitFor();
    expect(await ownRating(page)).toBeNull();
    await rate(page, 2);
    await page.getByText('Rated 3.5 of 5').waitFor();
    expect(await ownRating(page)).toBe('2 stars');
    await ada.page.reload();
    await ada.page.getByText('Rated 3.5 of 5').waitFor();
    await expect.poll(() => ownRating(ada.page), patience).toBe('5 stars');
  });

  it('a visitor sees the mean as five stars with halves', async () => {
    const visitor = await stage.newVisitor();
    await visitor.page.goto(path);
    await visitor.page.getByText('Rated 3.5 of 5').waitFor();
    expect(await visitor.page.getByRole('button', { name: '5 stars' }).count()).toBe(0);
    await scan(visitor.page, 'recipe-rated-visitor');
    await endVisit(visitor);
  });

  it('the same star again takes a rating back, and only one’s own', async () => {
    const { page } = ada;
    await rate(page, 5);
    await page.getByText('Rated 2 of 5').waitFor();
    expect(await ownRating(page)).toBeNull();
    await page.reload();
    await page.getByText('Rated 2 of 5').waitFor();
    expect(await ownRating(page)).toBeNull();
  });

  it('a rating given before the own ones have come shows as well', async () => {
    const { page } = ada;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/users/self/ratings', (route) => void held.then(() => route.continue()));
    await page.goto(path);
    await rate(page, 4);
    release();
    await expect.poll(() => ownRating(page), patience).toBe('4 stars');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('one marks it as a favourite on its page and takes the mark back in the list', async () => {
    const { page } = ada;
    await untilStored(page, () => favourite(page, 'Apple cake').press('Enter'));
    await page.reload();
    await expect.poll(() => isFavourite(page, 'Apple cake'), patience).toBe(true);

    await page.goto('/g/home');
    await expect.poll(() => isFavourite(page, 'Apple cake'), patience).toBe(true);
    expect(await isFavourite(page, 'Plain bread')).toBe(false);
    await scan(page, 'library-favourite');
    await untilStored(page, () => favourite(page, 'Apple cake').click());
    expect(new URL(page.url()).pathname).toBe('/g/home');
    await page.reload();
    await favourite(page, 'Apple cake').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isFavourite(page, 'Apple cake')).toBe(false);
  });

  it('favourites of one are no favourites of the other', async () => {
    await untilStored(ada.page, () => favourite(ada.page, 'Plain bread').click());
    await ben.page.goto('/g/home');
    await favourite(ben.page, 'Plain bread').waitFor();
    await ben.page.waitForLoadState('networkidle');
    expect(await isFavourite(ben.page, 'Plain bread')).toBe(false);
    expect([...ada.problems, ...ben.problems]).toEqual([]);
  });

  it('a mark that does not reach the server is taken back, with a word about why', async () => {
    // Where there is a worker, it keeps the mark and sends it later.
    const visitor = await stage.signedInVisitor({ blocksWorkers: true }, account);
    const { page } = visitor;
    await page.goto('/g/home');
    await page.route('**/api/users/*/ratings/*', (route) => route.abort());
    await favourite(page, 'Plain bread').click();
    await page.getByText('The server cannot be reached.').waitFor();
    await expect.poll(() => isFavourite(page, 'Plain bread'), patience).toBe(false);
    await endVisit(visitor);
  });
});

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

function star(page: Page, count: number): Locator {
  return stars(page).getByRole('button', { name: count === 1 ? '1 star' : `${count} stars` });
}

function stars(page: Page): Locator {
  return page.getByRole('group', { name: 'Your rating' });
}

async function rate(page: Page, count: number): Promise<void> {
  await untilStored(page, () => star(page, count).click());
}

/** Name of the star that is pressed, null when none is. */
async function ownRating(page: Page): Promise<string | null> {
  const pressed = stars(page).locator('[aria-pressed="true"]');
  return (await pressed.count()) === 0 ? null : pressed.getAttribute('aria-label');
}

function favourite(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Favorite: ${name}` });
}

async function isFavourite(page: Page, name: string): Promise<boolean> {
  return (await favourite(page, name).getAttribute('aria-pressed')) === 'true';
}

/** Does something that changes a rating, and waits until the server has it. */
async function untilStored(page: Page, act: () => Promise<void>): Promise<void> {
  const path = /\/api\/users\/[^/]+\/ratings\//;
  await Promise.all([page.waitForResponse((answer) => path.test(answer.url()) && answer.ok()), act()]);
}
