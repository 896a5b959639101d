import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, ConcurrencyLimitError } from './concurrency-limit.ts';

describe('createConcurrencyLimit', () => {
  it('runs at most the allowed number of tasks at once, in order', async () => {
    const limiter = createConcurrencyLimit({ atOnce: 2, maxWaiting: 100, maxWaitMs: 10_000 });
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const task = (number: number) => async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await sleep(2);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, (_, number) => limiter.run(task(number))));
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('runs the next task after a failed one', async () => {
    const limiter = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 10_000 });
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('rejects tasks if the queue is full or the wait is too long, and recovers', async () => {
    const limiter = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 20 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = limiter.run(() => held);
    const second = limiter.run(() => Promise.resolve());
    await expect(limiter.run(() => Promise.resolve())).rejects.toThrow(ConcurrencyLimitError);
    await expect(second).rejects.toThrow(ConcurrencyLimitError);
    release();
    await first;
    await expect(limiter.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
