import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';

const require = createRequire(import.meta.url);

/** Runs `read` on the database file of a data folder. */
export function onDatabase<T>(folder: string, read: (database: Sqlite.DatabaseSyncInstance) => T): T {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(join(folder, 'hearth.db'));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong in the file itself; empty when it is sound. */
export function findDamage(folder: string): string[] {
  return onDatabase(folder, (database) => {
    const [check] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const broken = database.prepare('pragma foreign_key_check').all().length;
    return [
      ...(check?.integrity_check === 'ok' ? [] : [`integrity_check: ${check?.integrity_check}`]),
      ...(broken === 0 ? [] : [`${broken} broken references`]),
    ];
  });
}
