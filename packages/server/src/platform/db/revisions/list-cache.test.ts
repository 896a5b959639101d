import { describe, expect, it } from 'vitest';
import { ListCache } from './list-cache.ts';

const buildCache = (maxSize: number) => new ListCache<number[]>(maxSize, (rows) => rows.length + 200);

describe('ListCache', () => {
  const counting = () => {
    let loads = 0;
    return { load: async () => [++loads], count: () => loads };
  };

  it('queries the database once for the same list', async () => {
    const cache = buildCache(10_000);
    const { load, count } = counting();
    expect([...(await cache.get('a', load))]).toEqual([1]);
    expect([...(await cache.get('a', load))]).toEqual([1]);
    expect([...(await cache.get('b', load))]).toEqual([2]);
    expect(count()).toBe(2);
  });

  it('evicts the least recently used list when full', async () => {
    const cache = buildCache(700);
    const { load, count } = counting();
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, load);
    expect(count()).toBe(4);
    await cache.get('a', load);
    expect(count()).toBe(4);
    await cache.get('b', load);
    expect(count()).toBe(5);
  });

  it('returns a list larger than the cache, every time', async () => {
    const cache = buildCache(10);
    const large = async () => Array.from({ length: 1000 }, (_, index) => index);
    expect(await cache.get('a', large)).toHaveLength(1000);
    expect(await cache.get('a', large)).toHaveLength(1000);
  });

  it('caches no failure', async () => {
    const cache = buildCache(1000);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect([...(await cache.get('a', async () => [7]))]).toEqual([7]);
  });

  it('loads a key once for concurrent callers', async () => {
    const cache = buildCache(10_000);
    let loads = 0;
    const slow = () => new Promise<number[]>((resolve) => setTimeout(() => resolve([(loads += 1)]), 5));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', slow)));
    expect(answers).toEqual(answers.map(() => [1]));
    expect(loads).toBe(1);
  });

  it('loads once more for all callers that need a newer value than the one being loaded', async () => {
    const cache = buildCache(10_000);
    let newest = 1;
    let loads = 0;
    const ask = (revision: number) =>
      cache.renew(
        'a',
        ([known = 0]) => known >= revision,
        async () => {
          loads += 1;
          const read = [newest];
          await new Promise((resolve) => setTimeout(resolve, 5));
          return read;
        },
      );
    const first = ask(1);
    newest = 20;
    const later = Array.from({ length: 20 }, (_, index) => ask(index + 1));
    expect(await first).toEqual([1]);
    for (const [index, [revision = 0]] of (await Promise.all(later)).entries())
      expect(revision).toBeGreaterThan(index);
    expect(loads).toBe(2);
  });

  it('lets waiting callers load again after a failed load', async () => {
    const cache = buildCache(10_000);
    const failing = cache.get('a', () => Promise.reject(new Error('down')));
    const waiting = cache.get('a', async () => [7]);
    await expect(failing).rejects.toThrow('down');
    expect(await waiting).toEqual([7]);
  });

  it('returns a value too large to cache to all waiting callers', async () => {
    const cache = buildCache(10);
    let loads = 0;
    const large = async () => {
      loads += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return Array.from({ length: 1000 }, (_, index) => index);
    };
    await Promise.all([cache.get('a', large), cache.get('a', large), cache.get('a', large)]);
    expect(loads).toBe(1);
  });

  it('gives two concurrent readers the same rows', async () => {
    const cache = buildCache(1000);
    const slow = () => new Promise<number[]>((resolve) => setTimeout(() => resolve([1, 2]), 5));
    const [one, two] = await Promise.all([cache.get('a', slow), cache.get('a', slow)]);
    expect(one).toEqual(two);
    for (let count = 0; count < 20; count += 1) await cache.get(`k${count}`, async () => []);
    expect([...(await cache.get('a', async () => [9]))]).toEqual([9]);
  });
});
