import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bcrypt from '@node-rs/bcrypt';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

vi.mock('@node-rs/bcrypt', async (original) => {
  const real = await original<typeof bcrypt>();
  return { ...real, verify: vi.fn(real.verify) };
});
const checked = vi.mocked(bcrypt.verify);

describe('passwords in the database', () => {
  it('are hashed at cost 12', async () => {
    const stored = await hashPassword('kettle on 4');
    expect(stored).toMatch(/^\$2b\$12\$/);
    expect(await verifyPassword('kettle on 4', stored)).toBe(true);
    expect(await verifyPassword('kettle on 5', stored)).toBe(false);
  });
});

describe.each(testEngines)('passwords on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  beforeAll(async () => {
    server = await TestServer.start(engine, { BASE_URL: 'https://kitchenette.example.com' });
    cook = await account(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    checked.mockClear();
  });

  it('a name that nobody has costs a check of the same cost as a real one', async () => {
    const { payload, headers } = form({ username: 'nobody at all', password: testPassword });
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(401);
    expect(checked).toHaveBeenCalledTimes(1);
    const [given, stored] = checked.mock.calls[0] ?? [];
    expect(given).toBe(testPassword);
    expect(stored).toMatch(/^\$2b\$12\$[./A-Za-z0-9]{53}$/);
    // A hash that cannot be read would be refused at once.
    expect(await checked.mock.results[0]?.value).toBe(false);
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
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ detail: { message: expect.stringContaining('many people') } });
    },
  );

  it('the reason comes in the language of the reader', async () => {
    expect((await change('iloveyou', 'de-DE')).body).toMatchObject({
      detail: { message: expect.stringContaining('viele') },
    });
  });

  it('names of the owner and of the site are refused, with digits behind them too', async () => {
    const names = [
      cook.username,
      `The ${cook.username}`,
      `${cook.username}@example.com`,
      'kitchenette.example.com',
      'Hearth1234',
    ];
    for (const name of names)
      expect((await change(`${name}2026!`)).body).toMatchObject({
        detail: { message: expect.stringContaining('name') },
      });
  });

  it('a password that is none of these is taken, on every way to set one', async () => {
    const admin = await server.member({ admin: true });
    const body = { username: 'ninetta', fullName: 'Ninetta', email: 'ninetta@example.com' };
    const create = (password: string) => server.as(admin).post('/api/admin/users', { ...body, password });
    const place = { group: admin.groupSlug, household: admin.householdSlug };
    Object.assign(body, place);
    expect((await create('ninetta2026')).status).toBe(400);
    expect((await create('iloveyou')).status).toBe(400);
    expect((await create('kettle on 4')).status).toBe(201);
    expect((await change('kettle on 4')).status).toBe(200);
  });
});
