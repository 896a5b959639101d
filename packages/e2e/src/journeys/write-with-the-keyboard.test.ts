import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import { chooseEntry, field, openEditor, save } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { describeEditor } from '../harness/screens/describe-editor.ts';

describeEditor('ingredients', {}, (editor) => {
  const patch = (change: object) => editor.api.patch(`/api/recipes/${editor.slug}`, change);
  const notes = async () => (await editor.stored()).recipeIngredient.map(({ note }) => note);
  const menu = (number: number) =>
    editor.page.getByRole('button', { name: `Actions for ingredient ${number}`, exact: true });

  it('get units and foods, which Enter finds or creates', async () => {
    const { api, page, path } = editor;
    await api.post('/api/foods', { name: 'Flour <img src=x onerror=alert(1)>' });
    await patch({
      settings: { disableAmount: false },
      recipeIngredient: [{ note: 'sifted', quantity: 2, originalText: '2 kg flour, <b>sifted</b>' }],
    });
    await openEditor(page, path);
    await chooseEntry(page, menu(1), 'Unit and food…');
    await page.getByText('2 kg flour, <b>sifted</b>').waitFor();
    await field(page, 'ingredient-unit-1').focus();
    await page.keyboard.type('kilogramme');
    await page.getByRole('option', { name: 'Create “kilogramme”' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove kilogramme' }).first().waitFor();
    await field(page, 'ingredient-food-1').focus();
    await page.keyboard.type('flo');
    await page.getByRole('option', { name: /^Flour/ }).waitFor();
    await scan(page, 'ingredient-form');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Remove Flour/ })
      .first()
      .waitFor();
    await save(page);
    expect((await editor.stored()).recipeIngredient).toMatchObject([
      { quantity: 2, unit: { name: 'kilogramme' }, note: 'sifted' },
    ]);
    expect((await editor.stored()).recipeIngredient[0]?.food?.name).toMatch(/^Flour/);
    const { items } = (await api.get('/api/units?search=kilogramme')).body as { items: unknown[] };
    expect(items).toHaveLength(1);
  });

  it('show only their notes when amounts are off', async () => {
    const { page, path } = editor;
    await patch({ settings: { disableAmount: true }, recipeIngredient: [{ note: '2 eggs', quantity: 1 }] });
    await openEditor(page, path);
    expect(await field(page, 'ingredient-1').inputValue()).toBe('2 eggs');
    expect(await field(page, 'ingredient-amount-1').count()).toBe(0);
  });

  it('are sorted by keys, by a place, and several at once: two hundred of them stay quick', async () => {
    const { page, path } = editor;
    const two = Array.from({ length: 200 }, (_, at) => ({ note: `line ${at + 1}` }));
    await patch({ settings: { disableAmount: true }, recipeIngredient: two });
    await openEditor(page, path);
    await field(page, 'ingredient-3').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    expect(await field(page, 'ingredient-1').inputValue()).toBe('line 3');
    await page.keyboard.press('Alt+ArrowDown');
    await chooseEntry(page, menu(200), 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to which position?' });
    await dialog.getByLabel('Position (1 to 200)').fill('2');
    await scan(page, 'move-to');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field(page, 'ingredient-2').inputValue(), patience).toBe('line 200');

    await page.getByRole('button', { name: 'Select several' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Select ingredient 1', exact: true }).press('Space');
    await page.getByRole('checkbox', { name: 'Select ingredient 4', exact: true }).press('Space');
    await scan(page, 'select-ingredients');
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Move to…' }).press('Enter');
    await dialog.getByLabel('Position (1 to 199)').fill('199');
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => field(page, 'ingredient-200').inputValue(), patience).toBe('line 2');

    await page.getByRole('button', { name: 'Select several' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Select ingredient 1', exact: true }).press('Space');
    await bar.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => page.locator('li[data-part="ingredient"]').count(), patience).toBe(199);
    expect(await keyTime(page)).toBeLessThan(200);
    await save(page);
    const saved = await notes();
    expect(saved).toHaveLength(199);
    expect(saved.slice(0, 2)).toEqual(['line 3', 'line 4']);
    expect(saved.slice(-2)).toEqual(['line 1', 'line 2']);
  });

  it('are linked to steps by the words of the text, and by hand; two pictures are in the steps', async () => {
    const { page, path } = editor;
    await patch({
      settings: { disableAmount: true, showAssets: true },
      recipeIngredient: [{ note: '2 onions, chopped' }, { note: 'salt' }, { note: 'butter' }],
      recipeInstructions: [{ text: 'Fry the onion <b onclick=alert(1)>in</b> a pan.' }, { text: 'Eat it.' }],
    });
    await openEditor(page, path);
    const stepMenu = (number: number) =>
      page.getByRole('button', { name: `Actions for step ${number}`, exact: true });
    await chooseEntry(page, stepMenu(1), 'Link ingredients…');
    const first = page.getByRole('dialog', { name: 'Ingredients of step 1' });
    await first.getByRole('button', { name: 'Find in the text' }).press('Enter');
    expect(await first.getByRole('checkbox', { name: '2 onions, chopped' }).isChecked()).toBe(true);
    expect(await first.getByRole('checkbox', { name: 'salt' }).isChecked()).toBe(false);
    await first.getByRole('checkbox', { name: 'butter' }).press('Space');
    await scan(page, 'link-ingredients');
    await first.getByRole('button', { name: 'Save and go to next step' }).press('Enter');
    const second = page.getByRole('dialog', { name: 'Ingredients of step 2' });
    await second.getByText('Used in other steps').waitFor();
    await second.getByRole('checkbox', { name: 'salt' }).press('Space');
    await second.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await second.waitFor({ state: 'detached' });
    await page.getByText('Uses: 2 onions, chopped · butter').waitFor();

    const picture = { name: 'pan.png', mimeType: 'image/png', buffer: png(40, 30, [200, 90, 20]) };
    await field(page, 'step-picture-1').setInputFiles(picture);
    await expect.poll(() => field(page, 'step-1').inputValue(), patience).toContain('![pan](/api/media/');
    await field(page, 'step-picture-2').setInputFiles(picture);
    await expect.poll(() => field(page, 'step-2').inputValue(), patience).toContain('![pan](/api/media/');
    await page.getByRole('button', { name: 'Preview step 1' }).press('Enter');
    const shown = page.locator('li[data-part="step"] img');
    await expect
      .poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth), patience)
      .toBe(40);
    await save(page);
    const recipe = await editor.stored();
    const [onion, salt, butter] = recipe.recipeIngredient.map(({ referenceId }) => ({ referenceId }));
    expect(recipe.recipeInstructions).toMatchObject([
      { ingredientReferences: [onion, butter] },
      { ingredientReferences: [salt] },
    ]);
    expect(new Set(recipe.assets.map(({ fileName }) => fileName)).size).toBe(2);

    await openEditor(page, path);
    await chooseEntry(page, stepMenu(2), 'Merge with the step above');
    await save(page);
    expect((await editor.stored()).recipeInstructions[0]?.ingredientReferences).toEqual([
      onion,
      butter,
      salt,
    ]);
  });

  it('go with a picture that is cut and turned by keys, on a phone', async () => {
    const { stage, path } = editor;
    const onPhone = await stage.signedInVisitor(phone);
    await openEditor(onPhone.page, path);
    const file = { name: 'wide.png', mimeType: 'image/png', buffer: png(400, 100, [60, 140, 70]) };
    await field(onPhone.page, 'image').setInputFiles(file);
    await onPhone.page.getByText('Picture saved.').waitFor();
    await onPhone.page.getByRole('button', { name: 'Crop and rotate' }).press('Enter');
    const dialog = onPhone.page.getByRole('dialog', { name: 'Crop and rotate picture' });
    for (let tenths = 0; tenths < 5; tenths += 1)
      await dialog.getByRole('slider', { name: 'Right edge' }).press('Shift+ArrowLeft');
    await dialog.getByRole('slider', { name: 'Top edge' }).press('ArrowDown');
    await dialog.getByRole('slider', { name: 'Top edge' }).press('ArrowUp');
    await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
    await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
    await dialog.getByRole('button', { name: 'Rotate left' }).press('Enter');
    await scan(onPhone.page, 'crop');
    const before = (await editor.stored()).image;
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await editor.stored()).image).not.toBe(before);
    const shown = onPhone.page.getByRole('main').locator('img[src*="/api/media/recipes/"]').first();
    const size = () => shown.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect
      .poll(async () => {
        const [w = 0, h = 0] = await size();
        return w > 0 && h === 2 * w;
      }, patience)
      .toBe(true);
    await endVisit(onPhone);
  });

  it('go with files, notes in another order, and values for other programs', async () => {
    const { page, path } = editor;
    await patch({
      notes: [
        { title: 'One', text: '' },
        { title: 'Two', text: '<svg onload=alert(1)>' },
      ],
    });
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Move note 2 up' }).press('Enter');
    await page.locator('[name="note-title-1"]:focus').waitFor();
    expect(await field(page, 'note-title-1').inputValue()).toBe('Two');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowUp');

    await page.getByRole('button', { name: 'Add file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add file' });
    const card = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await page.locator('input[type=file][name="asset-file"]').setInputFiles(card);
    await dialog.getByLabel('Name').fill('Card "><b>');
    expect(await dialog.getByLabel('Icon').inputValue()).toBe('mdi-file-pdf-box');
    await scan(page, 'new-file');
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Card "><b>' }).waitFor();
    await page.getByRole('button', { name: 'Add file' }).press('Enter');
    await dialog.getByLabel('Name').fill('card "><b>');
    await dialog.getByText('A file with this name already exists.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await field(page, 'extra-key').fill('shelf');
    await page.keyboard.press('Enter');
    await field(page, 'extra-shelf').fill('3');
    await field(page, 'extra-key').fill('shelf');
    await page.getByText('A value with this name already exists.').waitFor();
    await field(page, 'extra-key').fill('');
    await save(page);
    expect(await editor.stored()).toMatchObject({
      notes: [{ title: 'Two' }, { title: 'One' }],
      assets: [{ name: 'Card "><b>', icon: 'mdi-file-pdf-box' }],
      extras: { shelf: '3' },
    });

    await openEditor(page, path);
    await page.getByRole('button', { name: 'Remove Card "><b>' }).press('Enter');
    await save(page);
    expect((await editor.stored()).assets).toEqual([]);
  });
});

/** Types into a row of a long list; answers the usual time from a key to the next picture, in milliseconds. */
async function keyTime(page: Page): Promise<number> {
  const line = field(page, 'ingredient-100');
  await line.focus();
  const times: number[] = [];
  for (const key of ['a', 'b', 'c', 'Backspace', 'Backspace', 'Backspace']) {
    const started = await page.evaluate(() => performance.now());
    await page.keyboard.press(key);
    const ended = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
    );
    times.push(ended - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
