import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { hasFocus } from '../harness/screens/keys.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const vague = 'whatever of it you like or do not mind, from yesterday or so';
const corrections = '/group/data/corrections';

describe('the ingredients of many recipes, and what is learned from their lines', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    for (const name of ['peas', 'mustard', 'butter']) await api.change('POST', '/api/foods', { name });
    await api.change('POST', '/api/units', { name: 'cup', pluralName: 'cups' });
    await cook('Stew', ['2 cups peas', '1 cup butter', vague]);
    await cook('Soup with a name that is too long for one line of a phone', ['1 cup mustard']);
    await cook('Toast', []);
  });
  afterAll(() => stage.close());

  const cook = async (name: string, notes: readonly string[]) => {
    const api = await stage.apiClient();
    return api.cook(name, {
      recipeIngredient: notes.map((note) => ({ quantity: 1, note })),
      settings: { disableAmount: true },
    });
  };

  it.each([
    ['phone', phone, /2 of 3 lines/],
    ['dark tablet', { width: 820, height: 1180, scheme: 'dark' as const }, /0 of 1 line/],
  ])('are read at once, with a report that leads to what is left, on a %s', async (name, options, ofStew) => {
    const visitor = await stage.signedInVisitor(options);
    const { page } = visitor;
    await page.goto('/group/data/recipes');
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await page.locator('[data-part="readIngredients"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Lines it is unsure about stay as written.').waitFor();
    await scan(page, `read-many-before-${name}`);
    await dialog.getByRole('button', { name: 'Read ingredients' }).click();
    await dialog.getByRole('heading', { name: 'Ingredients read' }).waitFor();
    const rows = dialog.locator('li');
    expect(await rows.count()).toBe(3);
    expect(await rows.filter({ hasText: 'Stew' }).innerText()).toMatch(ofStew);
    expect(await rows.filter({ hasText: 'Toast' }).innerText()).toContain('Nothing to read');
    expect(await hasFocus(dialog.locator('output'))).toBe(true);
    await scan(page, `read-many-${name}`);
    await dialog.getByRole('link', { name: 'Check 1 line' }).click();
    await dialog.locator('li', { hasText: vague }).waitFor();
    await endVisit(visitor);
  });

  it('a reading that is taught, changed and forgotten on its page holds until then', async () => {
    const slug = await cook('Salad', ['2 cups frosted mustard', '1 cup green dust']);
    const visitor = await stage.openPage(corrections, { width: 1440, height: 900 });
    const { page } = visitor;
    await page.getByText('or teach Hearth a reading here.').waitFor();
    await scan(page, 'corrections-empty');

    await teach(page, { kind: 'Preparation', text: 'frosted' });
    await teach(page, { kind: 'Food', text: 'green dust', food: 'peas', note: 'ground' });
    await expect.poll(() => findRow(page, 'frosted').innerText(), patience).toContain('Put in the note');
    await expect.poll(() => findRow(page, 'green dust').innerText(), patience).toContain('peas, ground');
    await scan(page, 'corrections-filled');
    expect(await readStoredReading(page, slug, 'frosted')).toMatch(/2\s+cup\s+mustard\s+frosted/);
    expect(await readStoredReading(page, slug, 'green dust')).toMatch(/1\s+cup\s+peas\s+ground/);

    await page.goto(corrections);
    await findRow(page, 'green dust').locator('[data-part="edit"]').click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'Which food it means', 'butter');
    await dialog.getByLabel('Note').fill('');
    await scan(page, 'corrections-edit');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => findRow(page, 'green dust').innerText(), patience).toContain('butter');
    expect(await readStoredReading(page, slug, 'green dust')).toMatch(/1\s+cup\s+butter/);

    await page.goto(corrections);
    for (const text of ['frosted', 'green dust']) await forget(page, text);
    await page.getByText('or teach Hearth a reading here.').waitFor();
    await readStoredReading(page, slug, 'frosted');
    const create = page.getByRole('dialog').getByRole('checkbox', { name: 'Create the food' });
    await expect.poll(() => create.evaluateAll((all) => all.length), patience).toBe(2);
    await endVisit(visitor);
  });
});

interface Taught {
  readonly kind: string;
  readonly text: string;
  readonly food?: string;
  readonly note?: string;
}

async function teach(page: Page, { kind, text, food, note }: Taught): Promise<void> {
  await page.locator('[data-part="create"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="text"]').fill(text);
  await dialog.getByLabel('Kind').click();
  await page.getByRole('option', { name: kind }).click();
  if (food !== undefined) await choose(page, 'Which food it means', food);
  if (note !== undefined) await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function forget(page: Page, text: string): Promise<void> {
  await findRow(page, text).locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Forget this reading?').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
}

function findRow(page: Page, text: string) {
  return page.locator('[role="row"]', { has: page.getByRole('rowheader', { name: text, exact: true }) });
}

/** How the editor reads a line of the recipe. */
async function readStoredReading(page: Page, slug: string, text: string): Promise<string> {
  await page.goto(`/g/home/r/${slug}/ingredient-parser`);
  const row = page.getByRole('dialog').locator('li', { hasText: text });
  await row.waitFor();
  return row.innerText();
}
