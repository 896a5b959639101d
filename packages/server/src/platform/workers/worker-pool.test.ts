import { describe, expect, it } from 'vitest';
import type { TestTask } from './worker-for-test.ts';
import { WorkerLimitError, WorkerPool } from './worker-pool.ts';
import { workerFile } from './worker-file.ts';

const pool = (limits: { maxMs?: number; maxMegabytes?: number } = {}) =>
  new WorkerPool<TestTask, number>({ path: 'platform/workers/worker-for-test', threads: 2, ...limits });

describe('WorkerPool', () => {
  it('reuses its threads for several tasks', async () => {
    const doubles = pool();
    const results = await Promise.all([1, 2, 3, 4, 5].map((value) => doubles.run({ kind: 'double', value })));
    expect(results).toEqual([2, 4, 6, 8, 10]);
  });

  it('rejects with the error’s message and keeps the thread', async () => {
    const one = pool();
    await expect(one.run({ kind: 'fail' })).rejects.toThrow('the soup burnt');
    expect(await one.run({ kind: 'double', value: 4 })).toBe(8);
  });

  it.each([
    ['too long', { kind: 'hang' }, { maxMs: 3000 }],
    ['too much memory', { kind: 'grow' }, { maxMegabytes: 40 }],
  ] as const)('is ended when it takes %s, and the next task has a thread again', async (_, task, limits) => {
    const one = pool(limits);
    await expect(one.run(task)).rejects.toThrow(WorkerLimitError);
    expect(await one.run({ kind: 'double', value: 4 })).toBe(8);
  });

  it('finds the code next to the sources, the chunks and the program', () => {
    const path = 'features/soups/soup-worker';
    expect(workerFile(path, 'file:///src/platform/workers/worker-file.ts').pathname).toBe(`/src/${path}.ts`);
    expect(workerFile(path, 'file:///dist/server/main.js').pathname).toBe(
      '/dist/server/chunks/soup-worker.js',
    );
    expect(workerFile(path, 'file:///dist/server/chunks/a-1.js').pathname).toBe(
      '/dist/server/chunks/soup-worker.js',
    );
  });
});
