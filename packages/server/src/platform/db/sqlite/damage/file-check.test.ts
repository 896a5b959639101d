import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFileDamage } from './file-check.ts';
import { openSqlite } from '../open-sqlite.ts';

describe('findFileDamage', () => {
  let path: string;
  beforeEach(() => (path = join(mkdtempSync(join(tmpdir(), 'hearth-file-check-')), 'hearth.db')));
  afterEach(() => rmSync(join(path, '..'), { recursive: true }));

  it('finds no damage in an intact file that is open', async () => {
    const database = openSqlite(path);
    expect(await findFileDamage(path)).toEqual([]);
    await database.close();
  });

  it('reports a file that SQLite cannot open as damaged', async () => {
    writeFileSync(path, Buffer.alloc(8192, 0xa5));
    expect(await findFileDamage(path)).toEqual([expect.stringMatching(/not a database/)]);
  });

  it('reports rows that refer to rows that do not exist', async () => {
    const database = openSqlite(path);
    const run = (statement: string) => database.schema.executeQuery(CompiledQuery.raw(statement));
    await run('create table parents (id integer primary key)');
    await run('create table children (parent_id integer references parents (id))');
    await run('pragma foreign_keys = off');
    await run('insert into children (parent_id) values (7), (8)');
    expect(await findFileDamage(path)).toEqual([
      '2 rows of children refer to rows of parents that do not exist',
    ]);
    await database.close();
  });

  it('rejects for a missing file instead of reporting damage', async () => {
    await expect(findFileDamage(`${path}-elsewhere`)).rejects.toThrow(/unable to open/);
  });
});
