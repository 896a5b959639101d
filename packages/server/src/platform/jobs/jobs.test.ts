import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import { Jobs } from './jobs.ts';
import { defineJob } from './payload-kind.ts';

/** Generous, because a busy machine is slow; a missing result still fails the test. */
const patience = { timeout: 10_000 };

const scope = systemScope('test');
const task = defineJob('task', z.unknown());
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

describeServer('jobs', { perTest: true }, ({ server }) => {
  let jobs: Jobs;
  beforeEach(async () => {
    jobs = worker();
  });

  const worker = (options = {}) => new Jobs({ ...server.platform, ...options });
  const enqueue = (payload: unknown, runAt?: Date, by = jobs) =>
    server.platform.database.write(scope, (tx) => by.enqueue(tx, task, payload, runAt));
  const waiting = () =>
    server.platform.database.read(scope).selectFrom('jobs').selectAll().orderBy('name').execute();

  it('runs a job once with its payload and deletes it', async () => {
    const seen: unknown[] = [];
    jobs.handle(task, async (payload) => void seen.push(payload));
    await enqueue({ a: 1 });
    await enqueue('second');
    await jobs.workOff();
    await jobs.workOff();
    expect(seen).toEqual([{ a: 1 }, 'second']);
    expect(await waiting()).toEqual([]);
  });

  it('enqueues no job if the transaction fails', async () => {
    const failing = server.platform.database.write(scope, async (tx) => {
      await jobs.enqueue(tx, task, null);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
  });

  it('runs a job no earlier than its time', async () => {
    let done = 0;
    jobs.handle(task, async () => void done++);
    await enqueue(null, new Date(server.clock.now().getTime() + minuteMs));
    await jobs.workOff();
    expect(done).toBe(0);
    server.clock.advance(2 * minuteMs);
    await jobs.workOff();
    expect(done).toBe(1);
  });

  it('retries a failing job with growing delays and marks it as failed after eight attempts', async () => {
    const tries: number[] = [];
    const started = server.clock.now().getTime();
    jobs.handle(task, async () => {
      tries.push(Math.round((server.clock.now().getTime() - started) / 1000));
      throw new Error('not today');
    });
    await enqueue(null);
    for (let step = 0; step < 800; step += 1) {
      await jobs.workOff();
      server.clock.advance(5_000);
      if (tries.length === 8) break;
    }
    expect(tries).toHaveLength(8);
    const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    server.clock.advance(dayMs);
    await jobs.workOff();
    expect(tries).toHaveLength(8);
    expect(await waiting()).toMatchObject([
      { attempts: 8, last_error: 'Error: not today', leased_until: null, failed_at: expect.any(String) },
    ]);
  });

  it('retries jobs that failed together at different moments', async () => {
    const drawn = [0, 3000];
    const random = { ...server.platform.random, int: () => drawn.shift() ?? 0 };
    const now = server.clock.now();
    const failing = worker({ random, clock: { now: () => now } });
    failing.handle(task, async () => {
      throw new Error('not today');
    });
    await enqueue(1, undefined, failing);
    await enqueue(2, undefined, failing);
    await failing.workOff();
    const delays = (await waiting()).map(({ run_at }) => Date.parse(run_at) - now.getTime());
    expect(delays.toSorted((a, b) => a - b)).toEqual([7000, 10_000]);
  });

  it('hands the job of a dead worker to another one when the lease expires, not before', async () => {
    await enqueue('left behind');
    await server.platform.database.write(scope, (tx) =>
      tx
        .updateTable('jobs')
        .set({
          leased_until: new Date(server.clock.now().getTime() + minuteMs).toISOString().replace('Z', '000Z'),
          attempts: 1,
        })
        .execute(),
    );
    const seen: unknown[] = [];
    jobs.handle(task, async (payload) => void seen.push(payload));
    await jobs.workOff();
    expect(seen).toEqual([]);
    server.clock.advance(2 * minuteMs);
    await jobs.workOff();
    expect(seen).toEqual(['left behind']);
  });

  it('keeps a job with its worker for longer than one lease', async () => {
    const [patient, other] = [worker({ renewLeaseEvery: 5 }), worker()];
    let finish = () => {};
    let starts = 0;
    const begun = new Promise<void>((begin) => {
      patient.handle(task, () => {
        starts += 1;
        begin();
        return new Promise((resolve) => (finish = resolve));
      });
    });
    other.handle(task, async () => void (starts += 1));
    await enqueue(null);
    const working = patient.workOff();
    await begun;
    server.clock.advance(5 * minuteMs);
    const now = () => storedInstant(server.clock.now());
    await expect.poll(async () => ((await waiting())[0]?.leased_until ?? '') > now(), patience).toBe(true);
    await other.workOff();
    finish();
    await working;
    expect(starts).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('marks a job that kills every worker as failed', async () => {
    await enqueue(null);
    await server.platform.database.write(scope, (tx) =>
      tx.updateTable('jobs').set({ attempts: 8 }).execute(),
    );
    let ran = false;
    jobs.handle(task, async () => void (ran = true));
    await jobs.workOff();
    expect(ran).toBe(false);
    expect(await waiting()).toMatchObject([{ failed_at: expect.any(String) }]);
  });

  it('runs each job once with two workers', async () => {
    const other = worker();
    const seen: unknown[] = [];
    for (const one of [jobs, other]) {
      one.handle(task, async (payload) => {
        seen.push(payload);
        await new Promise((resolve) => setTimeout(resolve, 1));
      });
    }
    for (let count = 0; count < 30; count += 1) await enqueue(count);
    await Promise.all([jobs.workOff(), other.workOff(), jobs.workOff()]);
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  it('leaves jobs without a handler alone', async () => {
    await enqueue(null);
    await jobs.workOff();
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
  });

  it.each([
    ['ends well', null],
    ['fails', new Error('too late')],
  ])('ignores a worker that lost its lease and %s', async (_, failure) => {
    let release = () => {};
    const [late, other] = [worker({ renewLeaseEvery: dayMs }), worker()];
    const begun = new Promise<void>((begin) => {
      late.handle(task, () => {
        begin();
        return new Promise((resolve, reject) => {
          release = () => (failure === null ? resolve() : reject(failure));
        });
      });
    });
    other.handle(task, () => Promise.reject(new Error('not today')));
    await enqueue(null);
    const working = late.workOff();
    await begun;
    server.clock.advance(2 * minuteMs);
    await other.workOff();
    release();
    await working;
    expect(await waiting()).toMatchObject([{ attempts: 2, last_error: 'Error: not today' }]);
  });
});
