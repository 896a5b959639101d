import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../harness/stage/browser.ts';
import { giveUp } from '../harness/screens/dead-letters.ts';
import { hasFocus } from '../harness/screens/keys.ts';
import { type JsonReceiver, startJsonReceiver } from '../harness/services/receiver.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('automation of the server', () => {
  let stage: Stage;
  let receiver: JsonReceiver;
  beforeAll(async () => {
    receiver = await startJsonReceiver();
    stage = await Stage.open({ env: { OUTBOUND_TRUSTED: '127.0.0.1' } });
  });
  afterAll(async () => {
    await stage.close();
    await receiver.stop();
  });

  const findToast = (page: Page, text: string) =>
    page.locator('[role="status"], [role="alert"]', { hasText: text });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('a webhook is made, tried on a receiver, kept, deleted and brought back', async () => {
    const { page, context, problems } = await stage.openPage('/household/webhooks');
    await button(page, 'Create your first webhook').click();
    await page.locator('input[name="name"]').fill('Kitchen display');
    await page.locator('input[name="url"]').fill(`http://${receiver.host}/meals`);
    await page.locator('input[name="time"]').fill('18:45');
    await button(page, 'Test').click();
    await findToast(page, '204').waitFor();
    expect(receiver.received).toMatchObject([
      { message: { body: 'Test Webhook' }, eventType: 2, documentData: { webhookBody: [] } },
    ]);
    await scan(page);
    await page.reload();
    const row = page.locator('summary', { hasText: 'Kitchen display' });
    await row.filter({ hasText: /6:45\sPM/ }).waitFor();
    await row.click();
    await page.locator('form p', { hasText: '204' }).waitFor();
    await button(page, 'Delete').click();
    await row.waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    await row.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a notifier is created, given its events, tested, saved without showing its address, and deleted', async () => {
    const { page, context, problems } = await stage.openPage('/household/notifiers');
    const before = receiver.received.length;
    await button(page, 'Create your first notifier').click();
    const dialog = page.locator('[role="dialog"]');
    await dialog.locator('input[name="name"]').fill('Chat of the family');
    await dialog.locator('input[name="appriseUrl"]').fill(`json://${receiver.host}/secret`);
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    const created = page.getByRole('checkbox', { name: 'Recipes: Created' });
    await created.check();
    await button(page, 'Save').click();
    await findToast(page, 'Saved').waitFor();
    await button(page, 'Test').click();
    await findToast(page, 'Test message sent').waitFor();
    await expect.poll(() => receiver.received.length, patience).toBe(before + 1);
    expect(receiver.received.at(-1)).toMatchObject({ title: 'Test Message', message: 'test message' });
    await scan(page);
    await page.reload();
    await page.locator('summary', { hasText: 'Chat of the family' }).click();
    await created.waitFor();
    expect(await created.isChecked()).toBe(true);
    expect(await page.locator('input[name="appriseUrl"]').inputValue()).toBe('');
    expect(await page.content()).not.toContain('/secret');
    await button(page, 'Delete').click();
    await dialog.locator('button[type="submit"]').click();
    await page.locator('summary').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an administrator has a job done now and sees how it went', async () => {
    const { page, context, problems } = await stage.openPage('/admin/jobs');
    const job = page.locator('main li', { hasText: 'Tidy shopping lists' });
    await job.getByText('Has not run yet').waitFor();
    await job.getByRole('button').click();
    await findToast(page, 'Finished: Tidy shopping lists').waitFor();
    await job.getByText('successful').waitFor();
    await scan(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an administrator sees dead letters, retries a message and drops a job', async () => {
    const cook = await stage.apiClient();
    const made = await cook.change('POST', '/api/households/events/notifications', {
      name: 'Chat of the neighbours',
      appriseUrl: `json://${receiver.host}/neighbours`,
    });
    giveUp(stage.hearth, made as { id: string; name: string });
    const { page, context, problems } = await stage.openPage('/admin/jobs');
    const rows = page.locator('[data-part="given-up"]');
    const message = rows.filter({ hasText: 'Notification: Chat of the neighbours' });
    const job = rows.filter({ hasText: 'Import of several pages' });
    await message.getByText('unreachable').waitFor();
    await job.getByText('the worker died each time').waitFor();
    await scan(page);
    await message.getByRole('button', { name: /^Try again/ }).click();
    await findToast(page, 'Trying again').waitFor();
    await message.waitFor({ state: 'detached' });
    await expect
      .poll(() => receiver.arrivals.find(({ path }) => path === '/neighbours')?.body, patience)
      .toMatchObject({ message: 'given up yesterday', event_type: 'recipe_created' });
    const drop = job.getByRole('button', { name: /^Discard/ });
    await expect.poll(() => hasFocus(drop), patience).toBe(true);
    await drop.press('Enter');
    await page.locator('[role="dialog"] button[type="submit"]').click();
    await findToast(page, 'Discarded').waitFor();
    await rows.first().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.locator('main h1')), patience).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
