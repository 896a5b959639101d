import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ConcurrencyLimitError } from '../concurrency/concurrency-limit.ts';
import type { TestTask } from './process-for-test.ts';
import { ProcessPool, type ProcessPoolOptions } from './process-pool.ts';

const pool = (options: Partial<ProcessPoolOptions> = {}) =>
  new ProcessPool<TestTask, number>({
    path: 'platform/child-processes/process-for-test',
    maxMs: 60_000,
    maxMegabytes: 400,
    heapMegabytes: 64,
    idleMs: 60_000,
    maxWaiting: 10,
    maxWaitMs: 60_000,
    ...options,
  });

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('does one task after another in the same process, which is not the server’s', async () => {
  const one = pool();
  const pids = await Promise.all([one.run({ kind: 'pid' }), one.run({ kind: 'pid' })]);
  expect(new Set(pids).size).toBe(1);
  expect(pids).not.toContain(process.pid);
  expect(await one.run({ kind: 'double', value: 4 })).toBe(8);
});

it('rejects with the error’s message and keeps the process', async () => {
  const one = pool();
  const pid = await one.run({ kind: 'pid' });
  await expect(one.run({ kind: 'fail' })).rejects.toThrow('the soup burnt');
  expect(await one.run({ kind: 'pid' })).toBe(pid);
});

it('gives the process nothing of the server’s environment', async () => {
  process.env['SOUP_SECRET'] = 'salt';
  expect(await pool().run({ kind: 'secrets' })).toBe(0);
});

it.each([
  ['time', { kind: 'hang' }, { maxMs: 10_000 }],
  ['memory', { kind: 'grow' }, {}],
  ['memory', { kind: 'growHeap' }, { maxMegabytes: 4_000 }],
  ['crash', { kind: 'die' }, {}],
] as const)(
  'kills a process at its limit (%s), and the next task has one again',
  async (limit, task, options) => {
    const one = pool(options);
    const pid = await one.run({ kind: 'pid' });
    await expect(one.run(task)).rejects.toMatchObject({ name: 'ProcessLimitError', limit });
    expect(exists(pid)).toBe(false);
    expect(await one.run({ kind: 'double', value: 4 })).toBe(8);
  },
);

it('ends an idle process, and starts another one for the next task', async () => {
  const one = pool({ idleMs: 20 });
  const pid = await one.run({ kind: 'pid' });
  while (exists(pid)) await sleep(10);
  expect(await one.run({ kind: 'pid' })).not.toBe(pid);
});

it('has ended the process of a task that has one of its own when the task is done', async () => {
  const one = pool({ idleMs: 0 });
  expect(exists(await one.run({ kind: 'pid' }))).toBe(false);
});

it('refuses more tasks than may wait', async () => {
  const one = pool({ maxWaiting: 1 });
  const tasks = [1, 2, 3].map((value) => one.run({ kind: 'double', value }));
  const refused = await Promise.allSettled(tasks);
  expect(refused.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(refused[2]).toMatchObject({ reason: expect.any(ConcurrencyLimitError) });
});
