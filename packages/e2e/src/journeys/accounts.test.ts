import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmWithPassword, signIn } from '../harness/stage/browser.ts';
import { type MailServer, startMailServer } from '../harness/services/mail-server.ts';
import { scan } from '../harness/screens/scan.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { Stage } from '../harness/stage/stage.ts';

const password = 'a long enough password';

/** A picture of one red point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('accounts', () => {
  let mail: MailServer;
  let stage: Stage;
  beforeAll(async () => {
    mail = await startMailServer();
    stage = await Stage.open({ env: { ...mail.env, ALLOW_SIGNUP: 'true' } });
  });
  afterAll(async () => {
    await stage.close();
    await mail.close();
  });

  const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`input[name="${name}"]`).fill(value);
  };
  const next = (page: Page) => page.locator('main form button[type="submit"]').click();
  const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
  const enter = async (page: Page, username: string, secret = password) => {
    await fill(page, { username, password: secret });
    await next(page);
    await page.waitForURL(/\/g\//);
  };
  const person = (username: string) => ({
    username,
    fullName: `The ${username}`,
    email: `${username}@example.com`,
    password,
    repeated: password,
  });

  it('a user who is invited by mail joins the household', async () => {
    const host = await stage.newVisitor();
    await signIn(host.page);
    await host.page.goto('/user/profile');
    await host.page.locator('[data-part="invite"]').click();
    const dialog = host.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.locator('input[name="email"]').fill('ada@example.com');
    await scan(host.page);
    await dialog.locator('button[type="submit"]').click();
    const link = /https?:\S+\/register\?token=[\w-]+/.exec(await mail.mailTo('ada@example.com'))?.[0];
    expect(link).toContain(stage.hearth.url);

    const guest = await stage.newVisitor();
    await guest.page.goto(link ?? '');
    await heading(guest.page, 'About you');
    await guest.page.getByText('Step 1 of 2').waitFor();
    await guest.page.getByText('invites you to the household “Family” in the group “Home”').waitFor();
    await scan(guest.page);
    await fill(guest.page, { ...person('ada'), repeated: 'something else' });
    await next(guest.page);
    await guest.page.getByText('Password must match').waitFor();
    await fill(guest.page, { repeated: password });
    await next(guest.page);
    await heading(guest.page, 'Everything correct?');
    await scan(guest.page);
    await next(guest.page);
    await guest.page.waitForURL(/\/g\/home/);
    await guest.page.goto('/user/profile');
    await guest.page.getByText('Family in Home').waitFor();
    expect(await guest.page.locator('[data-part="invite"]').count()).toBe(0);

    const late = await stage.newVisitor();
    await late.page.goto(link ?? '');
    await heading(late.page, 'Your invitation');
    await late.page.getByText('This invitation has been used or is too old').waitFor();
    await late.page.getByText('Step 1 of 3').waitFor();
    await fill(late.page, { token: 'another' });
    await next(late.page);
    await late.page.getByText('This invitation has been used or is too old').waitFor();
    await scan(late.page);
    expect([...host.problems, ...guest.problems, ...late.problems]).toEqual([]);
  });

  it('a user creates a group and is warned of names in use', async () => {
    const { page, problems } = await stage.newVisitor();
    await page.goto('/login?direct=1');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create your account');
    await scan(page);
    await page.locator('[data-way="create"]').click();
    await fill(page, { group: 'HOME' });
    await page.locator('input[name="group"]').blur();
    await page.getByText('Group name is taken').waitFor();
    await fill(page, { group: 'Bakery' });
    await next(page);
    await heading(page, 'About you');
    await fill(page, { ...person('grace'), username: 'ADMIN' });
    await page.getByText('Username is taken').waitFor();
    await next(page);
    await heading(page, 'About you');
    await fill(page, { username: 'grace', email: 'cook@example.com' });
    await next(page);
    await page.getByText('Email is taken').waitFor();
    await fill(page, { email: 'grace@example.com' });
    await fill(page, { password: 'Correct-Horse-9-Battery' });
    await page.getByText('Very strong').waitFor();
    await fill(page, { password });
    await page.getByText('Weak').waitFor();
    await next(page);
    await heading(page, 'Everything correct?');
    await page.locator('dd', { hasText: 'Bakery' }).waitFor();
    await next(page);
    await page.waitForURL(/\/g\/bakery/);
    expect(problems).toEqual([]);
  });

  it('a forgotten password is replaced through the mail', async () => {
    const { page, problems } = await stage.newVisitor();
    await page.goto('/login?direct=1');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await fill(page, { email: 'GRACE@example.com' });
    await next(page);
    await page.getByText('Check your email').waitFor();
    await scan(page);
    const content = await mail.mailTo('grace@example.com');
    const link = /https?:\S+\/reset-password\/\?token=[\w-]+/.exec(content)?.[0] ?? '';
    await page.goto(link);
    await heading(page, 'Choose a new password');
    const fresh = 'another good password';
    await fill(page, { email: 'grace@example.com', password: fresh, repeated: fresh });
    await scan(page);
    await next(page);
    await page.waitForURL(/\/login/);
    await enter(page, 'grace', fresh);
    await page.goto(link);
    await fill(page, { email: 'grace@example.com', password: fresh, repeated: fresh });
    await next(page);
    await page.getByText('This link is no longer valid.').waitFor();
    await page.goto('/reset-password');
    await page.getByRole('button', { name: 'Not possible without a link' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('people change their own data, picture, password and features', async () => {
    const { page, problems } = await stage.newVisitor();
    await page.goto('/login?direct=1');
    await enter(page, 'ada');
    await page.goto('/user/profile/edit');
    await heading(page, 'Your account');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: point });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your picture has been changed').waitFor();
    await page.locator('main img[src*="/profile.webp?cacheKey="]').waitFor({ state: 'attached' });
    await fill(page, { fullName: 'Ada of Lovelace', email: 'admin' });
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await page.getByText('Email Must Be Valid').waitFor();
    await fill(page, { email: 'ada@example.org', currentPassword: password });
    await save.click();
    await page.getByText('Your details have been saved').waitFor();
    await page.locator('label', { hasText: 'Show advanced features' }).click();
    await page.getByText('Advanced features are shown').waitFor();
    await fill(page, { current: 'wrong', password: 'a newer password', repeated: 'a newer password' });
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Invalid current password').waitFor();
    await fill(page, { current: password });
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed').waitFor();
    await scan(page);
    await page.goto('/user/profile');
    await heading(page, 'Hello, Ada of Lovelace');
    expect(problems).toEqual([]);
  });

  it('an administrator makes, changes and deletes an account, and its recipes pass on', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page);
    await page.goto('/admin/manage/users/create');
    await fill(page, person('cedric'));
    await scan(page);
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByText('Account created for cedric').waitFor();
    await cookAs(context, 'cedric', 'Cedric’s cake');

    await page.getByLabel('Search by name or email').fill('CEDR');
    await page.waitForURL(/q=CEDR/);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await scan(page);
    await page.getByRole('link', { name: 'cedric' }).click();
    await heading(page, 'The cedric');
    await page.locator('label', { hasText: 'Can invite' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account saved').waitFor();
    await page.locator('[data-part="reset-link"]').click();
    await confirmWithPassword(page);
    await expect.poll(() => page.getByLabel('Link', { exact: true }).inputValue()).toMatch(/token=/);
    await scan(page);

    await page.locator('[data-part="delete"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Change Me receives 1 recipe.').waitFor();
    await scan(page);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Change Me received 1 recipe').waitFor();
    const answer = await context.request.get(`${stage.hearth.url}/api/recipes?search=cake`);
    const self = await context.request.get(`${stage.hearth.url}/api/users/self`);
    const { items } = (await answer.json()) as { items: { userId: string }[] };
    expect(items.map(({ userId }) => userId)).toEqual([((await self.json()) as { id: string }).id]);
    expect(problems).toEqual([]);
  });

  it('the last administrator cannot be deleted, and is told so', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page);
    await page.goto('/admin/manage/users');
    await page.getByRole('link', { name: 'admin' }).first().click();
    await heading(page, 'Change Me');
    await page.locator('[data-part="delete"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This is your own account.').waitFor();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('A super user cannot be deleted').waitFor();
    expect(problems).toEqual([]);
  });

  it('confirms a new address of another user with the password, and a new administrator likewise', async () => {
    const { page, problems } = await stage.newVisitor();
    await signIn(page);
    await page.goto('/admin/manage/users/create');
    await fill(page, person('dora'));
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByText('Account created for dora').waitFor();
    await page.getByRole('link', { name: 'dora' }).click();
    await heading(page, 'The dora');
    await fill(page, { email: 'dora@example.org' });
    const save = page.getByRole('button', { name: 'Save' });
    const question = page.getByRole('dialog').filter({ hasText: 'Confirm that it’s you' });
    await save.click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Confirm with your password or second factor that it is you').waitFor();
    await save.click();
    await question.locator('input').fill(administrator.password);
    await question.locator('button[type="submit"]').click();
    await page.getByText('Account saved').waitFor();
    await page.locator('label', { hasText: 'Administrator' }).click();
    await save.click();
    await expect.poll(() => readFlags(page, 'dora')).toEqual({ email: 'dora@example.org', admin: true });
    expect(problems).toEqual([]);
  });

  async function readFlags({ request }: Page, username: string) {
    const answer = await request.get(`${stage.hearth.url}/api/admin/users?search=${username}`);
    const { items } = (await answer.json()) as { items: { email: string; admin: boolean }[] };
    return items.map(({ email, admin }) => ({ email, admin }))[0];
  }

  async function cookAs(
    { request }: { request: APIRequestContext },
    username: string,
    name: string,
  ): Promise<void> {
    const signedIn = await fetch(`${stage.hearth.url}/api/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
    });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    await request.post(`${stage.hearth.url}/api/recipes`, { headers, data: { name } });
  }
});
