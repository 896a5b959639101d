import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, describe, it, vi } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { type TestEngine, testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { canonicalDump, endingTables, fillTables } from './fill-tables-for-test.ts';

const url = '/api/admin/backups';

/** Hashes of all files that people have uploaded, by path. */
function listFiles({ platform }: TestServer): Record<string, string> {
  const root = platform.settings.server.dataDir;
  const paths = ['recipes', 'users', 'groups', 'templates'].flatMap((folder) => {
    mkdirSync(join(root, folder), { recursive: true });
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), hash(path)]));
}

function divide<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const pairs = testEngines.flatMap((from) => testEngines.map((to) => [from, to] as const));

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 120_000 });

describe.each(pairs)('a backup of %s restored on %s', (from, to) => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });
  const start = async (engine: TestEngine) => {
    const server = await TestServer.start(engine, { SECRET: 'the same on both servers' });
    servers.push(server);
    return server;
  };

  it('has every row of every table, every file, and secrets that open there', async () => {
    const [source, target] = [await start(from), await start(to)];
    const cook = await source.member({ admin: true });
    const client = source.as(cook);
    const { id } = await client.cook('Soup', {
      recipeIngredient: ['1 leek'],
      recipeInstructions: [{ text: 'Boil.' }],
    });
    await client.cook('Gratin', { recipeIngredient: [{ quantity: 2, referencedRecipe: { id } }] });
    const form = multipart({
      image: { file: await plain(9, 9).png().toBuffer(), name: 'x.png' },
      extension: 'png',
    });
    succeeded(await client.put('/api/recipes/soup/image', form.payload, form.headers));
    await source.platform.files.put('templates/own.md', Buffer.from('{{ recipe.name }}'));
    succeeded(
      await client.post('/api/households/webhooks', {
        name: 'Hook',
        url: 'https://example.com/secret',
        scheduledTime: '08:00',
      }),
    );
    succeeded(await client.post('/api/households/invitations', { uses: 1 }));
    await fillTables(source.platform);
    const dump = await canonicalDump(source.platform);
    expect(Object.entries(dump).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(dump.recipe_ingredients).toContainEqual(expect.objectContaining({ referenced_recipe_id: id }));
    expect(dump.webhooks).toContainEqual(
      expect.objectContaining({ url: { open: 'https://example.com/secret' } }),
    );

    succeeded(await client.post(url));
    const { name } = Object(succeeded(await client.get(url))).imports[0];
    const { dataDir } = target.platform.settings.server;
    mkdirSync(join(dataDir, 'backups'), { recursive: true });
    copyFileSync(
      join(source.platform.settings.server.dataDir, 'backups', name),
      join(dataDir, 'backups', name),
    );
    const newcomer = target.as(await target.member({ admin: true }));
    await newcomer.cook('Forgotten');
    succeeded(await newcomer.post(`${url}/${name}/restore`));

    const ended = Object.fromEntries(endingTables.map((table) => [table, []]));
    const restoredDump = await canonicalDump(target.platform);
    // A restore has the times of its recipes added up, whatever their release knew of that.
    const [addingUp, otherJobs] = divide(restoredDump.jobs ?? [], ({ name: job }) => job === 'add-up-times');
    expect(addingUp).toHaveLength(1);
    expect({ ...restoredDump, jobs: otherJobs }).toEqual({ ...dump, ...ended });
    expect(listFiles(target)).toEqual(listFiles(source));
    const restored = target.as({ ...cook, token: await target.token(cook.id) });
    expect((await restored.recipe('soup')).name).toBe('Soup');
    expect(Object(succeeded(await restored.get('/api/recipes?search=leek'))).items).toHaveLength(1);
    expect(Object(succeeded(await restored.get('/api/households/webhooks'))).items[0].url).toBe(
      'https://example.com/secret',
    );
    expect((await restored.cook('Next')).slug).toBe('next');
  });
});
