import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '../db/scope.ts';
import { openSqlite } from '../db/sqlite/open-sqlite.ts';
import { createLocalStore } from './local-store.ts';
import { makePrivate } from './owner-only.ts';

const readMode = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-private-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is closed to other accounts of the machine, including files that were open before', async () => {
    const outside = `${folder}-outside`;
    writeFileSync(outside, 'x', { mode: 0o644 });
    mkdirSync(join(folder, 'recipes/a'), { recursive: true });
    for (const name of ['mealie.db', 'mealie.db-wal', 'recipes/a/picture.webp'])
      writeFileSync(join(folder, name), 'x');
    symlinkSync(outside, join(folder, 'link'));
    for (const name of ['', 'recipes', 'recipes/a']) chmodSync(join(folder, name), 0o755);
    for (const name of ['mealie.db', 'mealie.db-wal', 'recipes/a/picture.webp'])
      chmodSync(join(folder, name), 0o664);
    expect(await makePrivate(folder, false)).toEqual([]);
    expect([readMode(folder), readMode(join(folder, 'mealie.db'))]).toEqual([0o700, 0o600]);
    expect(readMode(join(folder, 'recipes/a/picture.webp'))).toBe(0o664);
    expect(await makePrivate(folder, true)).toEqual([]);
    expect(readMode(join(folder, 'recipes/a'))).toBe(0o700);
    expect(readMode(join(folder, 'recipes/a/picture.webp'))).toBe(0o600);
    expect(readMode(outside)).toBe(0o644);
    rmSync(outside);
  });

  it('has a database and files that only the owner can read', async () => {
    const path = join(folder, 'data/test.db');
    const database = openSqlite(path);
    await database.write(systemScope('test'), async () => undefined);
    for (const name of [path, `${path}-wal`, `${path}-shm`]) expect(readMode(name)).toBe(0o600);
    expect(readMode(join(folder, 'data'))).toBe(0o700);
    await database.close();
    await createLocalStore(join(folder, 'data')).put('recipes/a.txt', Buffer.from('x'));
    expect(readMode(join(folder, 'data/recipes'))).toBe(0o700);
    expect(readMode(join(folder, 'data/recipes/a.txt'))).toBe(0o600);
  });
});
