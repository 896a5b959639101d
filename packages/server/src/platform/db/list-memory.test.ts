import { describe, expect, it } from 'vitest';
import { ListMemory } from './list-memory.ts';

const memoryOf = (most: number) => new ListMemory<number[]>(most, (rows) => rows.length + 200);

describe('the memory of lists', () => {
  const counting = () => {
    let loads = 0;
    return { load: async () => [++loads], count: () => loads };
  };

  it('asks the database once for the same list', async () => {
    const cache = memoryOf(10_000);
    const { load, count } = counting();
    expect([...(await cache.get('a', load))]).toEqual([1]);
    expect([...(await cache.get('a', load))]).toEqual([1]);
    expect([...(await cache.get('b', load))]).toEqual([2]);
    expect(count()).toBe(2);
  });

  it('forgets what was not asked for longest when it is full', async () => {
    const cache = memoryOf(700);
    const { load, count } = counting();
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, load);
    expect(count()).toBe(4);
    await cache.get('a', load);
    expect(count()).toBe(4);
    await cache.get('b', load);
    expect(count()).toBe(5);
  });

  it('answers a list that is larger than the memory, again and again', async () => {
    const cache = memoryOf(10);
    const large = async () => Array.from({ length: 1000 }, (_, index) => index);
    expect(await cache.get('a', large)).toHaveLength(1000);
    expect(await cache.get('a', large)).toHaveLength(1000);
  });

  it('remembers no failure', async () => {
    const cache = memoryOf(1000);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect([...(await cache.get('a', async () => [7]))]).toEqual([7]);
  });

  it('two readers at once get the same rows', async () => {
    const cache = memoryOf(1000);
    const slow = () => new Promise<number[]>((resolve) => setTimeout(() => resolve([1, 2]), 5));
    const [one, two] = await Promise.all([cache.get('a', slow), cache.get('a', slow)]);
    expect(one).toEqual(two);
    for (let count = 0; count < 20; count += 1) await cache.get(`k${count}`, async () => []);
    expect([...(await cache.get('a', async () => [9]))]).toEqual([9]);
  });
});
