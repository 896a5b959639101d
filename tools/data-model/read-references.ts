import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../packages/server/src/platform/db/migrations/migrate.ts';
import { openSqlite } from '../../packages/server/src/platform/db/sqlite/open-sqlite.ts';
import { onDatabase } from '../../proof/trust/durability/database-file.ts';

/** A foreign key: rows of `from` refer to rows of `to`. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  /** Whether the row that refers may do without. */
  readonly isOptional: boolean;
}

const foreignKeys = `select m.name as "from", k."from" as "column", k."table" as "to", not c."notnull" as "isOptional"
  from sqlite_schema m join pragma_foreign_key_list(m.name) k
  join pragma_table_info(m.name) c on c.name = k."from"
  where m.type = 'table' order by 1, 3, 2`;

/** The foreign keys of the newest schema, read from the catalogue of a migrated database. */
export async function readReferences(): Promise<Reference[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-data-model-'));
  try {
    const database = openSqlite(join(folder, 'hearth.db'));
    await migrateToLatest(database);
    await database.close();
    return readCatalogue(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCatalogue(folder: string): Reference[] {
  const rows = onDatabase(
    folder,
    (database) => database.prepare(foreignKeys).all() as Record<string, unknown>[],
  );
  return rows.map(({ from, column, to, isOptional }) => ({
    from: String(from),
    column: String(column),
    to: String(to),
    isOptional: isOptional === 1,
  }));
}
