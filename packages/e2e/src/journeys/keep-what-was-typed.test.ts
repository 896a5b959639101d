import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, patience, signInQuietly, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Texts of a page before and after its language has been changed. */
const pages = [
  {
    what: 'a half-written comment',
    path: '/g/home/r/rice',
    english: 'Write a comment',
    german: 'Kommentar schreiben',
  },
  { what: 'a changed name', path: '/user/profile/edit', english: 'Full name', german: 'Vollständiger Name' },
  {
    what: 'pasted HTML',
    path: '/g/home/r/create/html',
    english: 'Link, text, file or photo',
    german: 'Link, Text, Datei oder Foto',
  },
];

describe('who changes the language while typing', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    await cook.cook('Rice', { settings: { public: false, disableComments: false } });
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
    page = visitor.page;
    await signInQuietly(visitor.context, stage.hearth);
  });
  afterEach(() => endVisit(visitor));
  afterAll(() => stage.close());

  it.each(pages)('finds $what again, once', async ({ path, english, german }) => {
    await page.goto(path);
    await page.getByLabel(english, { exact: true }).fill('Typed but not saved');
    await changeToGerman(page);
    const field = page.getByLabel(german, { exact: true });
    await expect.poll(() => field.inputValue(), patience).toBe('Typed but not saved');
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).not.toContain('Typed');
  });

  it('finds no password again', async () => {
    await page.goto('/login?direct=1');
    await page.context().clearCookies();
    await page.reload();
    const password = page.locator('input[type=password]');
    await password.fill('a secret of mine');
    await changeToGerman(page);
    await password.waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
    expect(await password.inputValue()).toBe('');
  });
});

async function changeToGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language: English' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language' });
  await dialog.getByRole('radio', { name: 'Deutsch' }).check();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await page.locator('html[lang=de-DE]').waitFor();
}
