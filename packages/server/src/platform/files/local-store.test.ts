import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalStore } from './local-store.ts';
import { StoreKeyError, type FileStore } from './store.ts';

let folder: string;
let root: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-store-'));
  root = join(folder, 'data');
  store = createLocalStore(root);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.secret'), 'secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const storedKey = 'recipes/0f1e/images/original.webp';

async function readContent(key: string): Promise<string | null> {
  const opened = await store.get(key);
  return opened && text(opened.stream);
}

async function readKeys(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

describe('a stored file', () => {
  it('is read back with size, time and entity tag', async () => {
    const put = await store.put(storedKey, Buffer.from('picture'));
    const opened = await store.get(storedKey);
    expect(opened).toMatchObject(put);
    expect(put.size).toBe(7);
    expect(put.etag).toMatch(/^"[0-9a-f]+-7"$/);
    expect(Math.abs(put.mtime.getTime() - Date.now())).toBeLessThan(60_000);
    expect(opened && (await text(opened.stream))).toBe('picture');
    expect(await store.stat(storedKey)).toEqual(put);
    expect(await store.exists(storedKey)).toBe(true);
  });

  it('can be stored from a stream, and replacing it changes the entity tag', async () => {
    const first = await store.put(storedKey, Buffer.from('one'));
    const second = await store.put(storedKey, Readable.from([Buffer.from('t'), Buffer.from('wo')]));
    expect(await readContent(storedKey)).toBe('two');
    expect(second.etag).not.toBe(first.etag);
  });

  it('can be read in part', async () => {
    await store.put(storedKey, Buffer.from('0123456789'));
    const opened = await store.get(storedKey, { start: 2, end: 4 });
    expect(opened?.size).toBe(10);
    expect(opened && (await text(opened.stream))).toBe('234');
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
    expect(await store.delete(storedKey)).toBe(true);
    expect(await store.delete(storedKey)).toBe(false);
    expect(await readContent(storedKey)).toBeNull();
  });
});

describe('a prefix', () => {
  beforeEach(async () => {
    await store.put('recipes/a/images/original.webp', Buffer.from('12345'));
    await store.put('recipes/a/assets/note.txt', Buffer.from('123'));
    await store.put('recipes/ab/images/original.webp', Buffer.from('1'));
  });

  it('lists its files in order and sums their sizes', async () => {
    expect(await readKeys('recipes/a')).toEqual([
      'recipes/a/assets/note.txt',
      'recipes/a/images/original.webp',
    ]);
    expect(await store.size('recipes/a')).toBe(8);
    expect(await store.size('recipes')).toBe(9);
    expect(await readKeys('users')).toEqual([]);
    expect(await readKeys('recipes/a/assets/note.txt')).toEqual([]);
  });

  it('is copied', async () => {
    await store.copyPrefix('recipes/a', 'recipes/c');
    expect(await readKeys('recipes/c')).toEqual([
      'recipes/c/assets/note.txt',
      'recipes/c/images/original.webp',
    ]);
    expect(await readContent('recipes/c/assets/note.txt')).toBe('123');
    expect(await store.size('recipes/a')).toBe(8);
  });

  it('is deleted without its neighbours, also twice', async () => {
    await store.deletePrefix('recipes/a');
    await store.deletePrefix('recipes/a');
    await store.deletePrefix('users/none');
    expect(await readKeys('recipes')).toEqual(['recipes/ab/images/original.webp']);
  });
});

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
  'recipes/.hidden',
  '~/secret.txt',
  'recipes/a b',
  'recipes/é',
  'recipes/a*',
  'file:///etc/passwd',
  `recipes/${'a'.repeat(201)}`,
  'a/b/c/d/e/f/g/h/i/j/k',
];

describe('an invalid key', () => {
  it.each(noKeys)('%j is rejected by every method', async (key) => {
    const before = readdirSync(folder, { recursive: true });
    const calls = [
      () => store.put(key, Buffer.from('x')),
      () => store.get(key),
      () => store.stat(key),
      () => store.exists(key),
      () => store.delete(key),
      () => store.deletePrefix(key),
      () => store.size(key),
      () => store.copyPrefix(key, 'recipes/copy'),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(StoreKeyError);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    expect(readFileSync(join(folder, 'secret.txt'), 'utf8')).toBe('secret');
  });
});

describe('a symbolic link', () => {
  const outside = () => join(folder, 'outside');
  beforeEach(async () => {
    mkdirSync(outside());
    writeFileSync(join(outside(), 'file'), 'secret');
    await store.put('recipes/a/real', Buffer.from('real'));
    symlinkSync(join(outside(), 'file'), join(root, 'recipes/a/link'));
    symlinkSync(outside(), join(root, 'recipes/linked'));
  });

  it('in place of a file is not read, listed or written through', async () => {
    expect(await store.get('recipes/a/link')).toBeNull();
    expect(await store.stat('recipes/a/link')).toBeNull();
    expect(await store.delete('recipes/a/link')).toBe(false);
    expect(await readKeys('recipes/a')).toEqual(['recipes/a/real']);
    await store.put('recipes/a/link', Buffer.from('mine'));
    expect(lstatSync(join(root, 'recipes/a/link')).isFile()).toBe(true);
    expect(readFileSync(join(outside(), 'file'), 'utf8')).toBe('secret');
  });

  it('in place of a folder is not followed', async () => {
    for (const key of ['recipes/linked/file', 'recipes/linked/new']) {
      await expect(store.get(key)).rejects.toThrow(StoreKeyError);
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(StoreKeyError);
      await expect(store.delete(key)).rejects.toThrow(StoreKeyError);
    }
    await expect(store.put('recipes/linked/deep/new', Buffer.from('x'))).rejects.toThrow('not a folder');
    expect(await readKeys('recipes/linked')).toEqual([]);
    await store.deletePrefix('recipes/linked');
    expect(readdirSync(outside())).toEqual(['file']);
  });
});

describe('an interrupted put', () => {
  function failing(): Readable {
    return Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await sleep(1);
        throw new Error('cut off');
      })(),
    );
  }

  it('leaves no file under a new key and the old file under an existing one', async () => {
    await expect(store.put(storedKey, failing())).rejects.toThrow('cut off');
    expect(await store.exists(storedKey)).toBe(false);
    await store.put(storedKey, Buffer.from('whole'));
    await expect(store.put(storedKey, failing())).rejects.toThrow('cut off');
    expect(await readContent(storedKey)).toBe('whole');
    expect(readdirSync(join(root, 'recipes/0f1e/images'))).toEqual(['original.webp']);
  });

  it('syncs the content before the rename and the folder after it', async () => {
    await store.put('recipes/0f1e/images/other', Buffer.from('x'));
    const path = join(root, storedKey);
    const handle = await open(root, 'r');
    const prototype: { sync: () => Promise<void> } = Object.getPrototypeOf(handle);
    await handle.close();
    const isThereAtSync: boolean[] = [];
    const sync = prototype.sync;
    vi.spyOn(prototype, 'sync').mockImplementation(function (this: unknown) {
      isThereAtSync.push(existsSync(path));
      return sync.call(this);
    });
    await store.put(storedKey, Buffer.from('x'));
    expect(isThereAtSync).toEqual([false, true]);
  });

  it('leaves the complete old or new file if the process is killed', async () => {
    const size = 8_000_000;
    await store.put(storedKey, Buffer.alloc(size, 'z'));
    for (const delay of [40, 77, 131, 190, 260]) {
      const script = fileURLToPath(new URL('kill-writer-for-test.ts', import.meta.url));
      const writer = spawn(process.execPath, ['--import', 'tsx', script, root, storedKey, String(size)]);
      await once(writer.stdout, 'data');
      await sleep(delay);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
      const content = readFileSync(join(root, storedKey));
      expect(content.equals(Buffer.alloc(size, content[0]))).toBe(true);
    }
    await store.removeUnfinished(new Date(Date.now() + 60_000));
    expect(readdirSync(join(root, 'recipes/0f1e/images')).filter((name) => name !== 'original.webp')).toEqual(
      [],
    );
  }, 60_000);
});

describe('removeUnfinished', () => {
  it('keeps recent and stored files', async () => {
    await store.put(storedKey, Buffer.from('x'));
    const unfinished = join(root, 'recipes', `.${'0'.repeat(36)}.tmp`);
    writeFileSync(unfinished, 'half');
    await store.removeUnfinished(new Date(Date.now() - 60_000));
    expect(existsSync(unfinished)).toBe(true);
    await store.removeUnfinished(new Date(Date.now() + 60_000));
    expect(existsSync(unfinished)).toBe(false);
    expect(await readContent(storedKey)).toBe('x');
  });
});
