import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreKeyError, type FileStore } from './store.ts';

/** A store for one test. */
export interface TestStore {
  readonly store: FileStore;
  /** Names of all there is, also outside of the keys: nothing is left of what failed. */
  readonly names: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

const storedKey = 'recipes/0f1e/images/original.webp';

/** The content of a file; null if there is none. */
export async function readContent(store: FileStore, key: string, version?: string): Promise<string | null> {
  const opened = await store.get(key, version === undefined ? {} : { version });
  return opened && text(opened.stream);
}

/** A stream that fails after half of its content. */
export function failingStream(half: Buffer = Buffer.from('half')): Readable {
  return Readable.from(
    (async function* () {
      yield half;
      await sleep(1);
      throw new Error('cut off');
    })(),
  );
}

async function readKeys(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

/** Invalid keys: they leave the store, or name files that the server reserves. */
const noKeys = [
  '',
  '.',
  '..',
  '/',
  '../secret.txt',
  '../../etc/passwd',
  'recipes/../../secret.txt',
  'recipes/../.secret',
  'recipes/..',
  'recipes/.',
  './recipes/a',
  '/etc/passwd',
  '//etc/passwd',
  'recipes//a',
  'recipes/a/',
  '..\\secret.txt',
  'recipes\\..\\..\\secret.txt',
  'C:\\secret.txt',
  'c:/secret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '..%2fsecret.txt',
  '..%5csecret.txt',
  '%252e%252e%252fsecret.txt',
  '..%c0%afsecret.txt',
  '\u002e\u002e/secret.txt',
  '．．/secret.txt',
  '‥/secret.txt',
  'recipes/a\0.webp',
  '../secret.txt\0.webp',
  'recipes/a\n',
  '.secret',
  '.temp/x',
  '.held/x',
  'recipes/.hidden',
  '~/secret.txt',
  'recipes/a b',
  'recipes/é',
  'recipes/a*',
  'file:///etc/passwd',
  `recipes/${'a'.repeat(201)}`,
  'a/b/c/d/e/f/g/h/i/j/k',
];

/** What every store of files does, wherever its files lie. */
export function describeFileStore(kind: string, open: () => Promise<TestStore>): void {
  describe(`${kind}:`, () => {
    let test: TestStore;
    let store: FileStore;
    beforeEach(async () => {
      test = await open();
      ({ store } = test);
    });
    afterEach(() => test.close());

    describe('a stored file', () => {
      it('is read back with size, time and entity tag', async () => {
        const put = await store.put(storedKey, Buffer.from('picture'));
        const opened = await store.get(storedKey);
        expect(opened).toMatchObject(put);
        expect(put.size).toBe(7);
        expect(put.etag).toMatch(/^"[0-9a-f-]+"$/);
        expect(Math.abs(put.mtime.getTime() - Date.now())).toBeLessThan(60_000);
        expect(opened && (await text(opened.stream))).toBe('picture');
        expect(await store.stat(storedKey)).toEqual(put);
        expect(await store.exists(storedKey)).toBe(true);
      });

      it('can be stored from a stream, and replacing it changes the entity tag', async () => {
        const first = await store.put(storedKey, Buffer.from('one'));
        expect(await readContent(store, storedKey)).toBe('one');
        const second = await store.put(storedKey, Readable.from([Buffer.from('t'), Buffer.from('wo')]));
        expect(await readContent(store, storedKey)).toBe('two');
        expect(second.etag).not.toBe(first.etag);
      });

      it('may be empty', async () => {
        await store.put(storedKey, Readable.from([]));
        expect(await readContent(store, storedKey)).toBe('');
        expect(await store.stat(storedKey)).toMatchObject({ size: 0 });
      });

      it('can be read in part', async () => {
        await store.put(storedKey, Buffer.from('0123456789'));
        for (let time = 0; time < 2; time += 1) {
          const opened = await store.get(storedKey, { range: { start: 2, end: 4 } });
          expect(opened?.size).toBe(10);
          expect(opened && (await text(opened.stream))).toBe('234');
          expect(await readContent(store, storedKey)).toBe('0123456789');
        }
      });

      it('is null if it is missing or a folder', async () => {
        await store.put(storedKey, Buffer.from('x'));
        for (const key of ['recipes/none', 'recipes/0f1e', `${storedKey}/below`]) {
          expect(await store.get(key)).toBeNull();
          expect(await store.stat(key)).toBeNull();
          expect(await store.exists(key)).toBe(false);
          expect(await store.delete(key)).toBe(false);
        }
        expect(await store.exists(storedKey)).toBe(true);
      });

      it('is deleted once', async () => {
        await store.put(storedKey, Buffer.from('x'));
        expect(await readContent(store, storedKey, 'a')).toBe('x');
        expect(await store.delete(storedKey)).toBe(true);
        expect(await store.delete(storedKey)).toBe(false);
        expect(await readContent(store, storedKey, 'a')).toBeNull();
      });

      it('is read by many at once', async () => {
        await store.put(storedKey, Buffer.from('picture'));
        const read = Array.from({ length: 12 }, () => readContent(store, storedKey, 'a'));
        expect(new Set(await Promise.all(read))).toEqual(new Set(['picture']));
      });
    });

    describe('a prefix', () => {
      beforeEach(async () => {
        await store.put('recipes/a/images/original.webp', Buffer.from('12345'));
        await store.put('recipes/a/assets/note.txt', Buffer.from('123'));
        await store.put('recipes/ab/images/original.webp', Buffer.from('1'));
      });

      it('lists its files in order and sums their sizes', async () => {
        expect(await readKeys(store, 'recipes/a')).toEqual([
          'recipes/a/assets/note.txt',
          'recipes/a/images/original.webp',
        ]);
        expect(await store.size('recipes/a')).toBe(8);
        expect(await store.size('recipes')).toBe(9);
        expect(await store.sizeOfAll(['recipes/a', 'recipes/none'])).toBe(8);
        const many = Array.from({ length: 20 }, (_, at) => `recipes/${at}`);
        expect(await store.sizeOfAll([...many, 'recipes/ab', 'recipes/a/assets'])).toBe(4);
        expect(await readKeys(store, 'users')).toEqual([]);
        expect(await readKeys(store, 'recipes/a/assets/note.txt')).toEqual([]);
      });

      it('lists what its files are', async () => {
        for await (const { key, ...file } of store.list('recipes')) {
          const known = await store.stat(key);
          expect(known).toMatchObject({ size: file.size, etag: file.etag });
          expect(Math.abs(file.mtime.getTime() - Number(known?.mtime))).toBeLessThan(1000);
        }
      });

      it('is copied', async () => {
        await store.copyPrefix('recipes/a', 'recipes/c');
        expect(await readKeys(store, 'recipes/c')).toEqual([
          'recipes/c/assets/note.txt',
          'recipes/c/images/original.webp',
        ]);
        expect(await readContent(store, 'recipes/c/assets/note.txt')).toBe('123');
        expect(await store.size('recipes/a')).toBe(8);
      });

      it('is deleted without its neighbours, also twice', async () => {
        expect(await readContent(store, 'recipes/a/assets/note.txt', 'a')).toBe('123');
        await store.deletePrefix('recipes/a');
        await store.deletePrefix('recipes/a');
        await store.deletePrefix('users/none');
        expect(await readKeys(store, 'recipes')).toEqual(['recipes/ab/images/original.webp']);
        expect(await readContent(store, 'recipes/a/assets/note.txt', 'a')).toBeNull();
      });
    });

    describe('files that belong together', () => {
      const files = [
        { key: 'recipes/a/images/original.webp', content: Buffer.from('large') },
        { key: 'recipes/a/images/tiny-original.webp', content: Buffer.from('small') },
      ];

      it('are stored and replaced together, and nothing else is left', async () => {
        await store.put('recipes/a/images/original.webp', Buffer.from('old'));
        await store.putTogether(files);
        expect(await readContent(store, 'recipes/a/images/original.webp')).toBe('large');
        expect(await readContent(store, 'recipes/a/images/tiny-original.webp')).toBe('small');
        expect(await test.names()).toEqual(files.map(({ key }) => key));
      });

      it('are not stored where one cannot be', async () => {
        await store.put('recipes/a/images/original.webp', Buffer.from('old'));
        await expect(
          store.putTogether([...files, { key: '../out', content: Buffer.from('x') }]),
        ).rejects.toThrow(StoreKeyError);
        expect(await readContent(store, 'recipes/a/images/original.webp')).toBe('old');
        expect(await test.names()).toEqual(['recipes/a/images/original.webp']);
      });
    });

    describe('an invalid key', () => {
      it.each(noKeys)('%j is rejected by every method', async (key) => {
        const before = await test.names();
        const calls = [
          () => store.put(key, Buffer.from('x')),
          () => store.putTogether([{ key, content: Buffer.from('x') }]),
          () => store.get(key),
          () => store.stat(key),
          () => store.exists(key),
          () => store.delete(key),
          () => store.deletePrefix(key),
          () => store.size(key),
          () => store.copyPrefix(key, 'recipes/copy'),
        ];
        for (const call of calls) await expect(call()).rejects.toThrow(StoreKeyError);
        expect(await test.names()).toEqual(before);
      });
    });

    it.each([4, 17_000_000])('a put that is cut after %i bytes leaves what was there', async (bytes) => {
      await expect(store.put(storedKey, failingStream(Buffer.alloc(bytes)))).rejects.toThrow('cut off');
      expect(await test.names()).toEqual([]);
      await store.put(storedKey, Buffer.from('whole'));
      await expect(store.put(storedKey, failingStream(Buffer.alloc(bytes)))).rejects.toThrow('cut off');
      expect(await readContent(store, storedKey)).toBe('whole');
      expect(await test.names()).toEqual([storedKey]);
    });
  });
}
