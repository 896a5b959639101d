import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { SecondStepNeeded, TokenAnswer } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const own = '/api/users/self/second-factor';
const minuteMs = 60_000;

describeServer('a second step', ({ server }) => {
  let cook: TestMember;
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    cook = await account(server);
    const setup = await server.as(cook).post(`${own}/totp`, { password: testPassword });
    ({ secret } = succeeded(setup) as { secret: string });
    const confirmed = await server.as(cook).post(`${own}/totp/confirm`, { code: code() });
    ({ recoveryCodes } = succeeded(confirmed) as { recoveryCodes: string[] });
    server.clock.advance(minuteMs);
  });

  /** What the authenticator shows now. */
  function code(of = secret): string {
    return new TOTP({ secret: of, digits: 6, period: 30 }).generate({
      timestamp: server.clock.now().getTime(),
    });
  }

  const signIn = (password = testPassword) =>
    server.send({ method: 'POST', url: '/api/auth/token', ...form({ username: cook.username, password }) });
  const begin = async () => SecondStepNeeded.parse((await signIn()).body).detail.secondStep;
  const finish = (token: string, typed: string) =>
    server.nobody.post('/api/auth/second-step', { token, code: typed });

  it('a right password alone opens nothing; the code does', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { token, methods } = await begin();
    expect(methods).toEqual(['totp', 'recovery']);
    const done = await finish(token, code());
    expect(String(done.headers['set-cookie'])).toContain('mealie.access_token=');
    const { access_token } = TokenAnswer.parse(succeeded(done));
    const self = await server.nobody.get('/api/users/self', { authorization: `Bearer ${access_token}` });
    expect(self.body).toMatchObject({ id: cook.id });
  });

  it('a wrong password gets the same response with and without a second factor', async () => {
    expect(await signIn('wrong')).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
  });

  it('no code is good twice, and no sign-in is finished twice', async () => {
    const first = await begin();
    const second = await begin();
    const used = code();
    expect((await finish(first.token, used)).status).toBe(200);
    expect((await finish(second.token, used)).status).toBe(400);
    server.clock.advance(minuteMs);
    expect((await finish(second.token, code())).status).toBe(200);
    server.clock.advance(minuteMs);
    expect((await finish(second.token, code())).status).toBe(401);
  });

  it('a code of a minute ago and of another secret are wrong; digits may have blanks', async () => {
    const { token } = await begin();
    const old = code();
    server.clock.advance(2 * minuteMs);
    expect((await finish(token, old)).status).toBe(400);
    expect((await finish(token, code('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'))).status).toBe(400);
    const now = code();
    expect((await finish(token, `${now.slice(0, 3)} ${now.slice(3)}`)).status).toBe(200);
  });

  it('a recovery code is good once, however it is typed', async () => {
    expect(recoveryCodes).toHaveLength(10);
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')} `;
    expect((await finish((await begin()).token, typed)).status).toBe(200);
    expect((await finish((await begin()).token, typed)).status).toBe(400);
    expect((await server.as(cook).get(own)).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('a sign-in that takes longer than ten minutes starts again', async () => {
    const { token } = await begin();
    server.clock.advance(11 * minuteMs);
    expect((await finish(token, code())).status).toBe(401);
  });

  it('guessing codes locks the name, and a known password does not unlock it', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await finish((await begin()).token, '000000')).status).toBe(400);
    }
    expect((await signIn()).status).toBe(423);
  });

  it('switching it off needs the password, and then the password is enough', async () => {
    expect((await server.as(cook).post(`${own}/totp/remove`, { password: 'wrong' })).status).toBe(400);
    expect((await signIn()).status).toBe(401);
    const off = await server.as(cook).post(`${own}/totp/remove`, { password: testPassword });
    expect(off.body).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(200);
  });

  it('a password reset does not bypass it', async () => {
    const admin = await server.member({ admin: true });
    const email = `${cook.username}@example.com`;
    const made = await server.as(admin).post('/api/admin/users/password-reset-token', { email });
    const password = 'battery staple';
    const given = { ...(succeeded(made) as { token: string }), email, password, passwordConfirm: password };
    succeeded(await server.nobody.post('/api/users/reset-password', given));
    expect((await signIn(password)).status).toBe(401);
    const { secondStep } = SecondStepNeeded.parse((await signIn(password)).body).detail;
    expect((await finish(secondStep.token, code())).status).toBe(200);
  });

  it('new recovery codes take the place of the old ones', async () => {
    const answer = await server.as(cook).post(`${own}/recovery-codes`, { password: testPassword });
    const fresh = (succeeded(answer) as { recoveryCodes: string[] }).recoveryCodes;
    expect((await finish((await begin()).token, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await finish((await begin()).token, fresh[0] ?? '')).status).toBe(200);
  });

  it('a secret that is switched on cannot be replaced, one that waits is worth nothing', async () => {
    expect((await server.as(cook).post(`${own}/totp`, { password: testPassword })).status).toBe(400);
    const other = await account(server);
    await server.as(other).post(`${own}/totp`, { password: testPassword });
    const url = '/api/auth/token';
    const fields = form({ username: other.username, password: testPassword });
    expect((await server.send({ method: 'POST', url, ...fields })).status).toBe(200);
  });

  it('the database holds neither the secret nor a recovery code', async () => {
    const reader = server.platform.database.read(systemScope('test'));
    const rows = [
      await reader.selectFrom('totp_secrets').selectAll().execute(),
      await reader.selectFrom('recovery_codes').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });

  it('recovery codes are stored under a slow hash, each with its own salt', async () => {
    const hashes = await storedCodes();
    expect(hashes).toHaveLength(10);
    for (const stored of hashes) expect(stored).toMatch(/^\$2[aby]\$10\$/);
    expect(new Set(hashes.map((stored) => stored.slice(0, 29))).size).toBe(10);
  });

  it('a recovery code stored by an earlier release works once, for its owner only', async () => {
    const hashCode = (userId: string) => createHash('sha256').update(`${userId}:abcdefghjk`).digest('hex');
    const [mine, others] = [hashCode(cook.id), hashCode('somebody else')];
    await server.platform.database.write(systemScope('test'), async (tx) => {
      await tx.deleteFrom('recovery_codes').where('user_id', '=', cook.id).execute();
      const rows = [others, mine].map((code_hash) => ({ user_id: cook.id, code_hash }));
      await tx.insertInto('recovery_codes').values(rows).execute();
    });
    expect((await finish((await begin()).token, 'abcde-fghjk')).status).toBe(200);
    expect((await finish((await begin()).token, 'abcde-fghjk')).status).toBe(400);
    expect(await storedCodes()).toEqual([others]);
  });

  it('of concurrent requests with the same recovery code one succeeds', async () => {
    const tokens = await Promise.all(Array.from({ length: 3 }, async () => (await begin()).token));
    const answers = await Promise.all(tokens.map((token) => finish(token, recoveryCodes[0] ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  async function storedCodes(): Promise<string[]> {
    const reader = server.platform.database.read(systemScope('test'));
    const rows = await reader
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', cook.id)
      .execute();
    return rows.map((row) => row.code_hash);
  }

  it('API tokens go on without a second step', async () => {
    const token = await server.as(cook).post('/api/users/api-tokens', { name: 'Phone' });
    const text = (succeeded(token) as { token: string }).token;
    expect((await server.nobody.get('/api/users/self', { authorization: `Bearer ${text}` })).status).toBe(
      200,
    );
  });
});
