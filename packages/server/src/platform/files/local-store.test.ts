import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeFileStore, readContent } from './file-store-for-test.ts';
import { createLocalStore } from './local-store.ts';
import { StoreKeyError, type FileStore } from './store.ts';

/** The file names of a folder, with their folders. */
function listNames(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return names.map((name) => relative(root, name)).toSorted();
}

describeFileStore('a store in a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-store-'));
  const store = createLocalStore(join(folder, 'data'));
  const secrets = ['data/.secret', 'secret.txt'];
  for (const path of secrets) writeFileSync(join(folder, path), 'secret');
  const names = async () => {
    for (const path of secrets) expect(readFileSync(join(folder, path), 'utf8')).toBe('secret');
    const others = listNames(folder).filter((name) => !secrets.includes(name));
    return others.map((name) => name.slice('data/'.length));
  };
  return { store, names, close: async () => rmSync(folder, { recursive: true }) };
});

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

async function readKeys(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

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
    expect(await readContent(store, storedKey)).toBe('x');
  });
});
