import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const page390 = { width: 390, height: 844 };
const imported = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lemon cake',
  description: 'It began with a lemon that nobody wanted. '.repeat(30),
  recipeYield: '12 slices',
  recipeIngredient: ['2 cups flour', '1 cup (240 ml) milk', '3 eggs', '8 oz butter', 'salt to taste'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Beat the eggs for 5 minutes.' },
    { '@type': 'HowToStep', text: 'Bake at 350°F for 40 to 45 minutes.' },
    { '@type': 'HowToStep', text: 'Let it **cool** for half an hour.' },
  ],
};

describe('a cook at 390 px who only has keys', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    const answer = await api.post('/api/recipes/create/html-or-json', { data: JSON.stringify(imported) });
    path = `/g/home/r/${String(answer.body)}`;
    await api.cook('Green salad', { recipeInstructions: [{ text: 'Wash it.' }] });
    visitor = await stage.signedInVisitor(page390);
    ({ page } = visitor);
    await visitor.context.grantPermissions(['notifications']);
    await page.clock.install();
  });
  afterAll(() => stage.close());

  const lines = () => page.locator('[data-part="ingredient"]:visible').allInnerTexts();
  const press = (key: string) => page.keyboard.press(key);

  it('scales an imported recipe: its amounts are parsed from the text of the page', async () => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Lemon cake' }).waitFor();
    expect(await lines()).toEqual([
      '2 cups flour',
      '1 cup (240 ml) milk',
      '3 eggs',
      '8 oz butter',
      'salt to taste',
    ]);
    for (let times = 0; times < 6; times += 1) await press('+');
    await expect
      .poll(lines, patience)
      .toEqual(['3 cups flour', '1 ½ cups (360 ml) milk', '4 ½ eggs', '12 oz butter', 'salt to taste']);
    await page.getByText('18 slices').first().waitFor();
    await press('-');
    await press('0');
    await expect.poll(async () => (await lines())[2], patience).toBe('3 eggs');
    await page.getByRole('button', { name: '½ ×' }).press('Enter');
    await expect.poll(async () => (await lines())[0], patience).toBe('1 cup flour');
    await page.getByRole('button', { name: '1 ×', exact: true }).press('Enter');
    await expect.poll(async () => (await lines())[0], patience).toBe('2 cups flour');
  });

  it('reads as much of the story before it as wanted', async () => {
    const measureHeight = async () =>
      (await page.getByText('It began with a lemon').locator('..').boundingBox())?.height;
    const more = page.getByRole('button', { name: 'Read more' });
    const folded = await more.evaluate((button) => button.previousElementSibling?.clientHeight);
    expect(folded).toBeLessThan(0.5 * ((await measureHeight()) ?? 0));
    await more.press('Enter');
    const less = page.getByRole('button', { name: 'Read less' });
    const open = await less.evaluate((button) => button.previousElementSibling?.clientHeight);
    expect(open).toBeGreaterThanOrEqual(Math.floor((await measureHeight()) ?? Number.NaN));
    await less.press('Enter');
    await more.waitFor();
  });

  it('scales it by what there is of one ingredient', async () => {
    await page.getByTitle('Change the amount').press('Enter');
    await page.getByLabel('Ingredient', { exact: true }).focus();
    await page.keyboard.type('3 eggs');
    await page.getByLabel('I have').fill('a few');
    await page.getByText('Enter a number').waitFor();
    await page.getByLabel('I have').fill('6');
    await page.getByText('2 × the recipe').waitFor();
    await scan(page, 'scale-dialog');
    await press('Enter');
    await expect.poll(async () => (await lines())[0], patience).toBe('4 cups flour');
  });

  it('switches to metric and Celsius, and the recipe itself stays as it was', async () => {
    for (const choice of ['Metric', '°C']) {
      await page.locator('button[aria-haspopup="menu"]', { hasText: /Measures|Metric/ }).press('Enter');
      await page.getByRole('menuitemradio', { name: choice, exact: true }).press('Enter');
    }
    await expect
      .poll(lines, patience)
      .toEqual(['≈ 500 g (4 cups) flour', '480 ml milk', '6 eggs', '450 g butter', 'salt to taste']);
    await scan(page, 'recipe-metric');
    await page.getByRole('button', { name: 'Steps' }).press('Enter');
    await page.getByText('Bake at 175 °C for').waitFor();
    const api = await stage.apiClient();
    const stored = (await api.get(`/api/recipes${path.slice('/g/home/r'.length)}`)).body;
    expect(JSON.stringify(stored)).toContain('350°F');
    expect(JSON.stringify(stored)).toContain('2 cups flour');
  });

  it('cooks with two timers, and a reload loses nothing', async () => {
    await press('k');
    await page.getByRole('heading', { name: 'Step 1' }).waitFor();
    await page.getByRole('checkbox', { name: /eggs/ }).press('Space');
    await page.getByRole('checkbox', { name: 'Done' }).press('Space');
    await page.getByTitle('Start a timer: 5 minutes').press('Enter');
    await page.locator('[data-part="timers"]').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await press('ArrowRight');
    await page.locator('main').getByText('Step 2 of 3').waitFor();
    await page.getByTitle('Start a timer: 40 to 45 minutes').press('Enter');
    await page.locator('[data-part="timers"] [aria-expanded]').press('Enter');
    await expect.poll(() => page.locator('[data-part="timer"]').count(), patience).toBe(2);
    await scan(page, 'cook-two-timers');

    await page.reload();
    await page.locator('main').getByText('Step 2 of 3').waitFor();
    expect(await page.locator('[data-part="timer"]').allInnerTexts()).toHaveLength(2);
    await press('ArrowLeft');
    await page.locator('main').getByText('Step 1 of 3').waitFor();
    expect(await page.getByRole('checkbox', { name: /eggs/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Done' }).isChecked()).toBe(true);
  });

  it('the same words do not start a second timer', async () => {
    await page.getByTitle('Start a timer: 5 minutes').press('Enter');
    await page.waitForTimeout(300);
    expect(await page.locator('[data-part="timer"]').count()).toBe(2);
  });

  it('a timer rests, gets a minute, rings when its time has come, on every page, and is stopped', async () => {
    const eggs = page.locator('[data-part="timer"]').first();
    await page.getByRole('button', { name: /^Pause: .*Step 1/ }).press('Enter');
    await eggs.getByText('paused').waitFor();
    const resting = await eggs.getByRole('timer').innerText();
    await page.clock.fastForward('01:00');
    expect(await eggs.getByRole('timer').innerText()).toBe(resting);
    await page.getByRole('button', { name: /^Resume: .*Step 1/ }).press('Enter');
    await page.getByRole('button', { name: /^\+1 min: .*Step 1/ }).press('Enter');
    await press('Escape');
    await page.goto('/settings');
    await page.locator('h1').first().waitFor();
    const dock = page.locator('[data-part="timers"]');
    await dock.locator('[aria-expanded]').press('Enter');
    await page.clock.fastForward('04:00');
    expect(await page.getByText('Time is up', { exact: true }).count()).toBe(0);
    await expect.poll(() => page.title(), patience).toMatch(/^⏱ [12]:\d\d · /);
    await page.clock.fastForward('02:05');
    await page.getByText('Time is up', { exact: true }).waitFor();
    await page.getByText(/^Time is up: Lemon cake · Step 1/).waitFor({ state: 'attached' });
    await expect.poll(() => page.title(), patience).toMatch(/^⏰ 0:00 · /);
    await scan(page, 'timer-rings');
    expect((await dock.boundingBox())?.height).toBeLessThanOrEqual(64);
    await dock.getByRole('button', { name: /^\+1 min: .*Step 1/ }).waitFor();
    await dock.getByRole('button', { name: /^Stop: .*Step 1/ }).press('Enter');
    await dock.locator('[aria-expanded]').press('Enter');
    await expect.poll(() => page.locator('[data-part="timer"]').count(), patience).toBe(1);
    await page.getByRole('button', { name: /^Stop: / }).press('Enter');
    await expect.poll(() => page.locator('[data-part="timers"]').count(), patience).toBe(0);
    await expect.poll(() => page.title(), patience).not.toMatch(/[⏱⏰]/);
  });

  it('ticks off each step it goes past, says how it turned out, and begins anew the next time', async () => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Cook', exact: true }).filter({ visible: true }).press('Enter');
    const foot = page.locator('main').getByText(/^Step \d of 3$/);
    await foot.waitFor();
    while (!(await page.getByRole('button', { name: 'Finish' }).isVisible())) {
      await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
      await page.waitForTimeout(50);
    }
    await press('ArrowLeft');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done' }).isChecked(), patience).toBe(true);
    await press('ArrowRight');
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await page.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor();
    await page.getByRole('button', { name: '4 stars' }).press('Enter');
    await page.getByRole('button', { name: 'I made this' }).waitFor();
    await scan(page, 'cook-end');
    await page.getByRole('button', { name: 'Done cooking' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Lemon cake' }).waitFor();
    await page.goBack();
    expect(new URL(page.url()).search).not.toContain('cook');
    await page.goto(`${path}?cook=1`);
    await page.locator('main').getByText('Step 1 of 3').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Done' }).isChecked()).toBe(false);
  });

  it('cooks a second recipe beside it', async () => {
    await page.goto(`${path}?cook=1`);
    await page.getByRole('button', { name: 'Cook another recipe' }).press('Enter');
    await page.getByLabel('Recipe name').fill('green');
    await page.getByRole('link', { name: 'Green salad' }).press('Enter');
    await page.getByRole('heading', { name: 'Green salad' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Recipes you are cooking' });
    await scan(page, 'cook-two-recipes');
    await tabs.getByRole('link', { name: 'Lemon cake' }).press('Enter');
    await page.getByRole('heading', { name: 'Lemon cake' }).waitFor();
    await page.locator('main').getByText('Step 1 of 3').waitFor();
    await tabs.getByRole('button', { name: 'Stop cooking Green salad' }).press('Enter');
    await expect.poll(() => tabs.count(), patience).toBe(0);
    await press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  });

  it('rates it otherwise on its page', async () => {
    const star = page.getByRole('group', { name: 'Your rating' }).getByRole('button', { name: '3 stars' });
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/ratings/')),
      star.press('Enter'),
    ]);
    await expect.poll(() => page.getByText('Rated 3 of 5').count(), patience).toBe(1);
  });

  it('prints the preview: scaled, metric, on the chosen paper, light in dark mode', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openEntry('Print preferences');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paper size').selectOption('A5');
    await dialog.getByLabel('QR code with the recipe’s address').press('Space');
    const preview = plain(await dialog.locator('[data-part="print-sheet"]').innerText());
    expect(preview).toContain('480 ml milk');
    expect(preview).toContain('175 °C');
    await scan(page, 'print-preferences');
    // A browser without a window would stay at its print dialog: the test says when the paper is out.
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await dialog.getByRole('button', { name: 'Print' }).press('Enter');
    const host = page.locator('[data-part="print-host"]');
    await host.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await host.waitFor();
    expect(plain(await host.innerText())).toBe(preview);
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await readBackground('html')).toBe('rgb(255, 255, 255)');
    await scan(page, 'print-view');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.round(Number(width))).toBe(420);
    expect(Math.round(Number(height))).toBe(595);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.evaluate(() =>
      ['afterprint', 'focus'].forEach((name) => globalThis.dispatchEvent(new Event(name))),
    );
    await expect.poll(() => host.count(), patience).toBe(0);
    await press('Escape');
  });

  it('switches single keys off, for whom they are in the way', async () => {
    await openEntry('Keyboard shortcuts');
    await page.getByRole('switch').press('Space');
    await scan(page, 'shortcuts');
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('k');
    await page.waitForTimeout(300);
    expect(page.url()).not.toContain('cook');
    expect(visitor.problems).toEqual([]);
  });

  async function openEntry(name: string): Promise<void> {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    // Keys go where the focus is: an open menu takes it a moment after it is drawn.
    await page.locator('[role="menu"]:focus-within').waitFor();
    await page.getByRole('menuitem', { name, exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
  }

  /** The words alone: without line ends and unbreakable blanks. */
  function plain(text: string): string {
    return text.replace(/\s+/g, ' ').trim();
  }

  function readBackground(selector: string): Promise<string> {
    return page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  }
});
