import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { PasswordHasher } from '../../../platform/secrets/password-hasher.ts';

/** Records the hashes that passwords are verified against; undefined is the decoy. */
class RecordingHasher extends PasswordHasher {
  readonly verified: (string | undefined)[] = [];

  override async verify(password: string, stored: string | undefined): Promise<boolean> {
    this.verified.push(stored);
    return super.verify(password, stored);
  }
}

describe.each(testEngines)('passwords on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  const passwords = new RecordingHasher(4);
  beforeAll(async () => {
    server = await TestServer.start(engine, { BASE_URL: 'https://kitchenette.example.com' }, { passwords });
    cook = await account(server);
  });
  afterAll(() => server.stop());

  it('a sign-in under a name without an account verifies a decoy', async () => {
    const { payload, headers } = form({ username: 'nobody at all', password: testPassword });
    passwords.verified.length = 0;
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(401);
    expect(passwords.verified).toEqual([undefined]);
  });

  const change = (newPassword: string, language = 'en-US') =>
    server
      .as(cook)
      .put(
        '/api/users/password',
        { currentPassword: testPassword, newPassword },
        { 'accept-language': language },
      );

  it.each(['password', 'PASSWORD', 'iloveyou', 'MyPassword', 'qwertyuiop', '12345678'])(
    'the much used password %s is refused, with the reason',
    async (password) => {
      const answer = await change(password);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        detail: [{ loc: ['body', 'newPassword'], input: '' }],
        code: 'passwordTooCommon',
        field: 'newPassword',
        message: expect.stringContaining('too common'),
      });
    },
  );

  it('the reason comes in the language of the reader', async () => {
    expect((await change('iloveyou', 'de-DE')).body).toMatchObject({
      code: 'passwordTooCommon',
      message: expect.stringContaining('verbreitet'),
    });
  });

  it('names of the owner and of the site are refused, with digits after them too', async () => {
    const names = [
      cook.username,
      `The ${cook.username}`,
      `${cook.username}@example.com`,
      'kitchenette.example.com',
      'Hearth1234',
    ];
    for (const name of names)
      expect((await change(`${name}2026!`)).body).toMatchObject({
        code: 'passwordIsName',
        field: 'newPassword',
        message: expect.stringContaining('name'),
      });
  });

  it('a form can ask for the reason before an account is made', async () => {
    const ask = (password: string) =>
      server.nobody.post('/api/validators/password', {
        password,
        username: 'ninetta',
        email: 'n@example.com',
      });
    expect(await ask('kettle on 4')).toMatchObject({ status: 200, body: { valid: true } });
    for (const [password, code] of [
      ['iloveyou', 'passwordTooCommon'],
      ['Ninetta2026', 'passwordIsName'],
      ['short', 'passwordTooShort'],
    ] as const)
      expect(await ask(password)).toMatchObject({ status: 422, body: { code, field: 'password' } });
  });

  it('a password that is none of these is taken, on every way to set one', async () => {
    const admin = await server.member({ admin: true });
    const body = { username: 'ninetta', fullName: 'Ninetta', email: 'ninetta@example.com' };
    const create = (password: string) => server.as(admin).post('/api/admin/users', { ...body, password });
    const place = { group: admin.groupSlug, household: admin.householdSlug };
    Object.assign(body, place);
    const refused = (code: string) => ({ status: 422, body: { code, field: 'password' } });
    expect(await create('ninetta2026')).toMatchObject(refused('passwordIsName'));
    expect(await create('iloveyou')).toMatchObject(refused('passwordTooCommon'));
    expect(await create('short')).toMatchObject(refused('passwordTooShort'));
    expect(await create('ü'.repeat(37))).toMatchObject(refused('passwordTooLong'));
    expect((await create('kettle on 4')).status).toBe(201);
    expect((await change('kettle on 4')).status).toBe(200);
  });
});
