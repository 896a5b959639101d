import { beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { patience, sessionCookie } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import {
  chooseEntry,
  editorBar,
  field,
  openEditor,
  recipeIsShown,
  save,
  writeDraft,
} from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { describeEditor } from '../harness/screens/describe-editor.ts';

const before = { description: 'As it was.', totalTime: '30 minutes' };

describeEditor('an unsaved edit', before, (editor) => {
  beforeAll(async () => {
    await editor.api.change('POST', '/api/groups/seeders/units', { locale: 'en-US' });
  });

  it('includes an ingredient line that was typed and not added', async () => {
    const { api, slug, page, path } = editor;
    await api.change('PATCH', `/api/recipes/${slug}`, { recipeIngredient: [] });
    await openEditor(page, path);
    await field(page, 'quick-ingredient').fill('a pound coffee');
    await page.locator('[data-state="draft"]').waitFor();
    await save(page);
    expect(await editor.stored()).toMatchObject({
      recipeIngredient: [{ quantity: 1, unit: { name: 'pound' }, food: { name: 'coffee' } }],
    });
    await openEditor(page, path);
    await field(page, 'quick-ingredient').fill('salt');
    await editorBar(page).getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Save' }).click();
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ recipeIngredient: [{}, { note: 'salt' }] });
  });

  it('can be a recipe whose text lines are read for their amounts', async () => {
    const { api, slug, page, path } = editor;
    await api.change('POST', '/api/foods', { name: 'sugar' });
    await api.change('PATCH', `/api/recipes/${slug}`, {
      recipeIngredient: [{ note: '2 pounds sugar' }, { note: 'salt' }],
      settings: { disableAmount: true },
    });
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Read amounts, units and foods' }).click();
    await expect.poll(() => field(page, 'ingredient-amount-1').inputValue(), patience).toBe('2');
    await save(page);
    expect(await editor.stored()).toMatchObject({
      recipeIngredient: [
        { quantity: 2, unit: { name: 'pound' }, food: { name: 'sugar' }, originalText: '2 pounds sugar' },
        { note: 'salt', originalText: 'salt' },
      ],
    });
  });

  it('is offered again after a reload, and can then be saved', async () => {
    const { page, path } = editor;
    await writeDraft(page, path, 'Written before the reload.');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    const banner = page.getByRole('region', { name: 'Recovered changes' });
    await banner.getByText('You have unsaved changes from').waitFor();
    expect(await field(page, 'description').inputValue()).toBe('As it was.');
    await scan(page, 'draft-found');
    await banner.getByRole('button', { name: 'Restore' }).press('Enter');
    expect(await field(page, 'description').inputValue()).toBe('Written before the reload.');
    await save(page);
    expect(await editor.stored()).toMatchObject({ ...before, description: 'Written before the reload.' });
    await openEditor(page, path);
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });

  it('is removed when the user discards it after a reload', async () => {
    const { page, path } = editor;
    await writeDraft(page, path, 'Not wanted.');
    await page.reload();
    const banner = page.getByRole('region', { name: 'Recovered changes' });
    await banner.getByRole('button', { name: 'Discard' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.reload();
    await field(page, 'name').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });

  it('outlives a session that ends in between: signing in again saves it', async () => {
    const { page, path, visitor, stage } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Written for a long time.');
    const token = (await sessionCookie(visitor.context))?.value;
    expect((await new ApiClient(stage.hearth, token).post('/api/auth/logout', {})).status).toBe(200);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password);
    await scan(page, 'sign-in-again');
    await page.keyboard.press('Enter');
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ ...before, description: 'Written for a long time.' });
  });

  it('survives a lost connection: is stored on the device, says so, and is sent by itself when the server is back', async () => {
    const { page, path, visitor } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Written in the cellar.');
    await visitor.context.setOffline(true);
    await page.keyboard.press('Control+s');
    await page.getByText('No connection. The recipe is saved as soon as there is one.').waitFor();
    await page.locator('[data-state="waiting"]').waitFor();
    expect(await editor.stored()).toMatchObject(before);
    await visitor.context.setOffline(false);
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ ...before, description: 'Written in the cellar.' });
  });

  it('is not overwritten by a second tab, which is told; both are merged', async () => {
    const { page, path, visitor } = editor;
    await writeDraft(page, path, 'In the first tab.');
    const second = await visitor.context.newPage();
    await openEditor(second, path);
    const told = second.getByRole('region', { name: 'Edited in another tab' });
    await told.waitFor();
    await scan(second, 'another-tab');
    expect(await second.getByRole('button', { name: 'Restore' }).count()).toBe(0);
    await field(second, 'totalTime').fill('3 hours');
    await save(second);
    await second.close();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await field(page, 'description').inputValue()).toBe('In the first tab.');
    await save(page);
    expect(await editor.stored()).toMatchObject({ description: 'In the first tab.', totalTime: '3 hours' });
  });

  it('is asked about before one leaves: stay, discard or save', async () => {
    const { page, path } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Shall I?');
    const home = page.getByRole('banner').getByRole('link').first();
    const question = page.getByRole('dialog', { name: 'Save your changes?' });
    await home.click();
    await scan(page, 'leave');
    await question.getByRole('button', { name: 'Stay' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await editorBar(page).getByRole('button', { name: 'Close' }).click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await field(page, 'description').inputValue()).toBe('Shall I?');

    await home.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('/g/home');
    expect(await editor.stored()).toMatchObject(before);

    await openEditor(page, path);
    expect(await field(page, 'description').inputValue()).toBe('As it was.');
    expect(await page.getByRole('region', { name: 'Recovered changes' }).count()).toBe(0);
    await field(page, 'description').fill('I shall.');
    await home.click();
    await question.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('/g/home');
    expect(await editor.stored()).toMatchObject({ ...before, description: 'I shall.' });
  });

  it('is asked about as well when it is JSON with a mistake, which no draft can hold', async () => {
    const { page, path } = editor;
    await openEditor(page, path);
    await chooseEntry(page, editorBar(page).getByRole('button', { name: 'More' }), 'Edit as JSON');
    await page.getByRole('textbox', { name: 'Recipe as JSON' }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('oops');
    await page.locator('[data-state="unsaved"]').waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    const question = page.getByRole('dialog', { name: 'Save your changes?' });
    await question.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The JSON contains mistakes. Correct them before saving.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Recipe as JSON' }).innerText()).toMatch(/^oops/);
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('/g/home');
  });
});
