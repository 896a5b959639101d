import type { UserSummary } from '@hearth/contract';
import { expect, it } from 'vitest';
import { endVisit } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { png } from '../harness/data/png.ts';
import { field, openEditor, recipeIsShown, save, writeDraft } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { describeEditor } from '../harness/screens/describe-editor.ts';

const before = { description: 'As it was.', totalTime: '30 minutes' };
const green = [60, 140, 70] as const;

describeEditor('an edit while another user saves', before, (editor) => {
  const somebodyElseSaves = () => editor.api.patch(`/api/recipes/${editor.slug}`, { totalTime: '2 hours' });
  const conflict = () => editor.page.getByRole('dialog', { name: 'This was changed in two places' });

  /** Saves; returns the server's response. */
  async function trySaving(): Promise<number> {
    const answer = editor.page.waitForResponse((one) => one.request().method() === 'PUT');
    await editor.page.keyboard.press('Control+s');
    return (await answer).status();
  }

  it('is merged with another user’s changes of other fields, without a question', async () => {
    const { page, path } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Mine.');
    await somebodyElseSaves();
    expect(await trySaving()).toBe(412);
    await page.getByText('Saved and merged with someone else').waitFor();
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ description: 'Mine.', totalTime: '2 hours' });
  });

  it('is asked about only where another user changed the same, without losing the draft', async () => {
    const { page, path, api, slug } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Mine <img src=x onerror="alert(1)">');
    await field(page, 'prepTime').fill('5 minutes');
    await api.patch(`/api/recipes/${slug}`, {
      description: 'Theirs <script>alert(1)</script>',
      totalTime: '2 hours',
    });
    expect(await trySaving()).toBe(412);
    await conflict().waitFor();
    expect(await conflict().getByRole('group').count()).toBe(1);
    expect(await conflict().locator('img, script').count()).toBe(0);
    await scan(page, 'conflict');
    await conflict().getByRole('button', { name: 'Keep editing' }).click();
    await conflict().waitFor({ state: 'detached' });
    expect(await field(page, 'description').inputValue()).toContain('Mine');
    expect(await editor.stored()).toMatchObject({ totalTime: '2 hours', prepTime: null });

    await page.keyboard.press('Control+s');
    await conflict().getByText('1 conflict left').waitFor();
    expect(await conflict().getByRole('button', { name: 'Save merged recipe' }).isDisabled()).toBe(true);
    await conflict()
      .getByRole('radio', { name: /^Theirs/ })
      .press('Space');
    await page.keyboard.press('Enter');
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({
      description: 'Theirs <script>alert(1)</script>',
      totalTime: '2 hours',
      prepTime: '5 minutes',
    });
  });

  it('is merged row by row with simultaneous changes in another browser', async () => {
    const { api, slug, stage, page, path } = editor;
    await api.patch(`/api/recipes/${slug}`, {
      recipeIngredient: [{ note: 'leek' }, { note: 'salt' }],
      recipeInstructions: [{ text: 'Cut the leek.' }, { text: 'Serve it.' }],
    });
    const other = await stage.signedInVisitor();
    await openEditor(page, path);
    await openEditor(other.page, path);
    await field(page, 'ingredient-1').fill('two leeks');
    await field(page, 'step-1').fill('Cut the leek into rings.');
    await field(other.page, 'ingredient-2').fill('sea salt');
    await field(other.page, 'step-2').fill('Serve it hot.');
    await field(other.page, 'totalTime').fill('1 hour');
    await save(other.page);
    await save(page);
    await endVisit(other);
    const recipe = await editor.stored();
    expect(recipe).toMatchObject({
      totalTime: '1 hour',
      recipeIngredient: [{ note: 'two leeks' }, { note: 'sea salt' }],
      recipeInstructions: [{ text: 'Cut the leek into rings.' }, { text: 'Serve it hot.' }],
    });
  });

  it('is transferred together with another user’s changes, and names both new owners on a conflict', async () => {
    const { stage, api, page, path, slug } = editor;
    const homes = await Homes.of(stage.hearth);
    await homes.addPerson('bea', 'Bea Baker');
    await homes.addPerson('ben', 'Ben Brewer');
    await homes.addPerson('col', 'Col Cook');
    const members = Object((await api.get('/api/groups/members')).body).items as UserSummary[];
    const findId = (name: string) => members.find(({ fullName }) => fullName === name)?.id;
    await openEditor(page, path);
    await field(page, 'owner').selectOption({ label: 'Bea Baker' });
    await somebodyElseSaves();
    expect(await trySaving()).toBe(412);
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ userId: findId('Bea Baker'), totalTime: '2 hours' });

    await openEditor(page, path);
    await field(page, 'owner').selectOption({ label: 'Col Cook' });
    await api.patch(`/api/recipes/${slug}`, { userId: findId('Ben Brewer') });
    expect(await trySaving()).toBe(412);
    const question = conflict().getByRole('group', { name: 'Owner' });
    await question.getByRole('radio', { name: /^Mine\s*Col Cook$/ }).waitFor();
    await question.getByRole('radio', { name: /^Theirs\s*Ben Brewer$/ }).press('Space');
    await scan(page, 'conflict-owner');
    await page.keyboard.press('Enter');
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ userId: findId('Ben Brewer') });
  });

  it('is merged with another user’s changes even after a reload, or with a new picture', async () => {
    const { page, path, api, slug } = editor;
    await writeDraft(page, path, 'Mine.');
    await api.patch(`/api/recipes/${slug}`, { description: 'Theirs.', totalTime: '2 hours' });
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await trySaving()).toBe(412);
    await conflict().getByRole('button', { name: 'Keep editing' }).click();

    const file = { name: 'dish.png', mimeType: 'image/png', buffer: png(400, 300, green) };
    await field(page, 'image').setInputFiles(file);
    await page.getByText('Picture saved.').waitFor();
    expect(await trySaving()).toBe(412);
    expect(await editor.stored()).toMatchObject({ description: 'Theirs.', totalTime: '2 hours' });
    await conflict().getByRole('button', { name: 'Keep all of mine' }).click();
    await conflict().getByRole('button', { name: 'Save merged recipe' }).click();
    await recipeIsShown(page);
    expect(await editor.stored()).toMatchObject({ description: 'Mine.', totalTime: '2 hours' });
  });

  it('is asked about if another user saves before the conflict is answered', async () => {
    const { page, path, api, slug } = editor;
    await openEditor(page, path);
    await field(page, 'description').fill('Mine.');
    await api.patch(`/api/recipes/${slug}`, { description: 'Theirs.' });
    await page.getByRole('banner').getByRole('link').first().click();
    const question = page.getByRole('dialog', { name: 'Save your changes?' });
    await question.getByRole('button', { name: 'Save', exact: true }).click();
    await conflict().waitFor();
    await conflict().getByRole('button', { name: 'Keep editing' }).click();
    expect(await field(page, 'description').inputValue()).toBe('Mine.');
    expect(await editor.stored()).toMatchObject({ description: 'Theirs.' });
  });
});
