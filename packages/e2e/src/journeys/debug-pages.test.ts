import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, phone } from '../harness/stage/browser.ts';
import { type ChatServiceForTest, startChatService } from '../harness/services/chat-service.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const readLine = 'half a cup of dried figs';
const aiReply = { input: readLine, confidence: 62, quantity: 0.5, unit: 'cup', food: 'dried figs', note: '' };

/** Says that it works, sees pictures, reads every line as the same, and refuses while it is `broken`. */
function replyTo(asked: string, isBroken: boolean): string | number {
  if (isBroken) return 401;
  if (asked.includes('ingredients')) return JSON.stringify({ ingredients: [aiReply] });
  return asked.includes('data:image/') ? 'A red square.' : 'I work.';
}

const parts = (page: Page) => page.locator('main [data-part="parts"] > li');

/** What the cards say: the part, its band and all of its text. */
async function readCards(page: Page): Promise<(readonly [part: string, band: string, text: string])[]> {
  await parts(page).first().waitFor();
  return parts(page).evaluateAll((all) =>
    all.map((card) => [
      card.getAttribute('data-part') ?? '',
      card.getAttribute('data-band') ?? '',
      [...card.children].map(({ textContent }) => textContent).join(' | '),
    ]),
  );
}

async function readAs(page: Page, line: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/parser/ingredient'));
  await page.locator('input[name="line"]').fill(line);
  await page.locator('input[name="line"]').press('Enter');
  await answered;
}

describe('the debug pages', () => {
  let chat: ChatServiceForTest;
  let stage: Stage;
  let isBroken = false;
  beforeAll(async () => {
    chat = await startChatService((asked) => replyTo(asked, isBroken));
    stage = await Stage.open({ env: chat.env });
  });
  afterAll(async () => {
    await stage.close();
    await chat.stop();
  });

  it('are folded into one row of the administration, which is open on them and for a search', async () => {
    const visitor = await stage.openPage('/admin/maintenance');
    const { page } = visitor;
    const rail = page.locator('[data-part="settings-rail"]');
    const fold = rail.locator('[data-part="fold-debug"]');
    expect(await rail.locator('a[href^="/admin/debug/"]').count()).toBe(0);
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    await rail.locator('a[href="/admin/debug/openai"]').waitFor();
    await rail.locator('a[href="/admin/debug/parser"]').click();
    await page.locator('h1', { hasText: 'Ingredient parser test' }).waitFor();
    await page.reload();
    await rail.locator('a[href="/admin/debug/parser"].active').waitFor();
    await fold.click();
    await rail.locator('a[href="/admin/debug/parser"]').waitFor({ state: 'detached' });
    await rail.locator('input[type="search"]').fill('parser');
    await rail.locator('a[href="/admin/debug/parser"]').waitFor();
    await scan(page);
    await endVisit(visitor);
  });

  it('show the AI service’s answer with and without a picture, and what it refuses', async () => {
    const visitor = await stage.openPage('/admin/debug/openai');
    const { page } = visitor;
    const run = page.locator('main form button[type="submit"]');
    expect(await page.getByText('No AI service is set up').count()).toBe(0);
    await run.click();
    await page.locator('main pre', { hasText: 'OpenAI is working. Response: "I work."' }).waitFor();
    await page.locator('main [role="status"]', { hasText: 'Working' }).waitFor();

    const picture = { name: 'square.png', mimeType: 'image/png', buffer: png(60, 40, [200, 40, 40]) };
    await page.locator('main input[type="file"]').setInputFiles(picture);
    const preview = page.getByRole('img', { name: 'Preview of square.png' });
    await preview.waitFor();
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
    await run.click();
    await page.locator('main pre', { hasText: 'A red square.' }).waitFor();
    expect(chat.asked.at(-1)).toContain('data:image/png;base64,');
    await scan(page);

    isBroken = true;
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await preview.waitFor({ state: 'detached' });
    await run.click();
    await page.locator('main [role="alert"]', { hasText: 'Not working' }).waitFor();
    await page.locator('main pre', { hasText: 'status 401' }).waitFor();
    await scan(page);
    isBroken = false;
    await endVisit(visitor);
  });

  it('read a line into cards whose bands are told by words as well', async () => {
    const visitor = await stage.openPage('/admin/debug/parser');
    const { page } = visitor;
    await page.locator('main form button[type="submit"]').click();
    await page.getByText('This Field is Required').waitFor();
    await readAs(page, '100–150 ml milk, oat');
    const cards = await readCards(page);
    expect(cards.map(([part]) => part)).toEqual(['quantity', 'unit', 'food', 'comment']);
    expect(cards[0]).toEqual(['quantity', 'high', 'Amount | 100 | 100% · high']);
    expect(cards[2]?.[2]).toMatch(/^Food \| milk \| New to your group \| \d+% · high$/);
    expect(cards[3]?.[1]).toBe('low');
    expect(cards[3]?.[2]).toMatch(/\| \d+% · low$/);
    await page.locator('main dl', { hasText: 'English' }).waitFor();
    await page.locator('main summary').click();
    await page.locator('main pre', { hasText: '"isLearned": false' }).waitFor();
    await scan(page);
    await endVisit(visitor);
  });

  it('read an example at a click, in the language that it is in or in one that is chosen', async () => {
    const visitor = await stage.openPage('/admin/debug/parser', phone);
    const { page } = visitor;
    const facts = page.locator('main dl');
    expect(await page.locator('main form ul button').count()).toBe(5);
    for (const [language, name] of [
      ['de', 'German'],
      ['fr', 'French'],
      ['ja', 'Japanese'],
    ] as const) {
      await page.locator(`main form ul button[lang="${language}"]`).tap();
      await facts.filter({ hasText: name }).waitFor();
    }
    await scan(page);
    await page.locator('main select').selectOption('de');
    await readAs(page, '2 EL Zucker');
    await facts.filter({ hasText: 'German' }).waitFor();
    expect((await readCards(page)).map(([, , text]) => text.split(' | ')[1])).toEqual([
      '2',
      'EL',
      'Zucker',
      'None',
    ]);
    await endVisit(visitor);
  });

  it('offer what a food may mean, and say when something learned decided', async () => {
    const client = await stage.apiClient();
    const figs = (await client.change('POST', '/api/foods', { name: 'dried fig' })) as { id: string };
    const visitor = await stage.openPage('/admin/debug/parser');
    const { page } = visitor;
    await readAs(page, '3 dried figz');
    await page
      .locator('main [data-part="offers-food"] li', { hasText: /dried fig\s*\d+%/ })
      .first()
      .waitFor();
    await page.locator('main dl', { hasText: /Learned from corrections\s*No/ }).waitFor();
    const taught = { line: '3 dried figz', quantity: 3, unitId: null, foodId: figs.id, note: '' };
    await client.change('POST', '/api/parser/corrections', { lines: [taught] });
    await readAs(page, '3 dried figz');
    await page.locator('main dl', { hasText: 'Yes, it decided this reading' }).waitFor();
    expect((await readCards(page))[2]?.[2]).toMatch(/^Food \| dried fig \| Known in your group/);
    await scan(page);
    await endVisit(visitor);
  });

  it('read with rules, which state no confidence, and with the AI service, which can fail', async () => {
    const visitor = await stage.openPage('/admin/debug/parser');
    const { page } = visitor;
    const choose = (name: string) => page.locator('main form label', { hasText: name }).first().click();
    await choose('Simple rules (brute)');
    expect(await page.locator('main select').isDisabled()).toBe(true);
    await readAs(page, '2 cups figs');
    expect((await readCards(page)).map(([, band]) => band)).toEqual(['none', 'none', 'none', 'none']);
    await scan(page);
    await choose('AI');
    await readAs(page, readLine);
    await page.locator('main dl', { hasText: '62% · medium' }).waitFor();
    expect((await readCards(page))[0]?.[2]).toBe('Amount | 0.5 | Not stated');
    isBroken = true;
    await readAs(page, readLine);
    await page.locator('main [role="alert"]').waitFor();
    expect(await parts(page).count()).toBe(0);
    await scan(page);
    isBroken = false;
    await endVisit(visitor);
  });
});

describe('the debug pages without an AI service', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('say so, and offer the other two parsers', async () => {
    const visitor = await stage.openPage('/admin/debug/openai');
    const { page } = visitor;
    await page.getByText('No AI service is set up').waitFor();
    await scan(page);
    await page.goto('/admin/debug/parser');
    await page.locator('main input[type="radio"]').first().waitFor({ state: 'attached' });
    const values = await page
      .locator('main input[type="radio"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values).toEqual(['nlp', 'brute']);
    await page.getByText('The AI service can be chosen once it is set up.').waitFor();
    await scan(page);
    await endVisit(visitor);
  });
});
