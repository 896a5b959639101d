import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AllBackups } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

const dayMs = 86_400_000;

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 120_000 });

describe.each(testEngines)('backups that the server makes by itself on %s', (engine) => {
  let server: TestServer;
  afterEach(() => server.stop());
  const start = async (env: Record<string, string>) => {
    server = await TestServer.start(engine, { TZ: 'UTC', ...env });
    const member = await server.member({ admin: true });
    const admin = server.as(member);
    /** Days later the session is over. */
    const again = async () => server.as({ ...member, token: await server.token(member.id) });
    await server.platform.jobs.plan();
    const job = async () => {
      const jobs = succeeded(await admin.get('/api/admin/jobs')) as { name: string; nextRunAt: string }[];
      return jobs.find(({ name }) => name === 'make-backup');
    };
    return { admin, again, job };
  };

  it('are made at the times of BACKUP_CRON and found good', async () => {
    const { admin, job } = await start({ BACKUP_CRON: '15 4 * * *' });
    expect((await job())?.nextRunAt).toMatch(/T04:15:00/);
    succeeded(await admin.post('/api/admin/jobs/make-backup/run'));
    await server.workOff();
    const { imports } = succeeded(await admin.get('/api/admin/backups')) as AllBackups;
    expect(imports).toMatchObject([{ kind: 'scheduled', problem: null, checkedAt: expect.any(String) }]);
  });

  it('replace the outdated ones, and never those of people', async () => {
    const { admin, again } = await start({
      BACKUP_KEEP_DAILY: '1',
      BACKUP_KEEP_WEEKLY: '0',
      BACKUP_KEEP_MONTHLY: '0',
    });
    const make = async () => {
      await server.platform.jobs.runNow('make-backup');
      await server.workOff();
      server.clock.advance(dayMs);
    };
    succeeded(await admin.post('/api/admin/backups'));
    server.clock.advance(dayMs);
    await make();
    await make();
    const { imports } = succeeded(await (await again()).get('/api/admin/backups')) as AllBackups;
    expect(imports.map(({ kind }) => kind).toSorted()).toEqual(['manual', 'scheduled']);
  });

  it('are not made when the operator turns them off', async () => {
    const { job } = await start({ BACKUP_CRON: 'off' });
    expect(await job()).toBeUndefined();
  });

  it('are listed although their note is lost or broken', async () => {
    const { admin } = await start({});
    succeeded(await admin.post('/api/admin/backups'));
    const [made] = (succeeded(await admin.get('/api/admin/backups')) as AllBackups).imports;
    const note = `${made?.name.slice(0, -4)}.json`;
    writeFileSync(join(server.platform.settings.server.dataDir, 'backups', note), '{"kind":');
    const { imports } = succeeded(await admin.get('/api/admin/backups')) as AllBackups;
    expect(imports).toMatchObject([{ name: made?.name, kind: 'uploaded', checkedAt: null, contents: null }]);
  });
});
