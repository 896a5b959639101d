import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import { claimNextOfOrder, lockScheduler, insertJob } from './jobs.repository.ts';
import { Jobs } from './jobs.ts';
import { everyMinutes } from './schedules.ts';

/** Generous, because a busy machine is slow; a missing result still fails the test. */
const patience = { timeout: 10_000 };

const scope = systemScope('test');
const names = ['first', 'second'];

describeServer('jobs done in order', ({ server, engine }) => {
  /** Whether a connection to the test's database waits for a lock held by another connection. */
  async function isWaitingForLock(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(
      server.platform.database.schema,
    );
    return rows.length > 0;
  }

  // SQLite has a single writer, so its processes cannot plan at the same time.
  const severalProcesses = engine === 'postgres' ? [engine] : [];
  it.each(severalProcesses)('lets one process at a time plan scheduled work on %s', async () => {
    const { database } = server.platform;
    const jobs = new Jobs(server.platform);
    jobs.schedule({ name: 'cleanup', rhythm: 'daily', work: async () => {}, next: everyMinutes(1440) });
    let release: () => void = () => undefined;
    const mayRelease = new Promise<void>((resolve) => (release = resolve));
    let hold: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const other = database.write(scope, async (tx) => {
      await lockScheduler(tx);
      hold();
      await mayRelease;
    });
    await isHeld;
    let isPlanned = false;
    const planning = jobs.plan().finally(() => (isPlanned = true));
    await expect.poll(async () => isPlanned || (await isWaitingForLock()), patience).toBe(true);
    expect(isPlanned).toBe(false);
    release();
    await Promise.all([other, planning]);
    expect(isPlanned).toBe(true);
  });

  it('gives a due job to one of two processes that claim at the same moment', async () => {
    const { database } = server.platform;
    const now = storedInstant(server.clock.now());
    const leasedUntil = storedInstant(new Date(server.clock.now().getTime() + 60_000));
    const due = { names, now, leasedUntil };
    await database.write(scope, async (tx) => {
      for (const name of names)
        await insertJob(tx, {
          id: server.platform.random.uuid(),
          name,
          payload: 'null',
          run_at: now,
          attempts: 0,
          leased_until: null,
          failed_at: null,
          last_error: null,
          created_at: now,
        });
    });
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let claimed: () => void = () => undefined;
    const isClaimed = new Promise<void>((resolve) => (claimed = resolve));
    const one = database.write(scope, async (tx) => {
      const job = await claimNextOfOrder(tx, due);
      claimed();
      await mayCommit;
      return job;
    });
    await isClaimed;
    let isOtherDone = engine === 'sqlite';
    const other = database
      .write(scope, (tx) => claimNextOfOrder(tx, due))
      .finally(() => (isOtherDone = true));
    await expect.poll(async () => isOtherDone || (await isWaitingForLock()), patience).toBe(true);
    commit();
    expect(await one).toMatchObject({ name: 'first', attempts: 1 });
    expect(await other).toBeUndefined();
  });
});
