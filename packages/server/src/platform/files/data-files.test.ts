import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canSwapContent, listKeys, linkContent, NewFiles, swapContent } from './data-files.ts';
import { createLocalStore } from './local-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-data-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('a copy of the files by links', () => {
  it('has what people have uploaded, without links, unfinished writes and everything else', async () => {
    write('recipes/a/images/original.webp', 'picture');
    write('templates/own.md', 'template');
    write('recipes/a/.5c2d0b7e-0000-4000-8000-000000000000.tmp', 'unfinished');
    write('backups/old.zip', 'old');
    write('.secret', 'secret');
    symlinkSync('/etc/passwd', join(root, 'recipes/a/link'));
    await linkContent(root, join(root, '.copy'));
    const keys: string[] = [];
    for await (const key of listKeys(join(root, '.copy'))) keys.push(key);
    expect(keys).toEqual(['recipes/a/images/original.webp', 'templates/own.md']);
  });

  it('stays as it is while files are replaced and deleted', async () => {
    const store = createLocalStore(root);
    await store.put('recipes/a/images/original.webp', Buffer.from('old'));
    await store.put('recipes/b/images/original.webp', Buffer.from('gone'));
    await linkContent(root, join(root, '.copy'));
    await store.put('recipes/a/images/original.webp', Buffer.from('new'));
    await store.deletePrefix('recipes/b');
    const copied = (path: string) =>
      readFileSync(join(root, '.copy/recipes', path, 'images/original.webp'), 'utf8');
    expect([copied('a'), copied('b')]).toEqual(['old', 'gone']);
  });
});

describe('deletions that are held', () => {
  it('wait until the hold ends, and writes do not', async () => {
    const store = createLocalStore(root);
    await store.put('recipes/a/one', Buffer.from('1'));
    const { release } = store.holdDeletions();
    const deletions = Promise.all([store.delete('recipes/a/one'), store.deletePrefix('recipes')]);
    await store.put('users/a/profile.webp', Buffer.from('2'));
    expect(await store.exists('recipes/a/one')).toBe(true);
    await release();
    await deletions;
    expect(await store.exists('recipes/a/one')).toBe(false);
  });
});

describe('new files', () => {
  it('are written, but never over others', async () => {
    const files = new NewFiles(join(root, 'staged'));
    await files.write('recipes/a/one', Readable.from(['text']));
    await files.complete();
    expect(readFileSync(join(root, 'staged/recipes/a/one'), 'utf8')).toBe('text');
    await expect(files.write('recipes/a/one', Readable.from(['other']))).rejects.toThrow(/EEXIST/);
    await expect(files.write('../out', Readable.from(['other']))).rejects.toThrow('key');
  });
});

describe('content that is swapped', () => {
  const staged = () => join(root, '.restore/files');
  const replaced = () => join(root, '.restore/replaced');
  const state = () => {
    const read = (path: string) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
    return [read('recipes/a/one'), read('recipes/b/one'), read('users/a/one'), read('templates/own.md')];
  };
  beforeEach(() => {
    write('recipes/a/one', 'old');
    write('users/a/one', 'old');
    write('.restore/files/recipes/b/one', 'new');
    write('.restore/files/templates/own.md', 'new');
  });

  it('has the new folders and none of the old ones', async () => {
    await swapContent(root, staged(), replaced());
    expect(state()).toEqual([null, 'new', null, 'new']);
    expect(readFileSync(join(replaced(), 'users/a/one'), 'utf8')).toBe('old');
  });

  it('is not begun where a folder is mounted from elsewhere', async () => {
    expect(await canSwapContent(root)).toBe(true);
    const mounted: typeof rename = async (from, to) => {
      if (String(from).includes('/users/')) throw Object.assign(new Error('cross-device'), { code: 'EXDEV' });
      await rename(from, to);
    };
    expect(await canSwapContent(root, { move: mounted })).toBe(false);
    expect(readdirSync(root).filter((name) => name.startsWith('.probe'))).toEqual([]);
    expect(readdirSync(join(root, 'users'))).toEqual(['a']);
  });

  it.each([1, 2, 3, 4, 5, 6])('is completed after an interruption before move %i', async (number) => {
    let moves = 0;
    const interrupted: typeof rename = async (from, to) => {
      moves += 1;
      if (moves === number) throw new Error('killed');
      await rename(from, to);
    };
    await expect(swapContent(root, staged(), replaced(), { move: interrupted })).rejects.toThrow('killed');
    await swapContent(root, staged(), replaced());
    await swapContent(root, staged(), replaced());
    expect(state()).toEqual([null, 'new', null, 'new']);
  });
});
