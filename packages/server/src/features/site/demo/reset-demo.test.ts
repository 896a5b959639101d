import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { AllBackups } from '@hearth/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

const dayMs = 86_400_000;
const Names = z.object({ items: z.array(z.object({ name: z.string() })) });
const Plan = z.object({ items: z.array(z.object({ date: z.string(), title: z.string() })) });

/** Backups and restores start threads, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 180_000 });

describe.each(testEngines)('a demonstration on %s', (engine) => {
  let server: TestServer;
  afterEach(() => server.stop());
  const start = async (env: Record<string, string>) => {
    server = await TestServer.start(engine, {
      TZ: 'UTC',
      DAILY_SCHEDULE_TIME: '03:15',
      // One backup at a time: a reset that meets another one is tried again minutes later.
      BACKUP_CRON: 'off',
      ...env,
    });
    const member = await server.member({ admin: true });
    await server.platform.jobs.plan();
    /** Sessions end with a reset. */
    const again = async () => server.as({ ...member, token: await server.token(member.id) });
    return { admin: server.as(member), again };
  };
  type Client = Awaited<ReturnType<typeof start>>['admin'];
  const names = async (client: Client) => {
    const { items } = Names.parse(succeeded(await client.get('/api/recipes?orderBy=name')));
    return items.map(({ name }) => name).toSorted();
  };
  const plan = async (client: Client) =>
    Plan.parse(succeeded(await client.get('/api/households/mealplans'))).items;
  /** What a demonstration returns to from now on. */
  const keep = async (client: Client) => {
    succeeded(await client.post('/api/admin/backups'));
    const [made] = (succeeded(await client.get('/api/admin/backups')) as AllBackups).imports;
    const folder = join(server.platform.settings.server.dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    for (const end of ['zip', 'json'])
      renameSync(join(folder, `${made?.name.slice(0, -4)}.${end}`), join(folder, `demo.${end}`));
  };
  const job = async (client: Client) => {
    const jobs = succeeded(await client.get('/api/admin/jobs')) as { name: string; nextRunAt: string }[];
    return jobs.find(({ name }) => name === 'reset-demo');
  };

  it('is at night what it was in the beginning, with its plan in the present week', async () => {
    const { admin, again } = await start({ IS_DEMO: 'true' });
    await admin.cook('Shown');
    const day = server.clock.now().toISOString().slice(0, 10);
    succeeded(
      await admin.post('/api/households/mealplans', { date: day, entryType: 'dinner', title: 'Guests' }),
    );
    await keep(admin);
    const refused = await admin.delete('/api/admin/backups/demo.zip');
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'demoBackupStays' }]);
    await admin.delete('/api/recipes/shown');
    await admin.cook('Graffiti');
    expect((await job(admin))?.nextRunAt).toMatch(/T03:15:00/);
    server.clock.advance(14 * dayMs);
    await server.workOff();
    await expect.poll(async () => names(await again()), { timeout: 60_000 }).toEqual(['Shown']);
    const moved = new Date(Date.parse(day) + 14 * dayMs).toISOString().slice(0, 10);
    await expect
      .poll(async () => plan(await again()), { timeout: 60_000 })
      .toMatchObject([{ date: moved, title: 'Guests' }]);
    await expect.poll(async () => (await job(await again()))?.nextRunAt ?? '').toMatch(/T03:15:00/);
    const { imports } = succeeded(await (await again()).get('/api/admin/backups')) as AllBackups;
    expect(imports.map(({ name }) => name)).toEqual(['demo.zip']);
  });

  it('keeps what it has as long as there is nothing to return to', async () => {
    const { admin, again } = await start({ IS_DEMO: 'true' });
    await admin.cook('Graffiti');
    server.clock.advance(dayMs);
    await server.workOff();
    expect(await names(await again())).toEqual(['Graffiti']);
  });

  it('is the only server that is reset', async () => {
    const { admin } = await start({});
    expect(await job(admin)).toBeUndefined();
  });
});
