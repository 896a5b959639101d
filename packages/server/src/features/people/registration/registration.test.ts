import { beforeAll, expect, it } from 'vitest';
import { UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { account, form } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { takeInvitation } from '../invitations/index.ts';

const password = 'correct horse';
let count = 0;

function newcomer(change: object = {}) {
  count += 1;
  const username = `newcomer${count}`;
  return {
    group: `Kitchen ${count}`,
    username,
    fullName: `The ${username}`,
    email: `${username}@example.com`,
    password,
    passwordConfirm: password,
    ...change,
  };
}

describeServer('registration', { env: { ALLOW_SIGNUP: 'true' } }, ({ server }) => {
  beforeAll(async () => {
    await server.member({ admin: true });
  });

  const register = (body: object, to = server) => to.nobody.post('/api/users/register', body);
  const registered = async (body: object) => {
    server.clock.advance(60_000);
    return UserOut.parse(succeeded(await register(body)));
  };
  const as = async ({ id }: UserOut) => {
    const token = await server.token(id);
    return (path: string) => server.nobody.get(path, { authorization: `Bearer ${token}` });
  };
  const refusal = async (body: object) => {
    const before = await dumpRows(server.platform.database);
    const answer = await register(body);
    expect(await dumpRows(server.platform.database)).toEqual(before);
    return answer;
  };
  const invitation = async (uses = 1) => {
    const host = await server.member();
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ can_invite: 1 }).where('id', '=', host.id).execute(),
    );
    const { body } = await server.as(host).post('/api/households/invitations', { uses });
    return { host, token: String(Object(body).token) };
  };

  it('the user who creates a group manages it, and can sign in', async () => {
    const given = newcomer({ username: '  NewName ', email: ' New@Example.COM ', fullName: ' New ' });
    const user = await registered(given);
    expect(user).toMatchObject({
      username: 'newname',
      email: 'new@example.com',
      fullName: 'New',
      group: given.group,
      household: 'Family',
      admin: false,
      advanced: false,
      canInvite: true,
      canManage: true,
      canManageHousehold: true,
      canOrganize: true,
      authMethod: 'Mealie',
      tokens: [],
    });
    const { payload, headers } = form({ username: 'NEWNAME', password });
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(200);
  });

  it.each([
    { private: true, advanced: false },
    { private: false, advanced: true },
  ])('preferences follow %j', async (given) => {
    const get = await as(await registered(newcomer({ ...given, household: 'Upstairs' })));
    expect((await get('/api/groups/self')).body).toMatchObject({
      preferences: { privateGroup: given.private },
    });
    expect((await get('/api/households/self')).body).toMatchObject({
      name: 'Upstairs',
      preferences: {
        privateHousehold: given.private,
        recipePublic: !given.private,
        recipeShowNutrition: given.advanced,
        recipeShowAssets: given.advanced,
        recipeDisableComments: given.advanced,
        recipeDisableAmount: false,
        recipeLandscapeView: false,
        firstDayOfWeek: 0,
      },
    });
  });

  it.each([
    ['Upstairs', ['Upstairs', 'Family']],
    ['Family', ['Family']],
    [' family ', ['Family']],
    ['🏠', ['🏠', 'Family']],
    ['', ['Family']],
    [null, ['Family']],
  ])('the household “%s” makes %j', async (household, expected) => {
    const get = await as(await registered(newcomer({ household })));
    const { items } = Object((await get('/api/groups/households')).body) as { items: { name: string }[] };
    expect(items.map(({ name }) => name)).toEqual(expected);
  });

  it('a group name that is taken gets a number, in any case', async () => {
    const names = [];
    for (const group of ['Shared', 'Shared', 'SHARED', 'Shared']) {
      names.push((await registered(newcomer({ group }))).group);
    }
    expect(names).toEqual(['Shared', 'Shared (1)', 'SHARED (2)', 'Shared (3)']);
  });

  it('by invitation one joins the household, without any right, as often as it says', async () => {
    const { host, token } = await invitation(2);
    const join = () => newcomer({ group: '', household: '', groupToken: token, advanced: true });
    for (let use = 0; use < 2; use += 1) {
      expect(await registered(join())).toMatchObject({
        groupId: host.groupId,
        householdId: host.householdId,
        advanced: true,
        canInvite: false,
        canManage: false,
        canManageHousehold: false,
        canOrganize: false,
        admin: false,
      });
    }
    expect(await refusal(join())).toMatchObject({
      status: 400,
      body: { detail: { message: 'Invalid group token' } },
    });
    expect(await server.rowCounts()).toMatchObject({ invite_tokens: 0 });
  });

  it('refuses an invitation that expires during the registration', async () => {
    const found = server.platform.secrets.fingerprint('invitation', (await invitation()).token);
    const take = (days: number) => {
      const now = storedInstant(new Date(server.clock.now().getTime() + days * 86_400_000));
      return server.platform.database.write(systemScope('test'), (tx) => takeInvitation(tx, found, now));
    };
    expect(await take(4)).toBeUndefined();
    expect(await take(3.9)).toMatchObject({ groupId: expect.any(String) });
    expect(await take(3.9)).toBeUndefined();
  });

  it('of many who want the last use of an invitation at once one gets it', async () => {
    const { token } = await invitation(1);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(newcomer({ group: null, groupToken: token }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it('of two users who register the same name at once one is refused', async () => {
    const given = newcomer({ group: 'Race' });
    const answers = await Promise.all([register(given), register(given), register(given)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('an invitation expires after four days, and is deleted', async () => {
    const { token } = await invitation();
    server.clock.advance(4 * 86_400_000 - 120_000);
    expect((await refusal(newcomer({ groupToken: 'nope' }))).status).toBe(400);
    server.clock.advance(120_000);
    expect((await refusal(newcomer({ groupToken: token }))).body).toEqual({
      detail: { message: 'Invalid group token' },
      code: 'invalidGroupToken',
      field: 'groupToken',
    });
    await server.platform.jobs.start();
    // Daily work has its time of day.
    server.clock.advance(86_400_000);
    await server.workOff();
    await server.platform.jobs.stop();
    expect(await server.rowCounts()).toMatchObject({ invite_tokens: 0 });
  });

  it.each([
    ['username', { username: 'COOK-TAKEN' }, 'This username is already taken'],
    ['e-mail address', { email: 'COOK-TAKEN@example.com' }, 'This email is already in use'],
  ])('a %s that is taken is refused, whatever its case', async (_, change, message) => {
    await register(newcomer({ username: 'cook-taken', email: 'cook-taken@example.com' }));
    expect(await refusal(newcomer(change))).toMatchObject({ status: 409, body: { detail: { message } } });
  });

  it.each([
    ['different passwords', { passwordConfirm: 'x' }, 'passwordConfirm', 'passwords do not match'],
    ['neither group nor token', { group: null }, 'group_token', 'group or group_token must be provided'],
    ['a blank group', { group: '  ' }, 'group_token', 'group or group_token must be provided'],
    ['an unknown locale', { locale: 'xx-YY' }, 'locale', 'invalid locale'],
    ['no e-mail address', { email: 'nobody' }, 'email', 'Email Must Be Valid'],
    ['a blank user name', { username: '  ' }, 'username', 'This Field is Required'],
    ['a user name with a blank', { username: 'a b' }, 'username', 'No Whitespace Allowed'],
    ['a blank name', { fullName: '' }, 'fullName', 'This Field is Required'],
    [
      'a password that bcrypt would cut',
      { password: 'ü'.repeat(37), passwordConfirm: 'ü'.repeat(37) },
      'password',
      'a password may have at most 72 bytes',
    ],
  ])('%s: refused at its field, nothing stored', async (_, change, field, message) => {
    expect(await refusal(newcomer(change))).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'value_error', loc: ['body', field], msg: `Value error, ${message}` }] },
    });
  });

  it('a short password is refused', async () => {
    const short = { password: '1234567', passwordConfirm: '1234567' };
    expect((await refusal(newcomer(short))).body).toMatchObject({
      detail: [{ type: 'string_too_short', loc: ['body', 'password'] }],
    });
  });

  it('an empty body names everything that is missing, in the order of the fields', async () => {
    const { body } = await refusal({});
    const { detail } = body as { detail: { type: string; loc: string[]; msg: string; input: unknown }[] };
    expect(detail[0]).toEqual({
      type: 'value_error',
      loc: ['body', 'group_token'],
      msg: 'Value error, group or group_token must be provided',
      input: null,
      ctx: { error: {} },
    });
    expect(detail.slice(1).map(({ type, loc }) => [type, loc[1]])).toEqual([
      ['missing', 'email'],
      ['missing', 'username'],
      ['missing', 'fullName'],
      ['missing', 'password'],
      ['missing', 'passwordConfirm'],
    ]);
  });

  it('an empty token is no invitation, even with open sign-up', async () => {
    expect(await refusal(newcomer({ groupToken: '' }))).toMatchObject({
      status: 403,
      body: { detail: { message: 'User Registration is Disabled', error: true, exception: null } },
    });
  });

  it.each([
    ['de-DE', 'Apfel', 'Teelöffel', 'Obst'],
    ['fr-FR', 'pomme', 'cuillère à café', 'Fruits'],
    ['lt-LT', 'apple', 'arbatinis šaukštelis', 'Fruit'],
  ])('with seed data a new group begins with foods, units and labels in %s', async (locale, ...names) => {
    const get = await as(await registered(newcomer({ seedData: true, locale })));
    const first = async (path: string, name: string) =>
      (await get(`${path}?queryFilter=${encodeURIComponent(`name = "${name}"`)}`)).body;
    const [food, unit, label] = names;
    expect(await first('/api/foods', food)).toMatchObject({ items: [{ label: { name: label } }] });
    expect(await first('/api/units', unit)).toMatchObject({ total: 1 });
    expect((await get('/api/groups/labels')).body).toMatchObject({ total: 25 });
  });

  it('without it, or by invitation, nothing is seeded', async () => {
    const { token } = await invitation();
    for (const change of [{}, { group: null, groupToken: token, seedData: true }]) {
      const get = await as(await registered(newcomer(change)));
      expect((await get('/api/foods')).body).toMatchObject({ total: 0 });
    }
  });
});

describeServer('a server with sign-up disabled', ({ server, engine }) => {
  const register = (change: object) => server.nobody.post('/api/users/register', newcomer(change));

  it('registers no user, before the first administrator not even with sign-up allowed', async () => {
    expect((await register({})).status).toBe(403);
    const open = await TestServer.start(engine, { ALLOW_SIGNUP: 'true' });
    expect((await open.nobody.post('/api/users/register', newcomer())).status).toBe(403);
    await open.stop();
  });

  it('takes those who are invited', async () => {
    const host = await account(server, { admin: true });
    const { body } = await server.as(host).post('/api/households/invitations', { uses: 1 });
    expect((await register({ groupToken: Object(body).token })).status).toBe(201);
    expect((await register({ groupToken: 'random' })).status).toBe(400);
    expect((await register({})).status).toBe(403);
  });
});
