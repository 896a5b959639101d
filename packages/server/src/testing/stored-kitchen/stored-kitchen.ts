import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { SealedSecrets, SealPurpose } from '../../platform/secrets/sealed-secrets.ts';
import { householdRows } from './household-rows.ts';
import { type KitchenIds, kitchenIds } from './kitchen-ids.ts';
import { peopleRows } from './people-rows.ts';
import { recipeRows, wordRows } from './recipe-rows.ts';
import { shoppingRows } from './shopping-rows.ts';
import type { Sealing, StoredRow, StoredTable } from './stored-table.ts';

/** The rows stored in a database. */
export interface StoredKitchen {
  readonly ids: KitchenIds;
  /** The rows as they were inserted. */
  readonly tables: readonly StoredTable[];
}

/**
 * Writes rows into every table, as an installation would hold them. Columns and tables that come with migrations after
 * those of the database are left out.
 */
export async function storeKitchen(
  database: Database,
  number: number,
  secrets: SealedSecrets,
): Promise<StoredKitchen> {
  const ids = kitchenIds(number);
  const schema = await columnsOfTables(database);
  const tables: StoredTable[] = [];
  for (const [name, rows] of kitchenRows(ids, secrets)) {
    const columns = schema.get(name);
    if (columns === undefined) continue;
    const cut = rows.map((row) => cutTo(columns, row));
    for (const row of cut) await insert(database, name, row);
    tables.push([name, cut]);
  }
  return { ids, tables };
}

/** The rows of a kitchen in all tables of the newest schema. */
export function kitchenRows(ids: KitchenIds, secrets: SealedSecrets): StoredTable[] {
  const sealing: Sealing = (purpose, token) => {
    const found = secrets.fingerprint(purpose, token);
    return { token: found, sealed_token: secrets.seal(purpose, found, token) };
  };
  const tables = [
    ...peopleRows(ids, sealing),
    ...wordRows(ids),
    ...recipeRows(ids),
    ...householdRows(ids, sealing),
    ...shoppingRows(ids),
    searchRow(ids),
  ];
  return tables.map((table) => sealAddresses(table, secrets));
}

/** PostgreSQL alone: the words of SQLite stand in a table without columns of this kind. */
function searchRow({ group, firstRow }: KitchenIds): StoredTable {
  return ['recipe_words', [{ row: firstRow, group_id: group, name: 'leek soup', words: "'leek' 'soup'" }]];
}

function sealAddresses([name, rows]: StoredTable, secrets: SealedSecrets): StoredTable {
  const seal = (purpose: SealPurpose, row: StoredRow, column: string) => ({
    ...row,
    [column]: secrets.seal(purpose, String(row['id']), String(row[column])),
  });
  if (name === 'event_notifiers') return [name, rows.map((row) => seal('notifier address', row, 'address'))];
  if (name === 'webhooks') return [name, rows.map((row) => seal('webhook address', row, 'url'))];
  if (name === 'ai_providers') return [name, rows.map((row) => seal('ai key', row, 'sealed_key'))];
  return [name, rows];
}

/** The columns of every ordinary table. */
async function columnsOfTables({ dialect, schema }: Database): Promise<Map<string, Set<string>>> {
  const query =
    dialect.engine === 'sqlite'
      ? sql<{ place: string; name: string }>`select t.name as place, c.name as name
          from sqlite_schema t join pragma_table_info(t.name) c
          where t.type = 'table' and t.sql not like 'create virtual%'`
      : sql<{ place: string; name: string }>`select table_name as place, column_name as name
          from information_schema.columns where table_schema = 'public'`;
  const columns = new Map<string, Set<string>>();
  for (const { place, name } of (await query.execute(schema)).rows)
    columns.set(place, (columns.get(place) ?? new Set()).add(name));
  return columns;
}

function cutTo(columns: ReadonlySet<string>, row: StoredRow): StoredRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)));
}

async function insert({ schema }: Database, table: string, row: StoredRow): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(schema);
}
