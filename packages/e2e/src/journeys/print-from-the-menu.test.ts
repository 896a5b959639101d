import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a recipe that is printed from the menu of the browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    const slug = await api.cook('Lemon cake', {
      recipeIngredient: ['2 cups flour'],
      recipeInstructions: [{ text: 'Bake at 350°F.' }],
      notes: [{ title: 'Keeps', text: 'for a week' }],
    });
    const picture = new FormData();
    picture.append(
      'image',
      new Blob([Buffer.from(png(800, 600, [90, 120, 60]))], { type: 'image/png' }),
      'a.png',
    );
    picture.append('extension', 'png');
    await fetch(`${stage.hearth.url}/api/recipes/${slug}/image`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await stage.hearth.signIn()}` },
      body: picture,
    });
  });
  afterAll(() => stage.close());

  it.each([
    { width: 1440, height: 900, scheme: 'dark' as const },
    { width: 390, height: 844, locale: 'ar-SA' },
  ])('comes out as the sheet of this device, and the page is as before: %j', async (options) => {
    const visitor = await stage.signedInVisitor(options);
    const { page } = visitor;
    await page.addInitScript(() => {
      const kept = { imagePosition: 'right', showNotes: false, paper: 'A5' };
      localStorage.setItem('hearth.recipePrint', JSON.stringify(kept));
    });
    await page.goto('/g/home/r/lemon-cake');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Shift');
    // The first move makes it ready: from then on the sheet is there as soon as the browser says that it prints.
    await expect.poll(() => page.evaluate(sheetsAtOnce), patience).toBe(1);
    await page.evaluate(() => {
      globalThis.addEventListener('beforeprint', () => {
        const sheet = document.querySelector<HTMLElement>('[data-part="print-sheet"]');
        const picture = sheet?.querySelector('img');
        Object.assign(globalThis, {
          printed: {
            text: sheet?.textContent,
            isPictured: picture?.complete === true && picture.naturalWidth > 0,
          },
        });
      });
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([420, 595]);
    const printed = await page.evaluate(() => (globalThis as unknown as { printed: Printed }).printed);
    expect(printed.text).toContain('flour');
    expect(printed.text).not.toContain('for a week');
    expect(printed.isPictured).toBe(true);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('[data-part="print-host"]').count(), patience).toBe(0);
    expect(await page.locator('html[data-printing]').count()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await endVisit(visitor);
  });
});

/** How many sheets there are while something is printed. */
function sheetsAtOnce(): number {
  globalThis.dispatchEvent(new Event('beforeprint'));
  const sheets = document.querySelectorAll('[data-part="print-sheet"]').length;
  ['afterprint', 'focus'].forEach((name) => globalThis.dispatchEvent(new Event(name)));
  return sheets;
}

interface Printed {
  readonly text: string;
  readonly isPictured: boolean;
}
