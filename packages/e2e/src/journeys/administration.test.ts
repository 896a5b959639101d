import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../harness/services/mail-server.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('the administration', () => {
  let stage: Stage;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    stage = await Stage.open({
      env: { LOG_LEVEL: 'info', ...mail.env },
    });
  });
  afterAll(async () => {
    await stage.close();
    await mail.close();
  });

  const findToast = (page: Page, text: string) =>
    page.locator('[role="status"], [role="alert"]', { hasText: text });

  it('creates a household, renames it, and deletes it again', async () => {
    const { page, context, problems } = await stage.openPage('/admin/manage/households');
    await page.locator('main header button').click();
    const dialog = page.locator('[role="dialog"]');
    await dialog.locator('input[name="name"]').fill('Lake house');
    await scan(page);
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('main li a', { hasText: 'Lake house' }).click();
    await page.locator('input[name="name"]').fill('Beach house');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('h1', { hasText: 'Beach house' }).waitFor();
    await page.goto('/admin/manage/households');
    await page.locator('main li', { hasText: 'Beach house' }).locator('button').click();
    await page.locator('[role="dialog"] button[type="submit"]').click();
    await page.locator('main li', { hasText: 'Beach house' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps a household and a group in which people live, and says why', async () => {
    for (const path of ['/admin/manage/households', '/admin/manage/groups']) {
      const { page, context } = await stage.openPage(path);
      const remove = page.locator('main li button').first();
      await remove.waitFor();
      expect(await remove.getAttribute('aria-disabled')).toBe('true');
      const reason = (await remove.getAttribute('title')) ?? '';
      expect(reason.length).toBeGreaterThan(10);
      await remove.click({ force: true });
      await findToast(page, reason).waitFor();
      expect(await page.locator('[role="dialog"]').count()).toBe(0);
      await context.close();
    }
  });

  it('a test mail arrives, in the language of the page', async () => {
    const { page, context, problems } = await stage.openPage('/admin/site-settings', { locale: 'de-DE' });
    await page.locator('input[name="email"]').fill('koch@example.com');
    await page
      .locator('main form', { has: page.locator('input[name="email"]') })
      .locator('button')
      .click();
    await page.locator('main [role="status"]', { hasText: 'koch@example.com' }).waitFor();
    expect(await mail.mailTo('koch@example.com')).toContain('Subject: Test-E-Mail von Hearth');
    expect(mail.count()).toBe(1);
    await scan(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the checks of the server find what is open here, and the test measures the connection', async () => {
    const { page, context, problems } = await stage.openPage('/admin/site-settings');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const row = (name: string) => page.locator('main li', { hasText: name });
    await row('Address').locator('code', { hasText: 'BASE_URL=' }).or(row('as BASE_URL says')).waitFor();
    expect(await page.locator('main li', { hasText: 'Not tested yet' }).count()).toBe(3);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await row('20 MB arrive whole').waitFor();
    await row('Events arrive one by one').waitFor();
    await row('clocks of the server and this device agree').waitFor();
    await row('accepts the sign-in').waitFor();
    await row('Backup elsewhere').getByRole('button', { name: 'Copy the lines for Settings' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('BACKUP_S3_BUCKET=hearth\n');
    await scan(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the facts for a bug report can be read and copied', async () => {
    const { page, context } = await stage.openPage('/admin/site-settings');
    await page.locator('main section header button, main section button', { hasText: 'Bug report' }).click();
    const report = page.locator('[role="dialog"] pre');
    await report.waitFor();
    expect(await report.innerText()).toContain('dbType: sqlite');
    expect(await report.innerText()).not.toContain(stage.hearth.folder);
    await scan(page);
    await context.close();
  });

  it('stray files are counted and cleaned, and the log is shown and emptied', async () => {
    mkdirSync(join(stage.hearth.folder, 'recipes/not-an-id'), { recursive: true });
    writeFileSync(join(stage.hearth.folder, 'recipes/not-an-id/file.txt'), 'x');
    const { page, context, problems } = await stage.openPage('/admin/maintenance');
    await page.locator('main li', { hasText: '1 folder' }).locator('button').click();
    await findToast(page, '1 Recipe folders removed').waitFor();
    await page.locator('main li', { hasText: '0 folders' }).waitFor();
    const log = page.getByRole('log');
    await log.locator('div', { hasText: 'Hearth has started' }).first().waitFor();
    await scan(page);
    await page.locator('main button', { hasText: 'Clear log' }).click();
    await page.locator('[role="dialog"] button[type="submit"]').click();
    await findToast(page, 'Logs cleaned').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a damaged database file is reported on every page until a check finds no damage', async () => {
    const damaged = { checkedAt: '2026-01-02T03:04:05Z', durationMs: 20, damage: ['Page 7: never used'] };
    writeFileSync(join(stage.hearth.folder, 'database-check.json'), JSON.stringify(damaged));
    const { page, context, problems } = await stage.openPage('/admin/manage/groups');
    const banner = page.locator('[role="alert"]', { hasText: 'The database file is damaged.' });
    await banner.locator('a').click();
    await page.locator('main section', { hasText: 'Page 7: never used' }).waitFor();
    await scan(page);
    await page.locator('main button', { hasText: 'Check now' }).click();
    await page.locator('main section', { hasText: 'no damage' }).waitFor();
    await banner.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the AI check says that nothing is set up', async () => {
    const { page, context, problems } = await stage.openPage('/admin/debug/openai');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main', { hasText: 'OpenAI is not enabled' }).waitFor();
    await scan(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the guide stores the first choices and leads on to what there is', async () => {
    const { page, context, problems } = await stage.openPage('/admin/setup');
    const read = async (path: string): Promise<object> =>
      (await context.request.get(`${stage.hearth.url}${path}`)).json();
    const next = page.locator('main button:visible').last();
    await next.click();
    await page.locator('h1', { hasText: 'About you' }).waitFor();
    await page.locator('main input[name="fullName"]').fill('Ada Lovelace');
    await scan(page);
    await next.click();
    await page.locator('h1', { hasText: 'Basic settings' }).waitFor();
    expect(await read('/api/users/self')).toMatchObject({ fullName: 'Ada Lovelace', username: 'admin' });
    await page.getByLabel('Name of your household').fill('The Lovelaces');
    await page.getByLabel('Measures').selectOption('metric');
    await page.getByLabel('First day of the week').selectOption('6');
    await page.locator('main input[role="switch"]').last().check();
    await scan(page);
    await next.click();
    await page.locator('main dl', { hasText: 'Saturday' }).waitFor();
    await next.click();
    await page.locator('h1', { hasText: 'All set' }).waitFor();
    await scan(page);
    expect(await read('/api/households/self')).toMatchObject({ name: 'The Lovelaces' });
    expect(await read('/api/groups/preferences')).toMatchObject({ privateGroup: false });
    expect(await read('/api/households/preferences')).toMatchObject({
      privateHousehold: false,
      recipePublic: true,
      firstDayOfWeek: 6,
    });
    const links = await page
      .locator('main ul a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const beginnings = ['/g/home/r/create/url', '/group/migrations', '/g/home/r/create/new'];
    expect(links.slice(0, beginnings.length)).toEqual(beginnings);
    await page.locator('main [data-part="invite"]').click();
    await page.locator('[role="dialog"] svg').first().waitFor();
    await scan(page);
    await page.keyboard.press('Escape');
    for (const href of links) {
      await page.goto(href ?? '');
      await page.locator('h1').waitFor();
      expect([href, new URL(page.url()).pathname]).toEqual([href, href]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
