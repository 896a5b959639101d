import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from '../harness/axe.ts';
import { Stage } from '../harness/stage.ts';

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
    expect(await seriousViolations(page)).toEqual([]);
    await page.goto(link ?? '');
    await claim(page);
    await page.waitForURL(/\/admin\/setup/);
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

/** Walks the steps of the setup page: welcome, account, review. */
async function claim(page: Page): Promise<void> {
  const next = page.locator('form button[type="submit"]');
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
  expect(await seriousViolations(page)).toEqual([]);
  await next.click();
  await page.locator('input').first().waitFor({ state: 'detached' });
  expect(await seriousViolations(page)).toEqual([]);
  await next.click();
}
