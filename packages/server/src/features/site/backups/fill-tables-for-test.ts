import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { StoredRow } from '../../../platform/db/dump/database-snapshot.ts';
import { openSnapshot } from '../../../platform/db/dump/database-snapshot.ts';
import { newestTableShapes } from '../../../platform/db/dump/scratch-database.ts';
import { quoted, type TableShape } from '../../../platform/db/dump/table-shapes.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { connectSqlite } from '../../../platform/db/sqlite/sqlite-connection.ts';
import type { Platform } from '../../../platform/platform.ts';
import { systemRandom } from '../../../platform/random/random.ts';
import { type DumpedRow, RowSecrets, sealedColumns } from './archive/sealed-columns.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The table and column that it refers to. */
  readonly parent: string | null;
  readonly target: string | null;
}

const columnsOf = `select m.name as "table", c.name as name, lower(c.type) as type, k."table" as parent, k."to" as target
  from sqlite_schema m join pragma_table_info(m.name) c
  left join pragma_foreign_key_list(m.name) k on k."from" = c.name where m.type = 'table'`;

/** Texts that are hard to carry: quotes, line ends, signs of other alphabets, a separator of lines. */
const awkward = ['plain', `O'Brien "x"\n\r\t\\`, 'crème brûlée 🍮 ﷽', '\u2028 \u0001 \uFEFF'];

/** Every table that a backup has. */
async function backupTables({ settings, random }: Platform): Promise<TableShape[]> {
  return newestTableShapes(join(settings.server.dataDir, `shapes-${random.uuid()}.db`));
}

/** Puts rows into every table that are true to its foreign keys and hard to carry otherwise. */
export async function fillTables(platform: Platform): Promise<void> {
  const path = join(platform.settings.server.dataDir, 'columns.db');
  const tables = await newestTableShapes(path);
  const connection = connectSqlite(path, 'read only');
  const columns = connection.prepare(columnsOf).all([]) as Column[];
  connection.close();
  const made = new Map<string, Record<string, string | number>>();
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table.name);
    for (let number = 1; number <= awkward.length; number += 1) {
      const row = Object.fromEntries(own.map((column) => [column.name, buildValue(column, number, made)]));
      await insert(platform, table, sealed(platform, table, row));
      made.set(`${table.name} ${number}`, row);
    }
  }
}

function buildValue(
  column: Column,
  number: number,
  made: ReadonlyMap<string, Record<string, string | number>>,
) {
  const parent = column.parent === null ? undefined : made.get(`${column.parent} ${number}`);
  const referred = parent?.[column.target ?? 'id'];
  if (referred !== undefined) return referred;
  if (column.type === 'real') return number + 0.1;
  if (column.type === 'integer') return 700 + number;
  return `${column.name} ${number} ${awkward[number - 1]}`;
}

/** Secrets are stored as this server seals them. */
function sealed({ secret, random }: Platform, { name }: TableShape, row: Record<string, string | number>) {
  const column = sealedColumns[name]?.column;
  if (column === undefined) return row;
  return new RowSecrets(secret, random).seal(name, { ...row, [column]: { open: String(row[column]) } });
}

async function insert({ database }: Platform, table: TableShape, row: StoredRow) {
  const isPostgres = database.dialect.engine === 'postgres';
  const places = table.columns.map((_, at) => (isPostgres ? `$${at + 1}` : '?'));
  const text = `insert into ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) values (${places.join(', ')})`;
  const values = table.columns.map((column) => row[column] ?? null);
  await database.write(systemScope('test'), (tx) => tx.run(CompiledQuery.raw(text, values)));
}

/** Tables that a restore leaves empty. */
export const endingTables = ['sessions', 'sign_in_flows', 'password_reset_tokens'];

/** All rows of all tables with their secrets opened, the same for the same data on every engine and server. */
export async function canonicalDump(platform: Platform): Promise<Record<string, readonly DumpedRow[]>> {
  const secrets = new RowSecrets(platform.secret, systemRandom);
  const snapshot = await openSnapshot(platform.settings.database);
  try {
    const dump: Record<string, readonly DumpedRow[]> = {};
    for (const table of await backupTables(platform)) {
      const rows: StoredRow[] = [];
      for await (const some of snapshot.rows(table)) rows.push(...some);
      dump[table.name] = rows.map((row) => comparableRow(table.name, secrets.open(table.name, row)));
    }
    return dump;
  } finally {
    await snapshot.close();
  }
}

/** A row without the keyed hash by which a secret is found, which differs from server to server. */
export function comparableRow(table: string, row: DumpedRow): DumpedRow {
  return table === 'invite_tokens' || table === 'meal_plan_feeds'
    ? { ...row, token: 'found by its hash' }
    : row;
}
