import { describe, expect, it } from 'vitest';
import { TokenAnswer } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { form } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { openSetup } from './index.ts';

const somebody = {
  username: 'Boss',
  fullName: 'The Boss',
  email: 'Boss@Example.com',
  password: 'correct horse',
};

describeServer('setting up a server', { perTest: true }, ({ server }) => {
  const claim = (code: string | null, more = {}) =>
    server.nobody.post('/api/setup', { code: code ?? '', ...somebody, ...more });
  const startup = async () => (await server.nobody.get('/api/app/about/startup-info')).body;

  it('the code from the log makes the first administrator, once', async () => {
    const code = await openSetup(server.platform);
    expect(await startup()).toEqual({ isFirstLogin: true, isDemo: false, isSetUp: false });
    const answer = await claim(code);
    expect(answer.status).toBe(201);
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly');
    const { access_token } = TokenAnswer.parse(answer.body);
    const self = await server.nobody.get('/api/users/self', { authorization: `Bearer ${access_token}` });
    expect(self.body).toMatchObject({
      username: 'Boss',
      email: 'boss@example.com',
      admin: true,
      group: 'Home',
      household: 'Family',
      canInvite: true,
    });
    expect(await startup()).toEqual({ isFirstLogin: false, isDemo: false, isSetUp: true });
    expect(await claim(code, { username: 'Second' })).toMatchObject({ status: 410 });
    expect(await openSetup(server.platform)).toBeNull();
    const counts = await server.rowCounts();
    expect(counts).toMatchObject({ users: 1, groups: 1, households: 1, site_settings: 0 });
  });

  it('the user name is no e-mail address but the own one', async () => {
    const code = await openSetup(server.platform);
    const answer = await claim(code, { username: 'colleague@example.com' });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'username'] }] } });
    expect((await claim(code, { username: somebody.email })).status).toBe(201);
  });

  it('a wrong code, an empty one and an older one open nothing', async () => {
    const older = await openSetup(server.platform);
    const code = await openSetup(server.platform);
    expect(code).not.toBe(older);
    for (const wrong of [older, 'x', `${code} `]) expect(await claim(wrong)).toMatchObject({ status: 403 });
    expect((await claim('')).status).toBe(422);
    expect(await server.rowCounts()).toMatchObject({ users: 0, groups: 0, households: 0 });
  });

  it('before a code was made nothing opens', async () => {
    expect((await claim('x')).status).toBe(403);
  });

  it('an invalid administrator leaves the code valid for another try', async () => {
    const code = await openSetup(server.platform);
    for (const wrong of [
      { password: 'short' },
      { password: 'x'.repeat(73) },
      { email: 'no address' },
      { email: 'cook@nowhere..else' },
      { username: 'two words' },
      { username: ' ' },
      { fullName: '' },
    ]) {
      expect((await claim(code, wrong)).status).toBe(422);
    }
    expect((await claim(code)).status).toBe(201);
  });

  it('of eight who claim at once one gets in, and the others hear that it is done', async () => {
    const code = await openSetup(server.platform);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        claim(code, { username: `Boss${index}`, email: `boss${index}@example.com` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 410)]);
    expect(await server.rowCounts()).toMatchObject({ users: 1, groups: 1 });
  });

  it.each([
    ['de-AT', 'Familie', 1],
    ['ar-SA', 'العائلة', 0],
    ['en-US', 'Family', 0],
    ['fr-FR', 'Famille', 1],
  ])(
    'the household of a founder in %s is called %s and begins its week on day %d',
    async (locale, household, firstDayOfWeek) => {
      const claimed = await claim(await openSetup(server.platform), { locale });
      const { access_token } = TokenAnswer.parse(claimed.body);
      const read = async (path: string) =>
        (await server.nobody.get(path, { authorization: `Bearer ${access_token}` })).body;
      expect(await read('/api/users/self')).toMatchObject({ household });
      expect(await read('/api/households/preferences')).toMatchObject({ firstDayOfWeek });
    },
  );

  it('the code is stored as a digest only', async () => {
    const code = String(await openSetup(server.platform));
    const rows = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('site_settings')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe.each(testEngines)('an administrator given by the operator on %s', (engine) => {
  const env = {
    DEFAULT_EMAIL: 'Chef@example.com',
    DEFAULT_PASSWORD: 'correct horse',
    DEFAULT_GROUP: 'Our group',
    DEFAULT_HOUSEHOLD: 'Our house',
  };

  it('is made at the first start and can sign in', async () => {
    const server = await TestServer.start(engine, env);
    const codes = await Promise.all([openSetup(server.platform), openSetup(server.platform)]);
    expect(codes).toEqual([null, null]);
    const { payload, headers } = form({ username: 'ADMIN', password: 'correct horse' });
    const answer = await server.nobody.post('/api/auth/token', payload, headers);
    const { access_token } = TokenAnswer.parse(answer.body);
    const self = await server.nobody.get('/api/users/self', { authorization: `Bearer ${access_token}` });
    expect(self.body).toMatchObject({
      username: 'admin',
      fullName: 'Change Me',
      email: 'chef@example.com',
      admin: true,
      group: 'Our group',
      household: 'Our house',
    });
    expect((await server.nobody.post('/api/setup', { code: 'x', ...somebody })).status).toBe(410);
    expect(await server.rowCounts()).toMatchObject({ users: 1, groups: 1, households: 1 });
    await server.stop();
  });

  it('is called the first for as long as it has the address that clients know', async () => {
    const server = await TestServer.start(engine, { ...env, DEFAULT_EMAIL: 'changeme@example.com' });
    await openSetup(server.platform);
    const startup = async () => (await server.nobody.get('/api/app/about/startup-info')).body;
    expect(await startup()).toMatchObject({ isFirstLogin: true, isSetUp: true });
    const { payload, headers } = form({ username: 'admin', password: 'correct horse' });
    const { body } = await server.nobody.post('/api/auth/token', payload, headers);
    const authorization = `Bearer ${TokenAnswer.parse(body).access_token}`;
    const self = (await server.nobody.get('/api/users/self', { authorization })).body;
    const mine = { ...Object(self), email: 'chef@example.com', currentPassword: 'correct horse' };
    const saved = await server.nobody.put(`/api/users/${Object(self).id}`, mine, { authorization });
    expect(saved.status).toBe(200);
    expect(await startup()).toMatchObject({ isFirstLogin: false, isSetUp: true });
    await server.stop();
  });
});
