import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const pancakes = ['1 cup flour', '2 tbsp sugar', '1 cup milk', '½ cup butter, melted', '2 eggs'];
const bread = ['2 cups plus 1 tbsp flour', '1 cup plus ½ cup sugar', '1 cup milk'];
const kuchen = ['2 Tassen Mehl', '1 Tasse Milch', '1 Tasse Zucker', '3 Eier'];

describe('a recipe in cups for a metric kitchen', () => {
  let stage: Stage;
  let english: string;
  let german: string;
  let shared: string;
  beforeAll(async () => {
    stage = await Stage.open();
    await (await Homes.of(stage.hearth)).open();
    const api = await stage.apiClient();
    const cook = (name: string, notes: readonly string[], step: string, isPublic = true) =>
      api.cook(name, {
        recipeServings: 4,
        settings: { public: isPublic },
        recipeIngredient: notes.map((note) => ({ note })),
        recipeInstructions: [{ text: step }],
      });
    english = `/g/home/r/${await cook('Pancakes', pancakes, 'Whisk the flour with the milk.')}`;
    german = `/g/home/r/${await cook('Kuchen', kuchen, 'Das Mehl mit der Milch verrühren.')}`;
    const secret = await api.get(`/api/recipes/${await cook('Bread', bread, 'Knead.', false)}`);
    const link = await api.change('POST', '/api/shared/recipes', { recipeId: Object(secret.body).id });
    shared = String(Object(link).id);
  });
  afterAll(() => stage.close());

  const lines = (page: Page) =>
    page
      .locator('[data-panel="ingredients"] [data-part="ingredient"]')
      .allTextContents()
      .then((texts) => texts.map((text) => text.replaceAll('\u00A0', ' ').trim()));
  const choose = async (page: Page, name: string) => {
    await page
      .locator('button[aria-haspopup="menu"]', { hasText: /Measures|Maße|المقاييس|Metric|Metrisch/ })
      .press('Enter');
    await page.getByRole('menuitemradio', { name, exact: true }).first().press('Enter');
  };

  it('shows flour in grams with its cup beside it, pours milk by millilitres, and scales both', async () => {
    const visitor = await stage.openPage(english);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await lines(page)).toEqual(pancakes);
    await choose(page, 'Metric');
    await expect
      .poll(() => lines(page), patience)
      .toEqual([
        '≈ 125 g (1 cup) flour',
        '2 tbsp sugar',
        '240 ml milk',
        '≈ 115 g (½ cup) butter, melted',
        '2 eggs',
      ]);
    expect(asked.filter((url) => url.endsWith('/cup-weights'))).toHaveLength(1);
    await scan(page, 'recipe-weighed');
    await page.keyboard.press('+');
    await expect.poll(() => lines(page), patience).toContain('≈ 155 g (1 ¼ cups) flour');

    await page.keyboard.press('k');
    await page.locator('[data-part="cook"] h2').first().waitFor();
    await expect
      .poll(() => page.locator('[data-part="cook"] [data-part="ingredient"]').first().innerText(), patience)
      .toContain('≈ 155 g (1 ¼ cups) flour');
    await scan(page, 'cook-weighed');
    await page.keyboard.press('Escape');
    await choose(page, 'As written');
    await expect.poll(() => lines(page), patience).toContain('1 ¼ cups flour');
    const stored = await (await stage.apiClient()).get(english.replace('/g/home/r/', '/api/recipes/'));
    const { recipeIngredient } = stored.body as { recipeIngredient: { note: string }[] };
    expect(recipeIngredient.map(({ note }) => note)).toEqual(pancakes);
    await endVisit(visitor);
  });

  it('reads cups of a German recipe in German, on a phone', async () => {
    const visitor = await stage.openPage(german, { ...phone, locale: 'de-DE' });
    const { page } = visitor;
    await choose(page, 'Metrisch');
    await expect
      .poll(() => lines(page), patience)
      .toEqual(['≈ 250 g (2 Tassen) Mehl', '240 ml Milch', '≈ 200 g (1 Tasse) Zucker', '3 Eier']);
    await scan(page, 'recipe-weighed-german');
    await endVisit(visitor);
  });

  it('is weighed on paper as well', async () => {
    const visitor = await stage.openPage(english);
    const { page } = visitor;
    await choose(page, 'Metric');
    await expect.poll(() => lines(page), patience).toContain('≈ 125 g (1 cup) flour');
    await page.keyboard.press('Control+p');
    const sheet = page.locator('[data-part="print-sheet"] li');
    await expect.poll(() => sheet.allTextContents(), patience).toContain('≈ 125 g (1 cup) flour');
    await endVisit(visitor);
  });

  it('is weighed for visitors of a public recipe, and scaled', async () => {
    const visitor = await stage.newVisitor({ width: 1440, height: 900 });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(english);
    await choose(page, 'Metric');
    await expect.poll(() => lines(page), patience).toContain('≈ 125 g (1 cup) flour');
    expect(await lines(page)).toContain('240 ml milk');
    const weights = asked.filter((path) => path.endsWith('/cup-weights'));
    expect(weights).toEqual(['/api/explore/groups/home/recipes/pancakes/cup-weights']);
    await scan(page, 'visitor-weighed');
    await page.keyboard.press('+');
    await expect.poll(() => lines(page), patience).toContain('≈ 155 g (1 ¼ cups) flour');
    await endVisit(visitor);
  });

  it('is weighed for visitors with the link of a private recipe, further amounts as well, also while cooking', async () => {
    const visitor = await stage.newVisitor(phone);
    const { page } = visitor;
    await page.goto(`/g/home/shared/r/${shared}`);
    await choose(page, 'Metric');
    const weighed = [
      '≈ 250 g (2 cups) plus 1 tbsp flour',
      '≈ 200 g (1 cup) plus ≈ 100 g (½ cup) sugar',
      '240 ml milk',
    ];
    await expect.poll(() => lines(page), patience).toEqual(weighed);
    await scan(page, 'shared-weighed-phone');
    await page.goto(`/g/home/shared/r/${shared}?cook=1`);
    const first = page.locator('[data-part="cook"] [data-part="ingredient"]').first();
    await expect.poll(() => first.textContent(), patience).toMatch(/≈ 250\sg \(2 cups\) plus 1 tbsp flour/);
    await endVisit(visitor);
  });
});
