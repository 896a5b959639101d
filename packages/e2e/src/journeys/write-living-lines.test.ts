import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { field, openEditor, save } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/lasagne';
const list = '500 g minced meat\nFor the sauce:\n2 onions\nTOPPING\n1 cup cream\n';

describe('a cook whose recipe has sections, fractions and times', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let api: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await api.cook('Lasagne', {
      recipeIngredient: [
        { note: '12 sheets of pasta', title: 'Layers', quantity: null },
        { note: '', title: 'To serve', quantity: null },
      ],
      recipeInstructions: [
        { title: 'The day before', text: '' },
        { title: 'On the day', text: 'Layer.' },
        { text: 'Bake.' },
        { title: 'At the table', text: '' },
      ],
      settings: { disableAmount: false, showNutrition: true },
    });
    visitor = await stage.signedInVisitor({ locale: 'de-DE' });
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const stored = async () => (await api.get('/api/recipes/lasagne')).body as Record<string, unknown>;
  const titles = (rows: unknown) =>
    (rows as { title: string | null; note?: string; text?: string }[]).map((row) => [
      row.title ?? '',
      row.note ?? row.text,
    ]);

  it('keeps headings without lines when something else is saved', async () => {
    await openEditor(page, path);
    await field(page, 'description').fill('Für Gäste.');
    await save(page);
    const { recipeIngredient, recipeInstructions } = await stored();
    expect(titles(recipeIngredient)).toEqual([
      ['Layers', '12 sheets of pasta'],
      ['To serve', ''],
    ]);
    expect(titles(recipeInstructions)).toEqual([
      ['The day before', ''],
      ['On the day', 'Layer.'],
      ['', 'Bake.'],
      ['At the table', ''],
    ]);
  });

  it('sees them as headings, with no row of their own', async () => {
    await page.goto(path);
    const article = page.getByRole('article');
    for (const heading of ['Layers', 'To serve', 'The day before', 'At the table'])
      await article.getByRole('heading', { name: heading }).first().waitFor();
    expect(await article.locator('li[data-part="ingredient"]').count()).toBe(1);
    expect(await stepNumbers(article)).toEqual(['1', '2']);
    await scan(page, 'headings-without-lines');
    await page.goto(`${path}?cook=1`);
    const cook = page.locator('[data-part="cook"]');
    await cook.getByText('On the day').waitFor();
    expect(await cook.locator('progress').getAttribute('max')).toBe('2');
    await cook.getByRole('button', { name: 'Alle Schritte' }).click();
    await cook.getByRole('heading', { name: 'At the table' }).waitFor();
    expect(await cook.locator('ol li').count()).toBe(2);
    await scan(page, 'cook-overview-with-headings');
  });

  it('pastes a list whose headings become headings', async () => {
    await openEditor(page, path);
    await paste(field(page, 'ingredient-2'), list);
    await expect.poll(() => page.locator('li[data-part="ingredient"]').count(), patience).toBe(4);
    const headings = page.locator('li[data-part="ingredient"] [data-field="heading"]');
    const written = await headings.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    expect(written).toEqual(['Layers', 'To serve', 'For the sauce', 'TOPPING']);
  });

  it('is offered a heading in the line, and may refuse it', async () => {
    const quick = field(page, 'quick-ingredient');
    await quick.fill('Für den Belag:');
    const choice = page.getByRole('button', { name: 'Für den Belag Abschnittstitel' });
    await choice.waitFor();
    expect(await choice.getAttribute('aria-pressed')).toBe('true');
    await scan(page, 'quick-line-heading');
    await quick.fill('');
  });

  it('types a fraction, a time and a number as in German, and finds them again', async () => {
    await field(page, 'ingredient-amount-1').fill('1/6');
    await field(page, 'ingredient-amount-1').blur();
    expect(await field(page, 'ingredient-amount-1').inputValue()).toBe('1/6');
    await field(page, 'prepTime').fill('20 Min.');
    await field(page, 'performTime').fill('1 Std.');
    await page.getByRole('button', { name: '1 Std. 20 Min. als Gesamtzeit übernehmen' }).waitFor();
    await field(page, 'calories').fill('1.250,5');
    await field(page, 'fatContent').fill('viel');
    await scan(page, 'total-suggested');
    await save(page);
    const article = page.getByRole('article');
    await article.getByText('1 Std. 20 Min.').first().waitFor();
    await article.getByText('1.250,5 kcal').waitFor();
    expect(await article.getByRole('row', { name: 'Fett' }).first().innerText()).toMatch(/viel$/);
    const { nutrition, totalTime, recipeIngredient } = await stored();
    expect(nutrition).toMatchObject({ calories: '1250.5', fatContent: 'viel' });
    expect([totalTime ?? '', (recipeIngredient as { quantity: number }[])[0]?.quantity]).toEqual(['', 0.167]);
    await page.goto('/g/home?time=120');
    await page.locator('[data-part="facts"]', { hasText: '1 Std. 20 Min.' }).waitFor();
  });

  it('sees them again as they were typed, and takes the sum with one tap', async () => {
    await openEditor(page, path);
    expect(await field(page, 'ingredient-amount-1').inputValue()).toBe('⅙');
    expect(await field(page, 'calories').inputValue()).toBe('1250,5');
    expect(await field(page, 'fatContent').getAttribute('aria-invalid')).toBe('true');
    const suggestion = page.getByRole('button', { name: /als Gesamtzeit übernehmen$/ });
    await suggestion.click();
    expect(await field(page, 'totalTime').inputValue()).toBe('1 Std. 20 Min.');
    expect(await suggestion.count()).toBe(0);
    await save(page);
    expect(await stored()).toMatchObject({ totalTime: '1 Std. 20 Min.' });
  });

  it('reads lines as they were typed and pasted, their amounts alive', async () => {
    await openEditor(page, path);
    const quick = field(page, 'quick-ingredient');
    await quick.fill('Saft von ½ Zitrone');
    await quick.press('Enter');
    await paste(quick, '3-4 Möhren\n2 Tassen Erbsen (300 g)');
    await save(page);
    const lines = page.locator('li[data-part="ingredient"]');
    const last = async () => (await lines.allInnerTexts()).slice(-3).map((line) => line.replaceAll('⁠', ''));
    await expect
      .poll(last, patience)
      .toEqual(['Saft von ½ Zitrone', '3-4 Möhren', '2 Tassen Erbsen (300 g)']);
    await page.getByRole('button', { name: '2 ×' }).click();
    await expect
      .poll(last, patience)
      .toEqual(['Saft von 1 Zitrone', '6–8 Möhren', '4 Tassen Erbsen (600 g)']);
    await endVisit(visitor);
  });
});

/** Pastes a text into a field as a keyboard does. */
async function paste(place: Locator, text: string): Promise<void> {
  await place.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The numbers of the steps that are shown, in order. */
function stepNumbers(article: Locator): Promise<string[]> {
  return article.locator('li[data-part="step"] button[aria-pressed]').allInnerTexts();
}
