import { beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { account } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { SoftwareAuthenticator } from './software-authenticator-for-test.ts';
import { askForPasskey, usePasskey } from './second-factor.service.ts';

const site = { id: 'localhost', origin: 'http://localhost:8080' };
const secret = 'secret of the browser';
const authenticator = new SoftwareAuthenticator('key', site);

describeServer('a passkey', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    cook = await account(server);
    const row = {
      id: 'key',
      user_id: cook.id,
      name: 'Key',
      public_key: authenticator.publicKey,
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

  /** Asks for the passkey; the returned function answers with the given counter of its signatures. */
  const ask = async () => {
    const { challenge } = await askForPasskey(server.platform, cook.id, secret, site);
    return (counter: number) => {
      const response = authenticator.sign(challenge, counter);
      return usePasskey(server.platform, cook.id, { secret, site, response });
    };
  };

  it('responds to a challenge once', async () => {
    const answer = await ask();
    await answer(5);
    await expect(answer(6)).rejects.toMatchObject({ code: 'passkeyRefused' });
  });

  it('is refused if its counter is not above that of its last use', async () => {
    await (
      await ask()
    )(10);
    await expect((await ask())(10)).rejects.toMatchObject({ code: 'passkeyRefused' });
    await (
      await ask()
    )(11);
  });
});
