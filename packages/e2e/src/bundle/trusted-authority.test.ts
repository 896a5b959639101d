import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit } from '../harness/stage/browser.ts';
import {
  client,
  makeCertificate,
  startRealProvider,
  type TestCertificate,
} from '../harness/services/identity-provider.ts';
import { Stage } from '../harness/stage/stage.ts';

const ann = { sub: 'a-1', name: 'Ann', email: 'ann@example.org', preferred_username: 'ann' };

describe('a provider whose certificate only the operator vouches for', () => {
  let stage: Stage;
  let certificate: TestCertificate;
  let provider: Awaited<ReturnType<typeof startRealProvider>>;
  beforeAll(async () => {
    certificate = makeCertificate();
    stage = await Stage.open();
    provider = await startRealProvider([ann], [`${stage.hearth.url}/login`], { tls: certificate });
  });
  afterAll(async () => {
    await stage.close();
    await provider.stop();
  });

  async function signIn(env: Readonly<Record<string, string>>): Promise<string> {
    await stage.hearth.restartWith({
      OIDC_AUTH_ENABLED: 'true',
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_CONFIGURATION_URL: provider.configurationUrl,
      OIDC_PROVIDER_NAME: 'Example ID',
      ...env,
    });
    const visitor = await stage.newVisitor({ ignoreHTTPSErrors: true });
    const { page } = visitor;
    await page.goto('/login');
    const answer = page.waitForResponse((one) => one.url().includes('/api/auth/oauth'));
    await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
    const status = (await answer).status();
    if (status === 302) await page.waitForURL('/g/home');
    const place = `${status} ${new URL(page.url()).pathname}`;
    await endVisit(visitor);
    return place;
  }

  it('is asked with OIDC_TLS_CACERTFILE, and not without', async () => {
    expect(await signIn({})).not.toContain('302');
    const file = join(stage.hearth.folder, 'authority.pem');
    writeFileSync(file, certificate.cert);
    expect(await signIn({ OIDC_TLS_CACERTFILE: file })).toBe('302 /g/home');
  });
});
