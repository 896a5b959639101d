import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('the first start', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open({ isClaimed: false });
  });
  afterAll(() => stage.close());

  it('is claimed with the link that the log prints, once', async () => {
    const link = /http\S+\/setup\?code=\S+/.exec(stage.hearth.output)?.[0];
    expect(link).toBeDefined();
    const { page, problems } = await stage.newVisitor();
    await page.goto('/');
    await page.waitForURL(/\/setup/);
    await scan(page);
    await page.goto(link ?? '');
    const top = await claim(page);
    await page.waitForURL(/\/admin\/setup/);
    await page.locator('p', { hasText: 'Step 3 of 5' }).waitFor();
    await expect.poll(() => titleTop(page)).toBe(top);
    expect(await page.locator('main input[type="password"], main input[name="email"]').count()).toBe(0);
    await scan(page);
    for (const title of ['Everything correct?', 'All set']) {
      await page.locator('main button:visible').last().click();
      await page.locator('h1', { hasText: title }).waitFor();
      expect(await titleTop(page)).toBe(top);
    }
    await page.locator('main a[href="/"]').click();
    await page.waitForURL(/\/g\/home/);
    expect(problems).toEqual([]);

    const second = await fetch(`${stage.hearth.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: 'x',
        username: 'eve',
        fullName: 'Eve',
        email: 'eve@example.com',
        password: 'long enough',
      }),
    });
    expect(second.status).toBe(410);
  });
});

/** Walks the steps of the setup page: welcome, account. Returns where the title of all steps is. */
async function claim(page: Page): Promise<number> {
  const next = page.locator('form button[type="submit"]');
  await next.waitFor();
  const top = await titleTop(page);
  await next.click();
  const answers = {
    fullName: 'Ada Cook',
    username: 'ada',
    email: 'ada@example.com',
    password: 'a long enough password',
    repeated: 'a long enough password',
  };
  for (const [name, value] of Object.entries(answers))
    await page.locator(`input[name="${name}"]`).fill(value);
  expect(await titleTop(page)).toBe(top);
  await scan(page);
  await next.click();
  return top;
}

/** Where the title is in the document, in pixels, once its typeface is there. */
function titleTop(page: Page): Promise<number> {
  return page.locator('h1').evaluate(async (title) => {
    await document.fonts.ready;
    return Math.round(title.getBoundingClientRect().top + scrollY);
  });
}
