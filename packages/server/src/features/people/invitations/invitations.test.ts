import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../platform/mail/mail-server-for-test.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const root = '/api/households/invitations';

describe.each(testEngines)('invitations on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  let host: TestMember;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await TestServer.start(engine, { BASE_URL: 'https://kitchen.example', ...mail.env });
    host = await server.member({ admin: true });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const create = async (as = host, uses: unknown = 1) => server.as(as).post(root, { uses });

  it('are listed newest first, to the household alone', async () => {
    const tokens: string[] = [];
    for (const uses of [1, 2]) {
      server.clock.advance(1000);
      const { status, body } = await create(host, uses);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        token: expect.stringMatching(/^[\w-]{32}$/),
        usesLeft: uses,
        groupId: host.groupId,
        householdId: host.householdId,
        role: 'member',
        expiresAt: expect.any(String),
      });
      tokens.push(Object(body).token);
    }
    const listed = (await server.as(host).get(root)).body as { token: string }[];
    expect(listed.map(({ token }) => token)).toEqual(tokens.toReversed());
    const neighbour = await server.neighbour(host, { admin: true });
    expect((await server.as(neighbour).get(root)).body).toEqual([]);
    expect((await server.as(host).get('/api/groups/invitations')).body).toEqual(listed);
  });

  it('lead to any household of the group, with more rights, for who manages the group', async () => {
    const next = await server.household({ groupId: host.groupId });
    const wish = { uses: 2, householdId: next.id, role: 'manager', days: 9 };
    const made = await server.as(host).post(root, wish);
    const { token, expiresAt } = Object(made.body) as { token: string; expiresAt: string };
    expect(made.body).toMatchObject({ householdId: next.id, role: 'manager', usesLeft: 2 });
    const days = (Date.parse(expiresAt) - server.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(9, 3);
    expect(JSON.stringify((await server.as(host).get(root)).body)).not.toContain(token);
    expect(JSON.stringify((await server.as(host).get(`${root}?ofGroup=true`)).body)).toContain(token);
    const joined = await server.nobody.post('/api/users/register', {
      groupToken: token,
      username: 'newcomer',
      fullName: 'New Comer',
      email: 'newcomer@example.com',
      password: 'a good long password',
      passwordConfirm: 'a good long password',
    });
    expect(joined.body).toMatchObject({
      householdId: next.id,
      canInvite: true,
      canManageHousehold: true,
      canOrganize: true,
      canManage: false,
    });
  });

  it('lead to any household of the server for administrators alone', async () => {
    const stranger = await server.member();
    const place = { groupId: stranger.groupId, householdId: stranger.householdId };
    const wish = { uses: 1, ...place };
    const admin = server.as(await server.member({ admin: true }));
    const made = await admin.post(root, wish);
    expect(made).toMatchObject({ status: 201, body: { ...place, usesLeft: 1 } });
    const { token } = Object(made.body) as { token: string };
    expect((await server.nobody.post('/api/users/register/invitation', { token })).status).toBe(200);
    expect((await admin.post(root, { ...wish, householdId: host.householdId })).status).toBe(404);
    const manager = server.as(await server.member({ rights: ['canInvite', 'canManage'] }));
    expect((await manager.post(root, wish)).status).toBe(404);
  });

  it('to others, or with more rights, are not for who may only invite', async () => {
    const inviter = server.as(await server.housemate(host, { rights: ['canInvite'] }));
    const next = await server.household({ groupId: host.groupId });
    const stranger = await server.member();
    for (const wish of [{ householdId: next.id }, { role: 'manager' }])
      expect(await inviter.post(root, { uses: 1, ...wish })).toMatchObject({ status: 403 });
    for (const wish of [{ householdId: stranger.householdId }, { groupId: stranger.groupId }])
      expect(await server.as(host).post(root, { uses: 1, ...wish })).toMatchObject({ status: 404 });
    expect(JSON.stringify((await inviter.get(`${root}?ofGroup=true`)).body)).not.toContain(next.id);
  });

  it('are taken back, and open nothing any more', async () => {
    const { id, token } = Object((await create()).body) as { id: string; token: string };
    const preview = () => server.nobody.post('/api/users/register/invitation', { token });
    expect(await preview()).toMatchObject({ status: 200 });
    expect(await server.as(host).delete(`${root}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await preview()).toMatchObject({ status: 400 });
    expect(await server.as(host).delete(`${root}/${id}`)).toMatchObject({ status: 404 });
  });

  it('are for those who may invite', async () => {
    const member = server.as(await server.member());
    for (const answer of [
      await member.get(root),
      await member.post(root, { uses: 1 }),
      await member.post(`${root}/email`, { email: 'a@b.co', token: 'x' }),
    ]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: 'User is not allowed to create invite tokens' },
      });
    }
  });

  it.each([
    [0, 'greater_than_equal', 'Input should be greater than or equal to 1'],
    [-1, 'greater_than_equal', 'Input should be greater than or equal to 1'],
    [1001, 'less_than_equal', 'Input should be less than or equal to 1000'],
    [1.5, 'int_from_float', 'Input should be a valid integer, got a number with a fractional part'],
  ])('with %d uses are refused, saying what is allowed', async (uses, type, msg) => {
    expect(await create(host, uses)).toMatchObject({
      status: 422,
      body: { detail: [{ type, loc: ['body', 'uses'], msg }] },
    });
  });

  it.each([
    ['en-US', 'ltr', 'You are invited'],
    ['de-DE', 'ltr', 'Du bist eingeladen'],
    ['ar-SA', 'rtl', 'لديك دعوة'],
  ])(
    'go out by mail in %s, with a link to the address of the server',
    async (language, direction, header) => {
      const token = Object((await create()).body).token;
      const headers = {
        'accept-language': language,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      };
      const to = `guest-${language}@example.com`;
      const sent = await server.as(host).post(`${root}/email`, { email: to, token }, headers);
      expect(sent.body).toEqual({ success: true, error: null });
      const taken = mail.taken.find((one) => one.to.includes(to.toLowerCase()) || one.to.includes(to));
      const content = readable(taken?.content ?? '');
      expect(content).toContain(`https://kitchen.example/register?token=${token}`);
      expect(content).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(content).toContain(header);
      expect(content).toContain(host.householdSlug);
      expect(content).not.toContain('evil.example');
    },
  );

  it('are not sent to what is no address, nor with a token of another household', async () => {
    const token = Object((await create()).body).token;
    const email = (body: object, as = host) => server.as(as).post(`${root}/email`, body);
    expect(await email({ email: 'nobody', token })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'email'], msg: 'Value error, Email Must Be Valid' }] },
    });
    const stranger = await server.member({ admin: true });
    const before = mail.taken.length;
    for (const answer of [
      await email({ email: 'a@example.com', token }, stranger),
      await email({ email: 'a@example.com', token: 'x' }),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { success: false, error: 'Invalid group token' } });
    }
    expect(mail.taken).toHaveLength(before);
  });

  it('sends at most thirty mails an hour', async () => {
    const eager = await server.member({ admin: true });
    const statuses = [];
    for (let call = 0; call < 31; call += 1) {
      const sent = await server.as(eager).post(`${root}/email`, { email: 'a@example.com', token: 'x' });
      statuses.push(sent.status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  });

  it('tell their holder who invites and to where, by names alone', async () => {
    const greet = (token: string) => server.nobody.post('/api/users/register/invitation', { token });
    const inviter = server.as(host);
    await inviter.patch('/api/households/self', { name: 'Die Müllers' });
    await inviter.put(`/api/admin/groups/${host.groupId}`, { id: host.groupId, name: 'Our Street' });
    const { token } = Object((await create()).body);
    const greeting = await greet(token);
    expect(greeting.status).toBe(200);
    expect(Object.keys(Object(greeting.body)).toSorted()).toEqual(['group', 'household', 'invitedBy']);
    const { body: self } = await inviter.get('/api/users/self');
    expect(greeting.body).toEqual({
      invitedBy: Object(self).fullName,
      household: 'Die Müllers',
      group: 'Our Street',
    });
    const unknown = await greet('x');
    expect(unknown).toMatchObject({ status: 400, body: { detail: { message: 'Invalid group token' } } });
    server.clock.advance(4 * 86_400_000 + 1);
    expect(await greet(token)).toMatchObject({ status: 400, body: unknown.body });
  });

  it('are looked at a hundred times an hour by one address at most', async () => {
    server.clock.advance(3_600_001);
    const statuses = [];
    for (let call = 0; call < 101; call += 1)
      statuses.push((await server.nobody.post('/api/users/register/invitation', { token: 'x' })).status);
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([400]));
    expect(statuses[100]).toBe(429);
  });
});

it.each(testEngines)('without a mail server an invitation is not sent and says so on %s', async (engine) => {
  const server = await TestServer.start(engine);
  const client = server.as(await server.member({ admin: true }));
  const { token } = Object((await client.post(root, { uses: 1 })).body);
  const answer = await client.post(`${root}/email`, { email: 'a@example.com', token });
  expect(answer).toMatchObject({ status: 200, body: { success: false, error: null } });
  await server.stop();
});

/** A mail with its quoted-printable and base64 parts read. */
function readable(content: string): string {
  const parts = content.split(/\r?\n--/).map((part) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const text = body.join('\n\n');
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
    const bytes = text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
  return parts.join('\n');
}
