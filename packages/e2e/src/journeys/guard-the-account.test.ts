import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, fillInSignIn, signIn, type Visitor } from '../harness/stage/browser.ts';
import { administrator, type HearthProcess } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

/** The second of the authenticator's codes comes half a minute later: no code is good twice. */
const laterMs = 30_000;
const generateCode = (secret: string, offsetMs = 0) =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + offsetMs });

describe('guarding the account', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    stage = await Stage.open({ hostName: 'localhost' });
    visitor = await stage.newVisitor();
    page = visitor.page;
    await signIn(page);
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
  });

  it('an authenticator is set up with the picture, the password and its first code', async () => {
    await page.goto('/user/profile/security');
    await scan(page, 'security');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('not this one');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(administrator.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').locator('svg', { hasText: 'QR code for the authenticator app' }).waitFor();
    await scan(page, 'security-authenticator');
    secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
    await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is not valid').waitFor();
    await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(generateCode(secret));
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await scan(page, 'security-recovery-codes');
    recoveryCodes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 codes left.').waitFor();
    expect(recoveryCodes).toHaveLength(10);
  });

  it('signing in then takes the code; a recovery code does it too, once', async () => {
    const other = await stage.newVisitor();
    await other.page.goto('/login?direct=1');
    await fillInSignIn(other.page, administrator);
    await other.page.getByLabel('Authenticator code').fill('000000');
    await scan(other.page, 'sign-in-second-step');
    await other.page.getByRole('button', { name: 'Confirm' }).click();
    await other.page.getByText('This code is not valid').waitFor();
    await other.page.getByLabel('Authenticator code').fill(generateCode(secret, laterMs));
    await other.page.getByRole('button', { name: 'Confirm' }).click();
    await other.page.waitForURL('/g/home');
    await endVisit(other);

    const third = await stage.newVisitor();
    await third.page.goto('/login?direct=1');
    await fillInSignIn(third.page, administrator);
    await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await third.page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await third.page.getByRole('button', { name: 'Confirm' }).click();
    await third.page.waitForURL('/g/home');
    expect(await third.page.getByRole('heading', { level: 1 }).innerText()).toBe('Recipes');
    await endVisit(third);
    await page.reload();
    await page.getByText('9 codes left.').waitFor();
  });

  it('a passkey is made and opens in the place of the code', async () => {
    await addVirtualAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Kitchen key');
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(administrator.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Passkey added').waitFor();
    await page.getByText('Kitchen key').waitFor();
    await scan(page, 'security-passkey');

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/login?direct=1');
    await fillInSignIn(page, administrator);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('/g/home');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Recipes');
  });

  it('devices are listed, and signed out from here', async () => {
    const token = await otherDevice(stage.hearth, recoveryCodes[1] ?? '');
    const other = new ApiClient(stage.hearth, token);
    expect((await other.get('/api/users/self')).status).toBe(200);
    await page.goto('/user/profile/security');
    await page.getByText('This device').waitFor();
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Signed out on all other devices').waitFor();
    expect((await other.get('/api/users/self')).status).toBe(401);
    expect(await page.getByRole('listitem').filter({ hasText: 'Last seen' }).count()).toBe(1);
  });

  it('an API token is shown once, works within its scope, and is revoked', async () => {
    await page.goto('/user/profile/api-tokens');
    await page.getByLabel('Name').fill('Kitchen tablet');
    await page.getByText('Read only').click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const text = await page.locator('output', { hasText: 'hearth_' }).innerText();
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).not.toBe('true');
    await scan(page, 'api-tokens');
    const program = new ApiClient(stage.hearth, text);
    expect((await program.get('/api/recipes')).status).toBe(200);
    expect((await program.post('/api/recipes', { name: 'No' })).status).toBe(403);
    await page.reload();
    await page.getByText('1 active token').waitFor();
    expect(await page.getByText('hearth_').count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke Kitchen tablet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('No tokens yet.').waitFor();
    await page.getByRole('button', { name: 'Create your first token' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect((await program.get('/api/recipes')).status).toBe(401);
  });

  it('without the second factor the password is enough again', async () => {
    await page.goto('/user/profile/security');
    await page.getByRole('button', { name: 'Remove Kitchen key' }).click();
    await confirmWithPassword(page, 'Remove');
    await page.getByText('“Kitchen key” was removed').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await confirmWithPassword(page, 'Turn off');
    await page.getByText('Authenticator app turned off').waitFor();
    expect(await stage.hearth.signIn()).toMatch(/\./);
  });
});

async function confirmWithPassword(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(administrator.password);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

/** An authenticator without a body, by the browser's own protocol. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Signs in on another device, with a recovery code. */
async function otherDevice(hearth: HearthProcess, code: string): Promise<string> {
  const form = new URLSearchParams({ username: administrator.username, password: administrator.password });
  const first = await fetch(`${hearth.url}/api/auth/token`, { method: 'POST', body: form });
  const { detail } = (await first.json()) as { detail: { secondStep: { token: string } } };
  const step = { token: detail.secondStep.token, code };
  const answer = await new ApiClient(hearth).post('/api/auth/second-step', step);
  return (answer.body as { access_token: string }).access_token;
}
