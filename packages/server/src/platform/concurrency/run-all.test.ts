import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runAll } from './run-all.ts';

it('does work for every item, that many at a time', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await runAll([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(2);
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('ends with the first error, once what has begun is done', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    await sleep(item);
    if (item === 2) throw new Error('soup is burnt');
    done.push(item);
  };
  await expect(runAll([2, 20, 3, 4], 2, work)).rejects.toThrow('soup is burnt');
  expect(done).toEqual([20]);
});
