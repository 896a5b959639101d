import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, phone } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('where there is little room for German words', () => {
  let stage: Stage;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    const fullName = 'Benedikta von Hohenstein-Waldeck';
    const email = 'benedikta.von.hohenstein@kuechenfreunde.example';
    const rights = { admin: false, group: 'Home', household: 'Family', password: 'Correct horse 1' };
    await cook.change('POST', '/api/admin/users', { username: 'benedikta', fullName, email, ...rights });
    const slug = await cook.cook('Soup', {
      recipeIngredient: [
        { note: '', quantity: 3, food: await cook.change('POST', '/api/foods', { name: 'Ei' }) },
      ],
      settings: { disableAmount: false },
    });
    path = `/g/home/r/${slug}`;
  });
  afterAll(() => stage.close());

  const locale = 'de-DE';
  const readBox = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('It is not on the page');
    return box;
  };

  it.each(['labels', 'units', 'tools'])('a phone shows that the page open is that of %s', async (kind) => {
    const { page, context } = await stage.openPage(`/group/data/${kind}`, { ...phone, locale });
    const { x, width } = await readBox(page.locator(`nav a[href="/group/data/${kind}"]`));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    await context.close();
  });

  it('a tablet shows every page of data', async () => {
    const { page, context } = await stage.openPage('/group/data/foods', { width: 820, locale });
    const boxes = await Promise.all(
      (await page.locator('nav li a[href^="/group/data/"]').all()).map(readBox),
    );
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes.filter(({ x, width }) => x < 0 || x + width > 820)).toEqual([]);
    await context.close();
  });

  it('the text about an authenticator has the width of the phone, with its button below', async () => {
    const { page, context } = await stage.openPage('/user/profile/security', { ...phone, locale });
    const name = page.getByRole('heading', { name: 'Authenticator-App' });
    await name.waitFor();
    const [row, button] = [name.locator('..'), name.locator('../..').getByRole('button')];
    expect((await readBox(row)).width).toBeGreaterThan(250);
    expect((await readBox(button)).y).toBeGreaterThan((await readBox(name)).y);
    await context.close();
  });

  it('headings, addresses and roles of users are in one line each', async () => {
    const { page, context } = await stage.openPage('/admin/manage/users', { locale });
    await page.locator('tbody tr').first().waitFor();
    const words = await page.locator('thead th, tbody tr:first-child :is(a, td span span)').all();
    const heights = await Promise.all(words.map(async (word) => (await readBox(word)).height));
    expect(heights.filter((height) => height > 52)).toEqual([]);
    expect((await readBox(page.getByText('@example.com').first())).height).toBeLessThan(30);
    const cut = await page
      .locator('tbody td:last-child *')
      .evaluateAll((elements) =>
        elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      );
    expect(cut).toHaveLength(0);
    await context.close();
  });

  it('a switch says in the dark which of its parts is chosen, and a row begun asks for a note', async () => {
    const { page, context } = await stage.openPage(path, { ...phone, locale, scheme: 'dark' });
    const segment = (name: string) => page.getByRole('button', { name, exact: true });
    const look = (name: string) =>
      segment(name).evaluate((element) => {
        const { color, boxShadow } = getComputedStyle(element);
        return { color, boxShadow };
      });
    const [chosen, other] = [await look('Zutaten'), await look('Notizen')];
    expect(chosen.color).not.toBe(other.color);
    expect([chosen.boxShadow === 'none', other.boxShadow]).toEqual([false, 'none']);
    await page.goto(`${path}?edit=true`);
    await page.locator('[data-part="read-line"]').first().tap();
    const note = page.locator('[name="ingredient-1"]');
    await expect.poll(() => note.getAttribute('placeholder'), patience).toBe('Notiz');
    await context.close();
  });
});
