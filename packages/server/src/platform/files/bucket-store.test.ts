import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, TestBucket } from '../object-storage/bucket-for-test.ts';
import { ObjectStorage } from '../object-storage/object-storage.ts';
import { systemRandom } from '../random/random.ts';
import { impatient, openBucketStore, type TestBucketStore } from './bucket-store-for-test.ts';
import { describeFileStore, failingStream, readContent } from './file-store-for-test.ts';

const key = 'recipes/a/images/original.webp';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await TestBucket.start();
});
afterAll(() => bucket.stop());
afterEach(async () => {
  bucket.forgetPlans();
  await bucket.empty();
});

const names = () => bucket.names();

describeFileStore('a store in a bucket', async () => {
  const { store, close } = await openBucketStore(bucket);
  return { store, names, close: async () => close() };
});

let test: TestBucketStore;
beforeEach(async () => {
  test = await openBucketStore(bucket);
});
afterEach(() => test.close());

const asked = (method: string) => bucket.requests.filter((one) => one.startsWith(`${method} `)).length;

describe('a bucket that fails for a while', () => {
  it.each<[Fault, RegExp]>([
    ['serverError', /^PUT/],
    ['slowDown', /^PUT/],
    ['hangUp', /^PUT/],
    ['lostAnswer', /^PUT/],
    ['silence', /^PUT/],
    ['wrongTag', /^PUT/],
    ['serverError', /^HEAD/],
  ])('with %s on %s is asked again while a file is stored', async (fault, fits) => {
    bucket.plan(fits, fault, fault);
    await test.store.put(key, Buffer.from('picture'));
    bucket.forgetPlans();
    expect(await readContent(test.store, key)).toBe('picture');
  });

  it.each<Fault>(['serverError', 'slowDown', 'hangUp', 'lostAnswer', 'cutAnswer', 'silence'])(
    'with %s is asked again while a file is read',
    async (fault) => {
      const content = randomBytes(60_000);
      await test.store.put(key, content);
      bucket.plan(/^GET/, fault, fault);
      const opened = await test.store.get(key);
      expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    },
  );

  it('goes on with a large file where it was cut', async () => {
    const content = randomBytes(3_000_000);
    await test.store.put(key, content);
    bucket.forgetPlans();
    bucket.plan(/^GET/, 'cutAnswer', 'cutAnswer');
    const opened = await test.store.get(key);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    expect(asked('GET')).toBe(3);
  });

  it('does not go on with a file that was replaced meanwhile', async () => {
    await test.store.put(key, randomBytes(3_000_000));
    bucket.plan(/^GET/, 'cutAnswer');
    const opened = await test.store.get(key);
    const reading = buffer(opened?.stream ?? Readable.from([])).catch(String);
    await test.store.put(key, randomBytes(3_000_000));
    expect(await reading).toContain('PreconditionFailed');
  });

  it('stores a file in parts though the answers to some are lost', async () => {
    const content = randomBytes(40_000_000);
    bucket.plan(/^PUT.*partNumber=2/, 'lostAnswer', 'serverError');
    bucket.plan(/^POST.*uploadId/, 'slowDown');
    await test.store.put(key, Readable.from([content]));
    const opened = await test.store.get(key);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    expect(bucket.unfinished).toBe(0);
  });

  it('deletes, copies and lists what is there', async () => {
    await test.store.put(key, Buffer.from('x'));
    bucket.plan(/^POST.*delete/, 'serverError', 'lostAnswer');
    bucket.plan(/^GET.*list-type/, 'slowDown', 'cutAnswer');
    bucket.plan(/^PUT/, 'lostAnswer');
    await test.store.copyPrefix('recipes/a', 'recipes/b');
    await test.store.deletePrefix('recipes/a');
    expect(await names()).toEqual(['recipes/b/images/original.webp']);
  });
});

describe('a bucket that does not come back', () => {
  const always: Fault[] = Array.from({ length: 40 }, () => 'serverError');

  it('stores nothing, keeps what was there and says so, once', async () => {
    await test.store.put(key, Buffer.from('old'));
    bucket.plan(/./, ...always);
    for (let time = 0; time < 2; time += 1) {
      await expect(test.store.put(key, Buffer.from('new'))).rejects.toThrow('InternalError');
      await expect(test.store.get(key)).rejects.toThrow('InternalError');
    }
    bucket.forgetPlans();
    expect(await readContent(test.store, key)).toBe('old');
    expect(test.told).toEqual([
      expect.stringContaining('does not do what it is asked'),
      'the bucket of pictures and files works again',
    ]);
  });

  it('is asked once by each further request, until it answers', async () => {
    bucket.plan(/^HEAD/, ...always);
    await expect(test.store.stat(key)).rejects.toThrow('Status500');
    expect(asked('HEAD')).toBe(3);
    await expect(test.store.stat(key)).rejects.toThrow('Status500');
    expect(asked('HEAD')).toBe(4);
    bucket.forgetPlans();
    expect(await test.store.stat(key)).toBeNull();
    bucket.plan(/^HEAD/, 'serverError');
    expect(await test.store.stat(key)).toBeNull();
  });

  it('that keeps silent is given up in time', async () => {
    bucket.plan(/./, 'silence', 'silence', 'silence');
    await expect(test.store.stat(key)).rejects.toThrow('TimedOut');
  });

  it('never answers with damaged content', async () => {
    await test.store.put(key, Buffer.from('picture'));
    bucket.plan(/^GET/, 'damaged');
    await expect(readContent(test.store, key)).rejects.toThrow('ContentDamaged');
    expect(await readContent(test.store, key)).toBe('picture');
  });

  it('that ends in the middle of a copy of many leaves no half of files that belong together', async () => {
    const pair = ['original', 'tiny-original'].map((name) => `recipes/a/images/${name}.webp`);
    for (const one of pair) await test.store.put(one, Buffer.from(`old ${one}`));
    const files = pair.map((one) => ({ key: one, content: Buffer.from(`new ${one}`) }));
    const isPlace = /^PUT \/kitchen\/our kitchen\/recipes\/a\/images\/tiny/;
    bucket.plan(isPlace, 'serverError', 'serverError', 'serverError');
    await expect(test.store.putTogether(files)).rejects.toThrow('InternalError');
    for (const one of pair) expect(await readContent(test.store, one, 'v')).toBe(`old ${one}`);
    bucket.forgetPlans();
    bucket.plan(/^PUT.*staged/, ...always);
    await expect(test.store.putTogether(files)).rejects.toThrow('InternalError');
    bucket.forgetPlans();
    for (const one of pair) expect(await readContent(test.store, one, 'v')).toBe(`old ${one}`);
    expect(await names()).toEqual(pair);
  });
});

describe('a bucket that refuses', () => {
  afterEach(() => {
    bucket.keys.secret = bucket.address.secretKey;
    bucket.keys.id = bucket.address.accessKey;
  });

  it.each([
    ['secret', 'SignatureDoesNotMatch', 'FILES_S3_SECRET_ACCESS_KEY'],
    ['id', 'InvalidAccessKeyId', 'FILES_S3_ACCESS_KEY_ID'],
  ] as const)(
    'a changed %s is not asked again, and the log says what to do',
    async (name, code, variable) => {
      bucket.keys[name] = 'another';
      await expect(test.store.put(key, Buffer.from('x'))).rejects.toThrow(code);
      await expect(test.store.get(key)).rejects.toThrow(code);
      await expect(test.store.stat(key)).rejects.toThrow(code);
      expect([asked('PUT'), asked('HEAD')]).toEqual([1, 1]);
      expect(test.told).toEqual([expect.stringContaining(variable)]);
    },
  );

  it('tells a missing bucket from a missing file', async () => {
    expect(await test.store.stat(key)).toBeNull();
    const other = { ...bucket.address, bucket: 'attic' };
    const storage = new ObjectStorage(other, systemRandom, impatient);
    await expect(storage.find(key)).rejects.toThrow('NoSuchBucket');
    await expect(storage.open(key)).rejects.toThrow('NoSuchBucket');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
    await expect(storage.deleteAll([key])).rejects.toThrow('NoSuchBucket');
  });
});

describe('lists of many pages', () => {
  it('have every file once', async () => {
    bucket.pageSize = 2;
    const keys = Array.from({ length: 7 }, (_, at) => `recipes/${at}/original.webp`);
    for (const one of keys) await test.store.put(one, Buffer.from('x'));
    expect(await names()).toEqual(keys);
    await test.store.deletePrefix('recipes');
    bucket.pageSize = 1000;
    expect(await names()).toEqual([]);
  });
});

describe('a hold', () => {
  it('keeps what is replaced and deleted for a copy, and nothing after it', async () => {
    const [changed, gone, same] = ['recipes/a/changed', 'recipes/a/gone', 'recipes/a/same'];
    for (const one of [changed, gone, same]) await test.store.put(one, Buffer.from(`old ${one}`));
    const hold = test.store.holdDeletions();
    const listed = [];
    for await (const file of test.store.list('recipes')) listed.push(file);
    await test.store.put(changed, Buffer.from('new'));
    await test.store.put(changed, Buffer.from('newest'));
    await test.store.delete(gone);
    const contents = [];
    for (const file of listed) contents.push(await readHeld(test.store.getHeld(hold.id, file)));
    expect(contents).toEqual([`old ${changed}`, `old ${gone}`, `old ${same}`]);
    expect(await readContent(test.store, changed)).toBe('newest');
    expect(await test.store.exists(gone)).toBe(false);
    await hold.release();
    expect(await names()).toEqual([changed, same]);
  });

  it('has what other processes have changed as it is now', async () => {
    await test.store.put(key, Buffer.from('old'));
    const hold = test.store.holdDeletions();
    const other = await openBucketStore(bucket, test.folder);
    await other.store.put(key, Buffer.from('new'));
    expect(await readHeld(test.store.getHeld(hold.id, { key, etag: '"old"' }))).toBe('new');
    await other.store.delete(key);
    expect(await test.store.getHeld(hold.id, { key, etag: '"old"' })).toBeNull();
    await hold.release();
  });

  async function readHeld(opened: ReturnType<TestBucketStore['store']['get']>): Promise<string | null> {
    const file = await opened;
    return file && text(file.stream);
  }
});

describe('removeUnfinished', () => {
  it('drops old uploads and what was put aside, and nothing that is young or stored', async () => {
    const storage = new ObjectStorage(bucket.address, systemRandom, impatient);
    await storage.put('.held/old/recipes/a', Buffer.from('x'));
    bucket.plan(/^DELETE/, 'serverError', 'serverError', 'serverError');
    await test.store.put(key, Buffer.from('x'));
    await expect(test.store.put('recipes/b', failingStream(Buffer.alloc(17_000_000)))).rejects.toThrow(
      'cut off',
    );
    expect(bucket.unfinished).toBe(1);
    await test.store.removeUnfinished(new Date(Date.now() - 60_000));
    expect(bucket.unfinished).toBe(1);
    expect(await names()).toEqual(['.held/old/recipes/a', key]);
    bucket.ageUploads(120_000);
    await test.store.removeUnfinished(new Date(Date.now() - 60_000));
    expect(bucket.unfinished).toBe(0);
    await test.store.removeUnfinished(new Date(Date.now() + 60_000));
    expect(await names()).toEqual([key]);
  });
});
