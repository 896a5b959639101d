import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import { migrateToLatest } from '../../packages/server/src/platform/db/migrate.ts';
import { openSqlite } from '../../packages/server/src/platform/db/open-sqlite.ts';
import { systemRandom } from '../../packages/server/src/platform/random/random.ts';
import { SealedSecrets } from '../../packages/server/src/platform/secrets/sealed-secrets.ts';

/** A foreign key: rows of `from` refer to rows of `to`. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  /** Whether the row that refers may do without. */
  readonly isOptional: boolean;
}

const require = createRequire(import.meta.url);

const foreignKeys = `select m.name as "from", k."from" as "column", k."table" as "to", not c."notnull" as "isOptional"
  from sqlite_schema m join pragma_foreign_key_list(m.name) k
  join pragma_table_info(m.name) c on c.name = k."from"
  where m.type = 'table' order by 1, 3, 2`;

/** The foreign keys of the newest schema, read from the catalogue of a migrated database. */
export async function readReferences(): Promise<Reference[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-data-model-'));
  const path = join(folder, 'hearth.db');
  try {
    const database = openSqlite(path);
    await migrateToLatest(database, new SealedSecrets('data model', systemRandom));
    await database.close();
    return readCatalogue(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCatalogue(path: string): Reference[] {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(foreignKeys).all() as Record<string, unknown>[];
  database.close();
  return rows.map(({ from, column, to, isOptional }) => ({
    from: String(from),
    column: String(column),
    to: String(to),
    isOptional: isOptional === 1,
  }));
}
