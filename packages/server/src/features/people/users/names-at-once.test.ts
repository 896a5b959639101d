import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestAnswer, TestMember } from '../../../testing/test-server.ts';
import { holdNames, updateUser } from '../user-store/index.ts';

/** On a busy machine things come late; what does not come at all fails all the same. */
const patience = { timeout: 10_000 };
const scope = systemScope('test');

const suite: SuiteOptions = { env: { ALLOW_SIGNUP: 'true' }, cook: { admin: true } };

describeServer('a name that two ask for at the same moment', suite, ({ server, engine, cook: admin }) => {
  let first: TestMember;
  let second: TestMember;
  beforeAll(async () => {
    first = await server.member();
    second = await server.member();
  });

  /** Whether a connection to the test's database waits for a lock of another one. */
  async function isAnyoneWaiting(): Promise<boolean> {
    // SQLite has one writer: the second waits for its turn before anything of it is seen.
    if (engine === 'sqlite') return true;
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(
      server.platform.database.schema,
    );
    return rows.length > 0;
  }

  /** The answer to a request that comes while the first account is being given that user name. */
  async function answerWhileTaken(username: string, request: () => Promise<TestAnswer>): Promise<TestAnswer> {
    let isAnswered = false;
    // A request has an async context of its own: it is not part of the transaction.
    const outside = AsyncLocalStorage.snapshot();
    const { answer } = await server.platform.database.write(scope, async (tx) => {
      await holdNames(tx);
      await updateUser(tx, first.id, { username, username_key: username });
      const asked = outside(request).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await isAnyoneWaiting()), patience).toBe(true);
      return { answer: asked };
    });
    return answer;
  }

  const newcomer = (email: string) => ({
    group: 'New',
    username: email.replace('@example.net', ''),
    email,
    fullName: 'New',
    password: 'a long and rare one',
    passwordConfirm: 'a long and rare one',
  });
  it.each<[string, string, (email: string) => Promise<TestAnswer>]>([
    [
      'another account',
      'one@example.net',
      (email) => server.as(admin).patch(`/api/admin/users/${second.id}`, { email }),
    ],
    [
      'an account that an administrator makes',
      'two@example.net',
      (email) => server.as(admin).post('/api/admin/users', { ...newcomer(email), group: undefined }),
    ],
    [
      'a newcomer',
      'three@example.net',
      (email) => server.nobody.post('/api/users/register', newcomer(email)),
    ],
  ])('is not the address of %s as well', async (_, email, request) => {
    expect((await answerWhileTaken(email, () => request(email))).status).toBeOneOf([400, 409]);
    const rows = await server.platform.database
      .read(scope)
      .selectFrom('users')
      .select('id')
      .where((eb) => eb.or([eb('username_key', '=', email), eb('email', '=', email)]))
      .execute();
    expect(rows).toEqual([{ id: first.id }]);
  });
});
