import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, patience, phone, signInQuietly, type Visitor } from '../harness/stage/browser.ts';
import type { Account } from '../harness/stage/hearth-process.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const shown = { settings: { public: true } };
const hidden = { settings: { public: false } };

describe('a group that shows itself to everyone', () => {
  let stage: Stage;
  let neighbour: Account;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    const homes = await Homes.of(stage.hearth);
    await homes.open();
    neighbour = await homes.addPrivateGroup('Neighbours', 'nils');
    const cook = await stage.apiClient();
    await cook.cook('Open sandwich', { ...shown, description: 'For guests.', tags: [{ name: 'Quick' }] });
    await cook.cook('Garden salad', shown);
    await cook.cook('Secret sauce', hidden);
    await (await stage.apiClient(neighbour)).cook('Walled stew', shown);
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
    page = visitor.page;
  });
  afterEach(() => endVisit(visitor));
  afterAll(() => stage.close());

  it('greets a visitor with its public recipes, and with nothing to change them', async () => {
    await page.goto('/');
    await page.waitForURL('/g/home');
    await page.getByText('2 recipes').waitFor();
    expect((await page.getByRole('article').getByRole('heading').allInnerTexts()).toSorted()).toEqual([
      'Garden salad',
      'Open sandwich',
    ]);
    const login = page.getByRole('link', { name: 'Sign in', exact: true });
    expect(await login.getAttribute('href'), 'signing in leads back here').toBe('/login?next=%2Fg%2Fhome');
    expect(await page.getByRole('button', { name: /^Create$|Favorite|Sign out|Your account/ }).count()).toBe(
      0,
    );
    expect(await page.getByRole('link', { name: 'Site settings' }).count()).toBe(0);
    await scan(page, 'public-library');
  });

  it('lets a visitor search public recipes only', async () => {
    await page.goto('/g/home');
    const search = page.getByRole('textbox', { name: 'Search these recipes' });
    await search.fill('salad');
    await page.getByText('1 recipe', { exact: true }).waitFor();
    await search.fill('secret sauce');
    await page.getByText('No recipes found').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect
      .poll(() => search.evaluate((field) => field === document.activeElement), patience)
      .toBe(true);
    expect(await page.getByRole('banner').getByRole('button', { name: 'Search recipes' }).isVisible()).toBe(
      false,
    );
    await page.goto('/g/home/cookbooks');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill('sa');
    await dialog.getByRole('article').first().waitFor();
    expect(await dialog.getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
      'Garden salad',
      'Open sandwich',
    ]);
    await scan(page, 'public-search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('/g/home/r/garden-salad');
  });

  it('lets a visitor leave out a tag on a phone, and take that back', async () => {
    const reader = await stage.newVisitor(phone);
    const shownNames = () => reader.page.getByRole('article').getByRole('heading').allInnerTexts();
    await reader.page.goto('/g/home');
    await reader.page.getByText('2 recipes').waitFor();
    await reader.page.locator('[data-part="filter-tags"]').tap();
    const panel = reader.page.getByRole('dialog', { name: 'Tags' });
    await panel.getByRole('button', { name: 'Exclude Quick' }).tap();
    await reader.page.getByText('1 recipe', { exact: true }).waitFor();
    expect(await shownNames()).toEqual(['Garden salad']);
    expect(new URL(reader.page.url()).searchParams.get('tags')).toMatch(/^-/);
    await scan(reader.page, 'public-left-out');
    await reader.page.keyboard.press('Escape');
    await reader.page.getByRole('button', { name: 'Reset' }).tap();
    await reader.page.getByText('2 recipes').waitFor();
    await endVisit(reader);
  });

  it('offers a visitor no menu on a card, since everything in it is for members', async () => {
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Garden salad' }).waitFor();
    expect(await page.getByRole('button', { name: 'Actions for Garden salad' }).count()).toBe(0);
  });

  it('opens a public recipe read-only, regardless of parameters in the URL', async () => {
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Open sandwich' }).press('Enter');
    await page.waitForURL('/g/home/r/open-sandwich');
    await page.getByRole('heading', { level: 1, name: 'Open sandwich' }).waitFor();
    await expectReadOnly(page);
    await scan(page, 'public-recipe');
    await page.goto('/g/home/r/open-sandwich?edit=true');
    await page.getByText('For guests.').waitFor();
    await expectReadOnly(page);
    await page.getByRole('link', { name: 'Quick' }).click();
    await page.waitForURL('/g/home?tags=**');
    await page.getByText('1 recipe', { exact: true }).waitFor();
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(['Open sandwich']);
  });

  it.each([
    ['a private recipe', '/g/home/r/secret-sauce'],
    ['a recipe that does not exist', '/g/home/r/nothing-at-all'],
    ['a recipe of a private group', '/g/neighbours/r/walled-stew'],
    ['a recipe of no group', '/g/nowhere/r/walled-stew'],
  ])('asks visitors of %s to sign in, and tells nothing', async (what, address) => {
    const answer = await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Sign in to see this recipe' }).waitFor();
    expect(await page.title()).toBe('Sign in to see this recipe · Hearth');
    expect(answer?.status()).toBe(404);
    expect(await page.content()).not.toMatch(/secret sauce|walled stew/i);
    if (what === 'a private recipe') await scan(page, 'public-not-found');
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/login?next=**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(address);
  });

  it('says the same of a cookbook that does not exist, inside the frame of the app', async () => {
    await page.goto('/g/home/cookbooks/nothing-at-all');
    const heading = { level: 1, name: 'Sign in to see this cookbook' } as const;
    await page.getByRole('main').getByRole('heading', heading).waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  });

  it.each(['neighbours', 'nowhere'])('sends visitors of the library of %s to sign in', async (group) => {
    await page.goto(`/g/${group}`);
    await page.waitForURL('/login');
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => title.allInnerTexts(), patience).toEqual(['Sign in to Hearth']);
  });

  it.each(['url', 'html', 'new'])('lets no visitor create: %s leads to the sign-in page', async (way) => {
    await page.goto(`/g/home/r/create/${way}`);
    await page.waitForURL(`/login?next=**`);
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/g/home/r/create/${way}`);
  });

  it('is as public to members of other groups, who go on from there to their own', async () => {
    await signInQuietly(visitor.context, stage.hearth, neighbour);
    await page.goto('/g/home');
    await page.getByText('2 recipes').waitFor();
    expect(await page.getByRole('button', { name: /^Create$|Favorite/ }).count()).toBe(0);
    await page.goto('/g/home/r/open-sandwich?edit=true');
    await page.getByText('For guests.').waitFor();
    await expectReadOnly(page);
    await page.goto('/g/home/r/secret-sauce');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.goto('/');
    await page.waitForURL('/g/neighbours');
    await page.getByRole('link', { name: 'Walled stew' }).waitFor();
  });
});

/** Nothing on the page of the recipe changes anything that is stored. */
async function expectReadOnly(page: Page): Promise<void> {
  const recipe = page.getByRole('article');
  expect(await recipe.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  expect(await recipe.getByRole('group', { name: 'Your rating' }).count()).toBe(0);
  expect(await recipe.getByRole('button', { name: /Favorite/ }).count()).toBe(0);
  await recipe.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Print', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: /Duplicate|Delete/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('toolbar').count()).toBe(0);
}
