import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { hasFocus, pressOn, tabTo } from '../harness/screens/keys.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lines = [
  '2 cups all-purpose flour',
  '1½ (14-oz) cans plum tomatoes, drained',
  '2 tbsp unsalted butter, melted',
  '1 pinch of salt',
  '500 g moon dust from the far side of everything or so',
];

describe('reading the ingredients of a recipe', () => {
  let stage: Stage;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    for (const name of ['all-purpose flour', 'butter', 'tomato', 'salt']) {
      const food = (await api.change('POST', '/api/foods', { name })) as { id: string };
      ids.set(name, food.id);
    }
    for (const unit of [
      { name: 'cup', pluralName: 'cups' },
      { name: 'can', pluralName: 'cans' },
      { name: 'tablespoon', abbreviation: 'tbsp' },
      { name: 'pinch' },
      { name: 'gram', abbreviation: 'g' },
    ]) {
      await api.change('POST', '/api/units', unit);
    }
  });
  afterAll(() => stage.close());

  const cooked = async (name: string, notes: readonly string[] = lines) => {
    const api = await stage.apiClient();
    return api.cook(name, {
      recipeIngredient: notes.map((note) => ({ quantity: 1, note })),
      recipeInstructions: [{ text: 'Stir.', ingredientReferences: [] }],
      settings: { disableAmount: true },
    });
  };

  it.each([
    ['phone', phone],
    ['tablet', { width: 820, height: 1180 }],
    ['desktop', { width: 1440, height: 900 }],
    ['dark', { width: 1440, height: 900, scheme: 'dark' as const }],
    ['arabic', { width: 390, height: 844, locale: 'ar-SA' }],
  ])('shows the doubtful lines first, on a %s', async (name, options) => {
    const slug = await cooked(`Stew for a ${name}`);
    const visitor = await stage.signedInVisitor(options);
    const { page } = visitor;
    await page.goto(`/g/home/r/${slug}/ingredient-parser`);
    const dialog = page.getByRole('dialog');
    const rows = dialog.locator('li');
    await expect.poll(() => rows.count(), patience).toBe(lines.length);
    const order = await rows.locator('button[aria-expanded]').allInnerTexts();
    expect(order[0]).toContain('plum tomatoes');
    expect(order.at(-1)).toContain('salt');
    await scan(page, `read-ingredients-${name}`);
    await endVisit(visitor);
  });

  it('keeps what was read and put right, and the next line is read by it, on a list as well', async () => {
    const slug = await cooked('Stew');
    const visitor = await stage.signedInVisitor({ width: 1440, height: 900 });
    const { page } = visitor;
    await page.goto(`/g/home/r/${slug}/ingredient-parser`);
    const dialog = page.getByRole('dialog');
    const tomatoes = dialog.locator('li', { hasText: 'plum tomatoes' });
    await tomatoes.getByLabel('Note').fill('14-oz, drained, plum');
    await tomatoes.getByRole('button', { name: /^tomato\b/ }).click();
    const butter = dialog.locator('li', { hasText: 'unsalted butter' });
    await butter.getByRole('button', { name: /Add “unsalted butter” as another name/ }).click();
    await expect.poll(() => butter.getByText('Changed').count(), patience).toBe(1);
    await dialog.getByRole('button', { name: 'Use 5 lines' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.waitForURL((url) => !url.search.includes('edit'));

    const api = await stage.apiClient();
    const recipe = (await api.get(`/api/recipes/${slug}`)).body as {
      recipeIngredient: {
        quantity: number;
        unit: { name: string } | null;
        food: { name: string } | null;
        note: string;
        originalText: string;
      }[];
    };
    const shown = recipe.recipeIngredient.map(
      ({ quantity, unit, food, note }) => `${quantity}|${unit?.name ?? ''}|${food?.name ?? ''}|${note}`,
    );
    expect(shown.slice(0, 4)).toEqual([
      '2|cup|all-purpose flour|',
      '1.5|can|tomato|14-oz, drained, plum',
      '2|tablespoon|butter|melted',
      '1|pinch|salt|',
    ]);
    expect(recipe.recipeIngredient.map(({ originalText }) => originalText)).toEqual(lines);
    const parsed = (await api.change('POST', '/api/parser/ingredient', {
      ingredient: '3 cans plum tomatoes',
    })) as { ingredient: { food: { name: string } } };
    expect(parsed.ingredient.food.name).toBe('tomato');

    const list = (await api.change('POST', '/api/households/shopping/lists', { name: 'Week' })) as {
      id: string;
    };
    await page.goto(`/shopping-lists/${list.id}`);
    const entry = page.locator('input[name="new-item"]');
    // Before the catalog has come, all that is typed is words.
    await page.waitForLoadState('networkidle');
    await entry.fill('2 cans plum tomatoes');
    await entry.press('Enter');
    await expect
      .poll(async () => {
        const { listItems } = (await api.get(`/api/households/shopping/lists/${list.id}`)).body as {
          listItems: { food: { name: string } | null; note: string; quantity: number }[];
        };
        return listItems.map(({ quantity, food, note }) => `${quantity}|${food?.name}|${note}`);
      }, patience)
      .toEqual(['2|tomato|plum']);
    await endVisit(visitor);
  });

  it('with the keyboard alone, a word that is moved to the note is learned as a preparation', async () => {
    const api = await stage.apiClient();
    for (const name of ['quinoa', 'barley']) await api.change('POST', '/api/foods', { name });
    const slug = await cooked('Grains', ['2 cups smokehouse quinoa, rinsed', '1 cup all-purpose flour']);
    const visitor = await stage.signedInVisitor({ width: 1440, height: 900 });
    const { page } = visitor;
    await page.goto(`/g/home/r/${slug}?edit=true`);
    const opener = page.getByRole('button', { name: 'Read ingredients' });
    const dialog = page.getByRole('dialog', { name: 'Read ingredients' });
    await pressOn(page, opener);
    await dialog.locator('li').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener), patience).toBe(true);
    await page.keyboard.press('Enter');

    const row = dialog.locator('li', { hasText: 'smokehouse quinoa' });
    const food = row.locator('input[name="read-food-1"]');
    await tabTo(page, food);
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="option"]:visible').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role="option"]:visible').first().waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
    await pressOn(page, row.getByRole('button', { name: /^quinoa\b/ }));
    expect(await food.inputValue()).toBe('quinoa');
    expect(await hasFocus(row.getByRole('group', { name: /smokehouse/ }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(row.getByRole('button', { name: 'Put “smokehouse” in the note' }))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await row.getByLabel('Note').inputValue()).toBe('smokehouse, rinsed');
    const lesson = row.getByRole('checkbox', { name: 'From now on, read “smokehouse” as a preparation' });
    await lesson.waitFor();
    expect(await lesson.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(lesson)).toBe(true);
    await scan(page, 'read-ingredients-preparation');
    await pressOn(page, dialog.getByRole('button', { name: 'Use 2 lines' }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener), patience).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
    await page.waitForURL((url) => !url.search.includes('edit'));

    const lessons = (await api.get('/api/parser/corrections?perPage=-1')).body as {
      items: { kind: string; text: string }[];
    };
    const learned = lessons.items.filter(({ text }) => text.includes('smokehouse'));
    expect(learned.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['preparation smokehouse']);
    const next = await cooked('More grains', ['3 cups smokehouse barley']);
    await page.goto(`/g/home/r/${next}/ingredient-parser`);
    const shown = dialog.locator('li', { hasText: 'smokehouse barley' });
    await expect.poll(() => shown.innerText(), patience).toMatch(/3\s+cup\s+barley\s+smokehouse/);
    expect(await dialog.getByText('Nothing is left to check.').count()).toBe(1);
    await endVisit(visitor);
  });
});
