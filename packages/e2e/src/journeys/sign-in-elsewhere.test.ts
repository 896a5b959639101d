import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmWithPassword,
  endVisit,
  fillInSignIn,
  sessionCookie,
  type Visitor,
} from '../harness/stage/browser.ts';
import { directoryEnv, DirectoryServer } from '../harness/services/directory.ts';
import { client, startRealProvider } from '../harness/services/identity-provider.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const ann = { sub: 'a-1', name: 'Ann of the provider', email: 'ann@example.org', preferred_username: 'ann' };
const ben = {
  uid: 'ben',
  password: 'open sesame',
  attributes: { cn: 'Ben of the directory', mail: 'ben@example.org' },
};

describe('signing in with an account from elsewhere', () => {
  let provider: Awaited<ReturnType<typeof startRealProvider>>;
  let directory: DirectoryServer;
  let stage: Stage;
  let visitor: Visitor;
  beforeAll(async () => {
    const found = await DirectoryServer.start([ben]);
    directory = found.directory;
    stage = await Stage.open({ env: { ...directoryEnv, LDAP_SERVER_URL: found.url } });
    provider = await startRealProvider([ann], [`${stage.hearth.url}/login`]);
    provider.state.showsPage = true;
    await stage.hearth.restartWith({
      OIDC_AUTH_ENABLED: 'true',
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_CONFIGURATION_URL: provider.configurationUrl,
      OIDC_PROVIDER_NAME: 'Example ID',
    });
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
  });
  afterEach(() => endVisit(visitor));
  afterAll(async () => {
    await stage.close();
    await provider.stop();
    await directory.stop();
  });

  it('a person of the directory signs in with the words of the directory', async () => {
    const { page } = visitor;
    await page.goto('/login?direct=1');
    await fillInSignIn(page, { username: 'ben', password: 'wrong' });
    await page.getByText('Invalid Credentials').waitFor();
    await fillInSignIn(page, { username: 'ben', password: ben.password });
    await page.waitForURL('/g/home');
    await page.goto('/user/profile/security');
    await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
  });

  it('a person of the provider goes there and comes back to where they were heading', async () => {
    const { page } = visitor;
    await page.goto('/login?next=%2Fuser%2Fprofile%2Fsecurity');
    await scan(page, 'sign-in-with-provider');
    await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
    await page.getByRole('heading', { name: 'Example ID' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('/user/profile/security');
    await page.getByText('This device').waitFor();
    expect((await sessionCookie(visitor.context))?.httpOnly).toBe(true);
  });

  it('an administrator links a person whose address the provider does not confirm', async () => {
    const { page } = visitor;
    await page.goto('/login?direct=1');
    await fillInSignIn(page, administrator);
    await page.waitForURL('/g/home');
    const { id } = (await (await stage.apiClient()).get('/api/users/self')).body as { id: string };
    await page.goto(`/admin/manage/users/${id}`);
    await page.getByLabel('Identifier at the provider (sub)').fill('cleo-7');
    await page.getByRole('button', { name: 'Link account' }).click();
    await confirmWithPassword(page);
    await page.getByText('cleo-7').waitFor();
    await scan(page, 'user-with-a-linked-identity');
    await page.getByRole('button', { name: 'Remove link' }).click();
    await page.getByText('cleo-7').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Remove link' }).count()).toBe(0);
  });

  it('an answer that is not the provider’s is refused in words, and a reload does not bring it again', async () => {
    const { page } = visitor;
    await page.goto('/login?code=made-up&state=made-up');
    await page.getByText('This sign-in took too long, was already used').waitFor();
    await page.waitForURL('/login?direct=1');
    await scan(page, 'sign-in-refused-by-provider');
    expect(await sessionCookie(visitor.context)).toBeUndefined();
  });

  it('redirects to the provider if the operator has set it, but not if the form is requested', async () => {
    await stage.hearth.restartWith({ OIDC_AUTO_REDIRECT: 'true' });
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Example ID' }).waitFor();
    await page.goto('/login?direct=1');
    await page.locator('input[name="username"]').waitFor();
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
