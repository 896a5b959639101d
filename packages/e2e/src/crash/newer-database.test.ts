import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const require = createRequire(import.meta.url);

describe('a server whose database a newer release has written', () => {
  let hearth: HearthProcess | undefined;
  afterEach(() => hearth?.remove());

  it('refuses to start, says why, and leaves every file of the data folder as it is', async () => {
    hearth = await HearthProcess.start();
    await hearth.stop();
    noteNewerMigration(hearth.folder);
    const before = computeDigests(hearth.folder);
    expect(Object.keys(before)).toContain('hearth.db');
    await expect(hearth.restart()).rejects.toThrow(/newer release/);
    expect(computeDigests(hearth.folder)).toEqual(before);
  });

  it('says that the file is damaged where an unknown migration is a sign of that', async () => {
    hearth = await HearthProcess.start();
    await hearth.stop();
    noteNewerMigration(hearth.folder);
    onDatabase(hearth.folder, 'pragma foreign_keys = off', "update users set group_id = 'flipped'");
    await expect(hearth.restart()).rejects.toThrow(/database file is damaged \(\d+ rows of users refer/);
  });
});

function noteNewerMigration(folder: string): void {
  onDatabase(
    folder,
    `insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`,
  );
}

function onDatabase(folder: string, ...statements: string[]): void {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(join(folder, 'hearth.db'));
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Digests of all files but the log, which tells of the attempt, and what SQLite keeps beside an open file. */
function computeDigests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const lasting = files.filter(({ name }) => !/\.log$|-shm$|-wal$/.test(name));
  return Object.fromEntries(
    lasting.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length + 1),
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}
