import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { dayAfter } from '../harness/data/days.ts';
import { Stage } from '../harness/stage/stage.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau';
const referenceId = '5d3f8a52-9a4e-4d0c-8a43-3c6d9b1a7f10';

/** A recipe in which every word is too long for a line; answers its address, and that of its link. */
async function cookLongWords(api: ApiClient): Promise<{ path: string; shared: string }> {
  const [food, unit] = await Promise.all([
    api.change('POST', '/api/foods', { name: word }),
    api.change('POST', '/api/units', { name: `${word}glas` }),
  ]);
  const slug = await api.cook(word, {
    description: `${word} **${word}**`,
    recipeServings: 4,
    recipeYieldQuantity: 3,
    recipeYield: word,
    totalTime: word,
    prepTime: word,
    performTime: word,
    recipeCategory: [{ name: word }],
    tags: [{ name: word }],
    tools: [{ name: word }],
    recipeIngredient: [
      { referenceId, title: word, note: word, quantity: 1.5, food, unit },
      { note: word, quantity: 2 },
    ],
    recipeInstructions: [
      { title: word, summary: word, text: `${word} \`${word}\``, ingredientReferences: [{ referenceId }] },
    ],
    notes: [{ title: word, text: word }],
    nutrition: { calories: word, proteinContent: word },
    settings: { public: true, showNutrition: true, disableAmount: false },
  });
  const { id: recipeId } = Object((await api.get(`/api/recipes/${slug}`)).body) as { id: string };
  await api.change('POST', '/api/comments', { recipeId, text: word });
  const date = dayAfter(0);
  await api.change('POST', '/api/households/mealplans', { date, entryType: 'dinner', recipeId });
  const link = (await api.change('POST', '/api/shared/recipes', { recipeId })) as { id: string };
  return { path: `/g/home/r/${slug}`, shared: `/g/home/shared/r/${link.id}` };
}

/** Measurements of a page without overflow. */
const fitting = { wider: 0, outside: [], isShown: true };

describe.each([
  ['from left to right', 'de-DE'],
  ['from right to left', 'ar-SA'],
])('words that are longer than a phone is wide, read %s', (_, locale) => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let path: string;
  let shared: string;
  beforeAll(async () => {
    stage = await Stage.open();
    ({ path, shared } = await cookLongWords(await stage.apiClient()));
    visitor = await stage.signedInVisitor({ ...phone, locale });
    ({ page } = visitor);
  });
  afterAll(() => stage.close());

  /** The overflow of the page beyond the window, and texts outside their boxes; texts cut with an ellipsis may be. */
  const beside = () =>
    page.evaluate((text) => {
      const isCut = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).textOverflow === 'ellipsis' || isCut(element.parentElement));
      const words = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.children.length === 0 &&
          element.textContent.includes(text.slice(0, 20)) &&
          !isCut(element) &&
          !element.matches('.visually-hidden') &&
          element.checkVisibility(),
      );
      const range = document.createRange();
      const outside = words.filter((element) => {
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      });
      return {
        wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        outside: outside.map(({ tagName, className }) => `${tagName} ${className}`),
        isShown: words.length > 0,
      };
    }, word);

  it.each([0, 1, 2])('fit the page of the recipe, its part %i', async (part) => {
    await page.goto(path);
    await page.locator('article button[aria-pressed]:not([aria-label]):visible').nth(part).click();
    await expect.poll(beside, patience).toEqual(fitting);
  });

  it('fit the page that a link leads to', async () => {
    await page.goto(shared);
    await page.locator('h1').waitFor();
    await expect.poll(beside, patience).toEqual(fitting);
  });

  it('fit where they are cooked and seen all at once', async () => {
    await page.goto(`${path}?cook=1`);
    await page.locator('[data-part="cook-step"]').waitFor();
    await expect.poll(beside, patience).toEqual(fitting);
    await page.locator('[data-part="overview"]').click();
    await page.locator('[aria-current="step"]').waitFor();
    await expect.poll(beside, patience).toEqual(fitting);
  });

  it('fit the editor', async () => {
    await page.goto(`${path}?edit=true`);
    await page.locator('[name="name"]').waitFor();
    await expect.poll(beside, patience).toEqual(fitting);
  });

  it('fit cards, the plan and what is missing in the kitchen', async () => {
    for (const address of ['/g/home', '/household/mealplan/planner/view', '/g/home/recipes/finder']) {
      await page.goto(address);
      await page.locator('article, [data-entry]').first().waitFor();
      await expect.poll(beside, patience).toEqual(fitting);
    }
  });
});
