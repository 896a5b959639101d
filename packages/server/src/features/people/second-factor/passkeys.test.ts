import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as webauthn from '@simplewebauthn/server';
import { systemScope } from '../../../platform/db/scope.ts';
import { account } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { askForPasskey, usePasskey } from './second-factor.service.ts';

// The library's own checks are not the subject here, but what is done with their outcome.
vi.mock('@simplewebauthn/server', async (original) => ({
  ...(await original<typeof webauthn>()),
  verifyAuthenticationResponse: vi.fn(),
}));
const verified = vi.mocked(webauthn.verifyAuthenticationResponse);
const site = { id: 'localhost', origin: 'http://localhost:8080' };
const secret = 'secret of the browser';

describe.each(testEngines)('a passkey on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = await account(server);
    const row = {
      id: 'key',
      user_id: cook.id,
      name: 'Key',
      public_key: 'AAAA',
      counter: 4,
      transports: '[]',
    };
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('passkeys')
        .values({ ...row, created_at: '2026-01-01T00:00:00.000000Z', last_used_at: null })
        .execute(),
    );
  });
  afterAll(() => server.stop());

  const answer = (newCounter: number) => {
    verified.mockResolvedValue({
      verified: true,
      authenticationInfo: { newCounter },
    } as Awaited<ReturnType<typeof webauthn.verifyAuthenticationResponse>>);
    return usePasskey(server.platform, cook.id, { secret, site, response: { id: 'key' } });
  };

  it('answers a challenge once', async () => {
    await askForPasskey(server.platform, cook.id, secret, site);
    await answer(5);
    await expect(answer(6)).rejects.toMatchObject({ code: 'passkeyRefused' });
  });

  it('is checked with the counter that it had the last time', async () => {
    await askForPasskey(server.platform, cook.id, secret, site);
    await answer(9);
    await askForPasskey(server.platform, cook.id, secret, site);
    await answer(10);
    expect(verified.mock.lastCall?.[0].credential.counter).toBe(9);
  });
});
