import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBucket } from '../object-storage/bucket-for-test.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openBucketStore, type TestBucketStore } from './bucket-store-for-test.ts';
import { FileCache } from './file-cache.ts';
import { readContent } from './file-store-for-test.ts';

const key = 'recipes/a/images/original.webp';

describe('copies on the local disk', () => {
  const bounds = { maxBytes: 5 * 8192, maxFileBytes: 8192 };
  const facts = (size: number) => ({ size, mtime: new Date(1_700_000_000_000), etag: `"${size}"` });
  let folder: string;
  let cache: FileCache;
  const openCache = () => FileCache.open(folder, bounds, new TestClock());
  const add = (name: string, size = 8000) => cache.begin(name).add(facts(size), Buffer.alloc(size, name));
  const onDisk = () =>
    readdirSync(folder).reduce(
      (sum, name) => sum + Math.ceil(statSync(join(folder, name)).size / 4096) * 4096,
      0,
    );
  const has = async (name: string) => {
    const opened = await cache.read(name);
    opened?.stream.destroy();
    return opened !== null;
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-copies-'));
    cache = await openCache();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('never take more than they may, however many are made at once', async () => {
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, onDisk())), 1);
    await Promise.all(Array.from({ length: 60 }, (_, at) => add(`recipes/${at}`)));
    clearInterval(watching);
    expect(Math.max(most, onDisk())).toBeLessThanOrEqual(bounds.maxBytes);
    expect(onDisk()).toBeGreaterThan(0);
    expect(cache.bytes).toBe(onDisk());
  });

  it('give way to new ones by when they were read last', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name);
    expect(await has('a')).toBe(true);
    await add('f');
    expect(await Promise.all(['a', 'b', 'c', 'f'].map(has))).toEqual([true, false, true, true]);
  });

  it('of large files are not made', async () => {
    await add('large', 8193);
    expect(cache.bytes).toBe(0);
  });

  it('are there after a restart, but for those that are cut off or unfinished', async () => {
    await add('recipes/a');
    await add('recipes/b');
    const [, cutOff = ''] = readdirSync(folder).toSorted();
    truncateSync(join(folder, cutOff), 10);
    writeFileSync(join(folder, `.${'0'.repeat(36)}.tmp`), 'half');
    cache = await openCache();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(cache.bytes).toBe(8192);
    const opened = await cache.read('recipes/a');
    expect(opened).toMatchObject(facts(8000));
    expect(opened && (await text(opened.stream))).toBe(Buffer.alloc(8000, 'recipes/a').toString());
    expect(cache.find('recipes/a', 'v')?.trust).toBe('none');
  });

  it('are fewer after a restart with less room', async () => {
    for (const name of ['a', 'b', 'c']) await add(name);
    cache = await FileCache.open(folder, { ...bounds, maxBytes: 8192 }, new TestClock());
    expect([cache.bytes, onDisk()]).toEqual([8192, 8192]);
  });

  it('are not kept if the file changed while they were made', async () => {
    const copy = cache.begin('a');
    await cache.forget('a');
    await copy.add(facts(5), Buffer.from('stale'));
    expect(await has('a')).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that someone has deleted are made again', async () => {
    await add('a');
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await has('a')).toBe(false);
    expect(cache.bytes).toBe(0);
  });
});

describe('two servers with one bucket', () => {
  let bucket: TestBucket;
  let one: TestBucketStore;
  let other: TestBucketStore;
  beforeAll(async () => {
    bucket = await TestBucket.start();
  });
  afterAll(() => bucket.stop());
  beforeEach(async () => {
    [one, other] = [await openBucketStore(bucket), await openBucketStore(bucket)];
    await one.store.put(key, Buffer.from('old'));
    await readContent(one.store, key, 'v1');
    bucket.forgetPlans();
  });
  afterEach(() => {
    one.close();
    other.close();
  });

  it('read what they know without asking', async () => {
    one.clock.advance(60_000);
    expect(await readContent(one.store, key, 'v1')).toBe('old');
    expect(await one.store.stat(key, { version: 'v1' })).toMatchObject({ size: 3 });
    expect(bucket.requests).toEqual([]);
  });

  it('see at once what the other has stored for a new version', async () => {
    await other.store.put(key, Buffer.from('new'));
    expect(await readContent(one.store, key, 'v2')).toBe('new');
    bucket.forgetPlans();
    expect(await readContent(one.store, key, 'v2')).toBe('new');
    expect(bucket.requests).toEqual([]);
  });

  it('do not give what was fetched before the change to those who ask for the new version', async () => {
    one.clock.advance(600_000);
    bucket.plan(/^GET/, 'silence');
    const early = readContent(one.store, 'recipes/b', 'v1');
    await other.store.put('recipes/b', Buffer.from('new'));
    expect(await readContent(one.store, 'recipes/b', 'v2')).toBe('new');
    await early;
    expect(await readContent(one.store, 'recipes/b', 'v2')).toBe('new');
  });

  it('ask again where no version is named, and for every file now and then', async () => {
    await other.store.put(key, Buffer.from('new'));
    one.clock.advance(2000);
    expect(await readContent(one.store, key)).toBe('new');
    await readContent(one.store, key, 'v2');
    await other.store.delete(key);
    one.clock.advance(301_000);
    expect(await readContent(one.store, key, 'v2')).toBeNull();
  });

  it('go on with their copies of known versions while the bucket is away', async () => {
    one.clock.advance(301_000);
    await bucket.goAway();
    expect(await readContent(one.store, key, 'v1')).toBe('old');
    await expect(readContent(one.store, key, 'v2')).rejects.toThrow('ECONNREFUSED');
    await bucket.comeBack();
    expect(await readContent(one.store, key, 'v2')).toBe('old');
  });
});
