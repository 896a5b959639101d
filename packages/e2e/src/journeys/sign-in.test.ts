import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, fillInSignIn, patience, sessionCookie, type Visitor } from '../harness/stage/browser.ts';
import { administrator, type HearthProcess } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const hourSeconds = 3600;
/** Without being remembered, a session and its cookie last for this long; a variable of the environment says so. */
const tokenHours = 3;
const rememberedDays = 30;
const attemptsBeforeLock = 5;

/** Places that a link to the sign-in page could name; all of them are in the tests of `safeNextPath`. */
const foreignTargets = [
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/.//evil.example',
  '/%2f/evil.example',
  'javascript:globalThis.hearthWasHit=1',
  'data:text/html,<script>hearthWasHit=1</script>',
];

describe('signing in', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open({ env: { TOKEN_TIME: String(tokenHours) } });
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
    page = visitor.page;
  });
  afterEach(() => endVisit(visitor));
  afterAll(() => stage.close());

  it('answers a wrong password and an unknown name with the same words', async () => {
    await page.goto('/login?direct=1');
    await scan(page, 'sign-in');
    const wrongPassword = await refusal(page, { username: administrator.username, password: 'not this one' });
    await scan(page, 'sign-in-refused');
    const unknownName = await refusal(page, { username: 'nobody', password: 'not this one' });
    expect([wrongPassword, unknownName]).toEqual(['Invalid Credentials', 'Invalid Credentials']);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await sessionCookie(visitor.context)).toBeUndefined();
  });

  it('asks for both words before it asks the server', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/login?direct=1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your username or email address and your password').waitFor();
    expect(await page.locator('input[name="username"]').getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toContain('/api/auth/token');
  });

  it('reports a name locked after too many wrong passwords, whether or not the account exists', async () => {
    for (let attempt = 0; attempt < attemptsBeforeLock; attempt += 1)
      await postWords(stage.hearth, { username: 'stranger', password: `guess ${attempt}` });
    await page.goto('/login?direct=1');
    const words = { username: 'stranger', password: 'one guess more' };
    expect(await refusal(page, words)).toMatch(
      /^Account Locked\. Please try again later\s+Too many failed attempts\. Try again in (24|23) hours, or ask/,
    );
  });

  it('leads to the library of the group, with the keyboard alone', async () => {
    await page.goto('/login?direct=1');
    await page.locator('input[name="username"]:focus').waitFor();
    await page.keyboard.type(administrator.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/g/home');
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => title.allInnerTexts(), patience).toEqual(['Recipes']);
    await scan(page, 'library-empty');
  });

  it('leads to where one was heading, with the query of the address', async () => {
    await page.goto('/g/home/r/create/url?recipe_import_url=&edit=true');
    await page.waitForURL('/login?**');
    await page.getByText('Sign in to see that page.').waitFor();
    await fillInSignIn(page, administrator);
    await page.waitForURL('/g/home/r/create/url?**');
    expect(new URL(page.url()).searchParams.get('edit')).toBe('true');
    await page.getByRole('heading', { level: 1, name: 'Add recipes' }).waitFor();
  });

  it('never leads to another site, nor to a program', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login?next=https%3A%2F%2Fevil.example%2F');
    await fillInSignIn(page, administrator);
    await page.waitForURL('/g/home');
    for (const next of foreignTargets) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.locator('main').waitFor();
      expect(new URL(page.url()).origin).toBe(stage.hearth.url);
    }
    expect(asked.filter((url) => url.includes('evil.example') && !url.startsWith(stage.hearth.url))).toEqual(
      [],
    );
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hearthWasHit') as unknown)).toBeUndefined();
  });

  it('remembers users who choose it for a month, and others for their session only', async () => {
    const now = () => Date.now() / 1000;
    await signInRemembered(page, true);
    const month = (await sessionCookie(visitor.context))?.expires ?? 0;
    expect(month - now()).toBeGreaterThan((rememberedDays - 1) * 24 * hourSeconds);

    await visitor.context.clearCookies();
    await signInRemembered(page, false);
    const short = await sessionCookie(visitor.context);
    expect((short?.expires ?? Number.POSITIVE_INFINITY) - now()).toBeLessThanOrEqual(
      tokenHours * hourSeconds,
    );
    expect(short).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('is over on the server too once one signs out', async () => {
    await page.goto('/login?direct=1');
    await fillInSignIn(page, administrator);
    await page.waitForURL('/g/home');
    const token = (await sessionCookie(visitor.context))?.value ?? '';
    const copy = new ApiClient(stage.hearth, token);
    expect((await copy.get('/api/users/self')).status).toBe(200);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/login?direct=1');
    expect((await copy.get('/api/users/self')).status).toBe(401);
    expect(await sessionCookie(visitor.context)).toBeUndefined();
    await page.goto('/g/home/r/create/new');
    await page.waitForURL('/login?**');
  });
});

/** Sends wrong credentials; returns the page's message. */
async function refusal(page: Page, words: { username: string; password: string }): Promise<string> {
  const answered = page.waitForResponse('**/api/auth/token');
  await fillInSignIn(page, words);
  await answered;
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return (await alert.innerText()).trim();
}

function postWords(hearth: HearthProcess, words: { username: string; password: string }): Promise<Response> {
  return fetch(`${hearth.url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(words) });
}

async function signInRemembered(page: Page, isRemembered: boolean): Promise<void> {
  await page.goto('/login?direct=1');
  await page.getByLabel('Remember me').setChecked(isRemembered);
  await fillInSignIn(page, administrator);
  await page.waitForURL('/g/home');
}
