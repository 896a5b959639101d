import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AllBackups } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { TestServer } from '../../../../testing/test-server.ts';
import { leaveMealieFolder } from './mealie-folder-for-test.ts';
import { mealieTables } from './mealie-tables-for-test.ts';
import { onlyWhere } from '../../../../../../../tools/test-run/only-where.ts';

vi.setConfig({ testTimeout: 120_000 });

const url = '/api/admin/backups';
const archives = fileURLToPath(new URL('../../../../../../../../shared/data/migrations/', import.meta.url));
const full = join(archives, 'data-folder-2.0.0-full.tar.xz');

describe.each(testEngines)('a data folder of Mealie, taken over on %s', (engine) => {
  let server: TestServer | undefined;
  afterEach(async () => server?.stop());

  async function start(): Promise<{
    folder: string;
    admin: TestClient;
    as: (id: string) => Promise<TestClient>;
  }> {
    const started = await TestServer.start(engine);
    server = started;
    const member = { username: '', groupId: '', groupSlug: '', householdId: '', householdSlug: '' };
    return {
      folder: started.platform.settings.server.dataDir,
      admin: started.as(await started.member({ admin: true })),
      as: async (id) => started.as({ ...member, id, token: await started.token(id) }),
    };
  }
  const backups = async (admin: TestClient) => succeeded(await admin.get(url)) as AllBackups;

  it('is announced, says what is in it, is restored, and stays as it is', async () => {
    const { folder, admin, as } = await start();
    expect((await backups(admin)).mealieFolder).toBe(false);
    expect((await admin.post(`${url}/mealie-folder`)).status).toBe(404);
    leaveMealieFolder(folder, '$2b$04$none');
    const database = readFileSync(join(folder, 'mealie.db'));
    expect((await backups(admin)).mealieFolder).toBe(true);
    succeeded(await admin.post(`${url}/mealie-folder`));
    const { imports, mealieFolder } = await backups(admin);
    expect(mealieFolder).toBe(false);
    expect(imports).toMatchObject([
      {
        name: expect.stringMatching(/^mealie-data-folder_/),
        kind: 'uploaded',
        problem: null,
        contents: { recipes: 1, users: 1, files: 1, leftOut: { recipe_comments: 1 } },
      },
    ]);
    succeeded(await admin.post(`${url}/${imports[0]?.name ?? ''}/restore`));
    const { ids } = mealieTables('');
    const soup = await (await as(ids.ada)).recipe('leek-soup');
    expect(soup).toMatchObject({
      name: 'Leek soup',
      settings: { locked: true },
      createdAt: '2026-11-01T10:00:00.123456Z',
    });
    expect(readFileSync(join(folder, 'recipes', ids.soup, 'images/original.webp'), 'utf8')).toBe('picture');
    expect(readFileSync(join(folder, 'mealie.db')).equals(database)).toBe(true);
  });

  it('is refused when its database is damaged, and nothing of it is kept', async () => {
    const { folder, admin } = await start();
    leaveMealieFolder(folder, '$2b$04$none');
    const bytes = readFileSync(join(folder, 'mealie.db'));
    for (const broken of [Buffer.from('no database'), bytes.subarray(0, 6000)]) {
      writeFileSync(join(folder, 'mealie.db'), broken);
      const answer = await admin.post(`${url}/mealie-folder`);
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('backup')]);
      expect((await backups(admin)).imports).toEqual([]);
    }
  });

  it(
    'of a real server has every recipe',
    onlyWhere(existsSync(full), 'no backup of a real server is beside the project'),
    async () => {
      const { folder, admin, as } = await start();
      execFileSync('tar', ['-xJf', full, '-C', folder]);
      succeeded(await admin.post(`${url}/mealie-folder`));
      const [backup] = (await backups(admin)).imports;
      expect(backup?.contents).toMatchObject({
        recipes: 69,
        users: 6,
        households: 9,
        leftOut: { shopping_items: 1 },
      });
      succeeded(await admin.post(`${url}/${backup?.name ?? ''}/restore`));
      const client = await as('baac702d-3947-4a61-a6bc-25bb3ae27bf5');
      const { items } = Object(succeeded(await client.get('/api/recipes?perPage=-1')));
      expect(items.length).toBeGreaterThan(5);
      for (const { slug } of items) expect((await client.get(`/api/recipes/${slug}`)).status).toBe(200);
    },
  );
});
