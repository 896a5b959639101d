import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, fillInSignIn, patience, phone } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const words = 'Soup\n\n2 leeks\n1 l water\n\nBoil everything for ten minutes.';

describe('the installed app', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('a browser finds everything that it needs to install it', async () => {
    const { page, context, problems } = await stage.openPage('/g/home');
    await untilControlled(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: { errorId: string }[];
    };
    // A context of its own counts as a private window, in which nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    await endVisit({ page, context, problems });
  });

  it('has its name in the language of the reader, and every picture is there', async () => {
    const { page, context, problems } = await stage.openPage('/g/home', { locale: 'ar' });
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const address = new URL(href ?? '', stage.hearth.url);
    const manifest = (await (await context.request.get(address.href)).json()) as {
      dir: string;
      lang: string;
      icons: { src: string; type: string }[];
      shortcuts: { name: string; url: string }[];
      share_target: { action: string };
    };
    expect(manifest).toMatchObject({ dir: 'rtl', lang: 'ar-SA' });
    expect(manifest.shortcuts.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    for (const { src, type } of manifest.icons) {
      const answer = await context.request.get(new URL(src, address).href);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
    }
    expect(new URL(manifest.share_target.action, address).pathname).toBe('/share');
    await endVisit({ page, context, problems });
  });

  it('a file of another app ends in the field of the import page', async () => {
    const visitor = await stage.openPage('/g/home', phone);
    const { page } = visitor;
    await untilControlled(page);
    await share(page, { text: 'Soup', file: words });
    await page.waitForURL(/\/r\/create\/url/);
    await page.getByText('soup.txt').waitFor();
    expect(await page.locator('[name="incoming"]').inputValue()).toBe('Soup');
    await scan(page, 'shared-file');
    await endVisit(visitor);
  });

  it('words that are shared before anyone has signed in wait for the sign-in', async () => {
    const visitor = await stage.newVisitor(phone);
    const { page } = visitor;
    const answer = await visitor.context.request.post('/share', {
      multipart: { title: 'Soup', text: words },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers()['location'] ?? '');
    await page.waitForURL(/\/login/);
    await fillInSignIn(page, administrator);
    await page.waitForURL(/\/r\/create\/url/);
    await expect.poll(() => page.locator('[name="incoming"]').inputValue(), patience).toBe(words);
    await endVisit(visitor);
  });

  it('a share without anything opens the empty field', async () => {
    const visitor = await stage.openPage('/share', phone);
    await visitor.page.waitForURL(/\/r\/create\/url/);
    expect(await visitor.page.locator('[name="incoming"]').inputValue()).toBe('');
    await endVisit(visitor);
  });

  it('a page says what this device keeps, and frees it', async () => {
    const visitor = await stage.openPage('/user/device', phone);
    const { page } = visitor;
    await untilControlled(page);
    const api = await stage.apiClient();
    await api.cook('Leek soup');
    await page.getByRole('switch', { name: 'All recipes' }).click({ force: true });
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.getByText('1 recipe is on this device.').waitFor();
    await scan(page, 'this-device');
    await page.getByRole('button', { name: 'Free up space' }).click();
    await page.getByText('0 recipes are on this device.').waitFor();
    expect(await page.evaluate(() => caches.has('hearth-pictures'))).toBe(false);
    await endVisit(visitor);
  });
});

function untilControlled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
}

/** Shares as a phone does: with a form that the browser sends. */
async function share(page: Page, { text, file }: { text: string; file: string }): Promise<void> {
  await page.evaluate(
    ([shared = '', content = '']) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/share';
      form.enctype = 'multipart/form-data';
      const field = document.createElement('input');
      field.name = 'text';
      field.value = shared;
      const files = document.createElement('input');
      files.type = 'file';
      files.name = 'files';
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'soup.txt', { type: 'text/plain' }));
      files.files = transfer.files;
      form.append(field, files);
      document.body.append(form);
      form.submit();
    },
    [text, file],
  );
}
