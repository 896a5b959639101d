import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../a11y/furnish.ts';
import { appPages } from '../budget/page-addresses.ts';
import { findBrokenWords } from '../harness/screens/broken-words.ts';
import { endVisit, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

/** German has the longest words of the languages that are there, on the narrowest screen that is promised. */
const narrow = { locale: 'de-DE', width: 320, height: 844, isTouch: true } as const;

describe('buttons and headings in a language of long words, on the narrowest screen', () => {
  let stage: Stage;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    await furnish(stage.hearth);
    visitor = await stage.signedInVisitor(narrow);
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
  });

  it.each(appPages)('are neither broken nor cut at %s', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.locator('[aria-busy="true"]:visible').count()).toBe(0);
    expect(await findBrokenWords(page)).toEqual([]);
  });

  it('are neither broken nor cut among open invitations', async () => {
    const { page } = visitor;
    await page.goto('/household/members');
    await page.getByRole('button', { name: 'Jemanden einladen' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Link erstellen' }).tap();
    await dialog.getByRole('button', { name: 'Link kopieren' }).waitFor();
    expect(await findBrokenWords(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Widerrufen' }).first().waitFor();
    expect(await findBrokenWords(page)).toEqual([]);
  });

  it.each([
    ['foods', 'Zusammenführen'],
    ['foods', 'Startliste hinzufügen'],
    ['recipes', 'Exporte'],
  ])('are neither broken nor cut in a dialog of %s: %s', async (kind, name) => {
    const { page } = visitor;
    await page.goto(`/group/data/${kind}`);
    await page.getByRole('button', { name }).first().tap();
    await page.getByRole('dialog').locator('h2').waitFor();
    expect(await findBrokenWords(page)).toEqual([]);
  });
});
