import { beforeAll, expect, it } from 'vitest';
import { version } from '../../../version.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const suite: SuiteOptions = {
  env: {
    BASE_URL: 'https://hearth.example',
    OIDC_AUTH_ENABLED: 'true',
    GIT_COMMIT_HASH: 'abc123',
  },
  cook: { admin: true },
};

describeServer('what administrators see of the server', suite, ({ server, engine, cook: admin }) => {
  beforeAll(async () => {
    const cook = await server.housemate(admin);
    await server.as(cook).cook('Plain');
    await server.as(cook).cook('Sorted', { tags: ['a'], recipeCategory: ['b'] });
    await server.as(cook).cook('Tagged', { tags: ['a'] });
  });

  const get = (path: string) => server.as(admin).get(path);

  it('about shows versions, database and defaults, and no password', async () => {
    const { body, text } = await get('/api/admin/about');
    expect(body).toMatchObject({
      version,
      versionLatest: version,
      recipeScraperVersion: version,
      production: true,
      apiPort: 9000,
      apiDocs: true,
      dbType: engine,
      defaultGroup: 'Home',
      defaultHousehold: 'Family',
      buildId: 'abc123',
      enableOidc: true,
      enableOpenai: false,
    });
    expect(Object((await server.nobody.get('/api/app/about')).body).enableOidc).toBe(false);
    expect(text).not.toContain(server.platform.secret);
    expect(text).not.toMatch(/postgres(?:ql)?:\/\/[^*"]+@/);
  });

  it('the check says what is set up', async () => {
    expect((await get('/api/admin/about/check')).body).toEqual({
      emailReady: false,
      ldapReady: false,
      oidcReady: false,
      enableOpenai: false,
      baseUrlSet: true,
      isUpToDate: true,
    });
  });

  it('statistics count the whole server', async () => {
    expect((await get('/api/admin/about/statistics')).body).toEqual({
      totalRecipes: 3,
      totalUsers: 2,
      totalHouseholds: 1,
      totalGroups: 1,
      uncategorizedRecipes: 2,
      untaggedRecipes: 1,
    });
  });

  it('analytics are counts and an id that stays', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/api/admin/analytics')));
    const [first] = answers.map(({ body }) => Object(body));
    expect(first).toMatchObject({ version, databaseType: engine, users: 2, recipes: 3, timelineEvents: 3 });
    expect(first.installationId).toMatch(/^[0-9a-f-]{36}$/);
    for (const { body } of answers) expect(body).toEqual(first);
    expect((await get('/api/admin/analytics')).body).toEqual(first);
  });

  it('a text written into the data folder is read back by its public address', async () => {
    const missing = await server.nobody.get('/api/media/docker/validate.txt');
    expect([missing.status, missing.body]).toEqual([404, { detail: 'File not found' }]);
    const { body } = await get('/api/admin/about/docker/validate');
    const { text } = Object(body) as { text: string };
    expect(text.length).toBeGreaterThan(20);
    const read = await server.nobody.get('/api/media/docker/validate.txt');
    expect(read.text).toBe(text);
    expect(String(read.headers['content-type'])).toMatch(/^text\/plain/);
    expect(Object((await get('/api/admin/about/docker/validate')).body).text).not.toBe(text);
  });

  it('others see none of it', async () => {
    const member = server.as(await server.member({ rights: ['canManage', 'advanced'] }));
    for (const path of ['about', 'about/check', 'about/statistics', 'about/docker/validate', 'analytics']) {
      expect((await member.get(`/api/admin/${path}`)).status).toBe(403);
      expect((await server.nobody.get(`/api/admin/${path}`)).status).toBe(401);
    }
  });
});
