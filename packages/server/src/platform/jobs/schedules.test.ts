import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import { Jobs } from './jobs.ts';
import { everyMinutes } from './schedules.ts';

/** Generous, because a busy machine is slow; a missing result still fails the test. */
const patience = { timeout: 10_000 };

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

describeServer('scheduled work', { perTest: true }, ({ server }) => {
  let jobs: Jobs;
  beforeEach(async () => {
    jobs = worker();
  });

  const worker = () => new Jobs(server.platform);
  const waiting = () =>
    server.platform.database
      .read(systemScope('test'))
      .selectFrom('jobs')
      .selectAll()
      .orderBy('name')
      .execute();

  it('plans scheduled work once although several processes start, and again after each run', async () => {
    let done = 0;
    const scheduled = (one: Jobs) => scheduleCleanup(one, async () => void done++);
    const workers = [jobs, worker(), worker()].map(scheduled);
    await Promise.all(workers.map((one) => one.start()));
    await Promise.all(workers.map((one) => one.stop()));
    expect(await waiting()).toHaveLength(1);
    const fresh = scheduled(worker());
    await fresh.workOff();
    expect(done).toBe(0);
    for (const times of [1, 2]) {
      server.clock.advance(dayMs);
      await fresh.workOff();
      await fresh.workOff();
      expect(done).toBe(times);
      expect(await waiting()).toMatchObject([{ name: 'cleanup', attempts: 0, leased_until: null }]);
    }
  });

  it('retries failed scheduled work and keeps its error until a run succeeds', async () => {
    let tries = 0;
    await scheduleCleanup(jobs, async () => {
      tries += 1;
      throw new Error('full');
    }).plan();
    server.clock.advance(dayMs);
    await jobs.workOff();
    const [failed] = await jobs.scheduled();
    expect(failed).toMatchObject({ isRunning: false, lastRun: { error: 'Error: full' } });
    const fresh = scheduleCleanup(worker(), async () => void (tries += 100));
    server.clock.advance(minuteMs);
    await fresh.workOff();
    expect(tries).toBe(101);
    expect(await waiting()).toMatchObject([{ last_error: null, failed_at: null, attempts: 0 }]);
    expect(await fresh.scheduled()).toMatchObject([{ name: 'cleanup', lastRun: { error: null } }]);
  });

  it('stops retrying scheduled work that always fails until its next time', async () => {
    let tries = 0;
    await scheduleCleanup(jobs, () => Promise.reject(new Error(`try ${(tries += 1)}`))).plan();
    // All attempts lie between two scheduled times, regardless of the current time.
    const now = server.clock.now();
    server.clock.advance(everyMinutes(1440)(now).getTime() - now.getTime());
    for (let step = 0; step < 8; step += 1) {
      await jobs.workOff();
      server.clock.advance(20 * minuteMs);
    }
    await jobs.workOff();
    expect(tries).toBe(8);
    server.clock.advance(dayMs);
    await jobs.workOff();
    expect(tries).toBe(9);
  });

  it('applies a changed schedule at the next start but does not postpone overdue work', async () => {
    const at = (minutes: number) => () => new Date(started0 + minutes * minuteMs);
    const started0 = server.clock.now().getTime();
    const planned = async () => (await waiting())[0]?.run_at;
    await scheduledAt(jobs, at(60)).plan();
    await scheduledAt(worker(), at(30)).plan();
    expect(await planned()).toBe(storedInstant(at(30)()));
    server.clock.advance(40 * minuteMs);
    await scheduledAt(worker(), at(600)).plan();
    expect(await planned()).toBe(storedInstant(at(30)()));
  });

  it('runs scheduled work one after the other in order, also after a failure', async () => {
    const seen: string[] = [];
    const names = ['c', 'a', 'b'];
    for (const name of names)
      jobs.schedule({ name, rhythm: 'daily', next: everyMinutes(5), work: () => work(name, name === 'a') });
    const work = async (name: string, fails: boolean) => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      seen.push(`${name} ends`);
      if (fails) throw new Error('no');
    };
    await jobs.plan();
    server.clock.advance(5 * minuteMs);
    await jobs.workOff();
    expect(seen).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('runs scheduled work of two processes one at a time', async () => {
    const seen: string[] = [];
    const names = ['first', 'second', 'third'];
    const other = worker();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const one of [jobs, other])
      for (const name of names)
        one.schedule({
          name,
          rhythm: 'daily',
          next: everyMinutes(5),
          work: async () => {
            seen.push(name);
            if (name === 'first') await held;
          },
        });
    await jobs.plan();
    server.clock.advance(5 * minuteMs);
    const working = jobs.workOff();
    await expect.poll(() => seen, patience).toEqual(['first']);
    await other.workOff();
    expect(seen).toEqual(['first']);
    release();
    await working;
    await other.workOff();
    expect(seen).toEqual(names);
  });

  it('runs work immediately on request, and again at its scheduled time', async () => {
    let done = 0;
    await scheduleCleanup(jobs, async () => void done++).plan();
    await jobs.runNow('cleanup');
    await jobs.runNow('unknown');
    await jobs.workOff();
    expect(done).toBe(1);
    const [state] = await jobs.scheduled();
    expect(state?.nextRunAt).toBe(storedInstant(everyMinutes(1440)(server.clock.now())));
  });

  function scheduleCleanup(one: Jobs, work: () => Promise<void>): Jobs {
    one.schedule({ name: 'cleanup', rhythm: 'daily', work, next: everyMinutes(1440) });
    return one;
  }

  function scheduledAt(one: Jobs, next: () => Date): Jobs {
    one.schedule({ name: 'cleanup', rhythm: 'daily', work: async () => {}, next });
    return one;
  }
});
