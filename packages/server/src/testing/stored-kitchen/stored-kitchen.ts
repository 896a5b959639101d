import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { SealedSecrets } from '../../platform/secrets/sealed-secrets.ts';
import { householdRows } from './household-rows.ts';
import { type KitchenIds, kitchenIds } from './kitchen-ids.ts';
import { peopleRows } from './people-rows.ts';
import { recipeRows, wordRows } from './recipe-rows.ts';
import { shoppingRows } from './shopping-rows.ts';
import type { Sealing, StoredRow, StoredTable } from './stored-table.ts';

/** What was put into a database. */
export interface StoredKitchen {
  readonly ids: KitchenIds;
  /** The rows as they were inserted, cut to the columns that the schema had. */
  readonly tables: readonly StoredTable[];
}

/**
 * Writes rows into every table of the schema that the database has now, as an installation of that age would hold
 * them: columns and tables that come with later migrations are left out, and secrets are sealed once the schema says so.
 */
export async function storeKitchen(
  database: Database,
  number: number,
  secrets: SealedSecrets,
): Promise<StoredKitchen> {
  const ids = kitchenIds(number);
  const schema = await columnsOfTables(database);
  const isSealed = schema.get('invite_tokens')?.has('sealed_token') === true;
  const tables: StoredTable[] = [];
  for (const [name, rows] of allRows(ids, isSealed ? secrets : null)) {
    const columns = schema.get(name);
    if (columns === undefined) continue;
    const cut = rows.map((row) => cutTo(columns, row));
    for (const row of cut) await insert(database, name, row);
    tables.push([name, cut]);
  }
  return { ids, tables };
}

function allRows(ids: KitchenIds, secrets: SealedSecrets | null): StoredTable[] {
  const sealing: Sealing = (purpose, token) => {
    if (secrets === null) return { token };
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
  return secrets === null ? tables : tables.map((table) => sealAddresses(table, secrets));
}

/** PostgreSQL alone: the words of SQLite stand in a table without columns of this kind. */
function searchRow({ group, firstRow }: KitchenIds): StoredTable {
  return ['recipe_words', [{ row: firstRow, group_id: group, name: 'leek soup', words: "'leek' 'soup'" }]];
}

function sealAddresses([name, rows]: StoredTable, secrets: SealedSecrets): StoredTable {
  const seal = (purpose: 'notifier address' | 'webhook address', row: StoredRow, column: string) => ({
    ...row,
    [column]: secrets.seal(purpose, String(row['id']), String(row[column])),
  });
  if (name === 'event_notifiers') return [name, rows.map((row) => seal('notifier address', row, 'address'))];
  if (name === 'webhooks') return [name, rows.map((row) => seal('webhook address', row, 'url'))];
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
