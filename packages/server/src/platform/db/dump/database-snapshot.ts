import { connectSqlite, type SqliteConnection } from '../sqlite/sqlite-connection.ts';
import { quoted, type TableShape } from './table-shapes.ts';

/** A value of a column on either engine: ids, texts and instants are text, flags and amounts are numbers. */
export type StoredValue = string | number | null;

/** A row by the names of its columns. */
export type StoredRow = Readonly<Record<string, StoredValue>>;

/** Where the data are. */
export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** All data as they were at one moment, whatever others write meanwhile. */
export interface DatabaseSnapshot {
  /** The names of the migrations that have made its schema, in their order. */
  readonly migrations: readonly string[];
  /** The rows of a table by its primary key, a few hundred at a time. */
  rows(table: TableShape): AsyncIterable<readonly StoredRow[]>;
  close(): Promise<void>;
}

const rowsAtOnce = 500;
const migrationsInOrder = 'select name from kysely_migration order by name';

/** Opens a snapshot on a connection of its own. Writers do not wait for it, and it does not wait for them. */
export function openSnapshot(address: DatabaseAddress): Promise<DatabaseSnapshot> {
  return address.engine === 'sqlite' ? openSqliteSnapshot(address.file) : openPostgresSnapshot(address.url);
}

/** The first read of the transaction fixes what it sees. */
async function openSqliteSnapshot(file: string): Promise<DatabaseSnapshot> {
  const connection = connectSqlite(file, 'read only');
  connection.exec('begin');
  const migrations = connection.prepare(migrationsInOrder).all([]) as { name: string }[];
  return {
    migrations: migrations.map(({ name }) => name),
    rows: (table) => sqliteRows(connection, table),
    close: async () => {
      connection.exec('rollback');
      connection.close();
    },
  };
}

/** The rows of a table of an open connection, by its primary key. */
export async function* sqliteRows(
  connection: SqliteConnection,
  table: TableShape,
): AsyncGenerator<readonly StoredRow[]> {
  let batch: StoredRow[] = [];
  for (const row of connection.prepare(selectAll(table)).iterate([])) {
    batch.push(row as StoredRow);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function openPostgresSnapshot(url: string): Promise<DatabaseSnapshot> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>(migrationsInOrder);
  return {
    migrations: rows.map(({ name }) => name),
    rows: async function* (table) {
      await client.query(`declare dumped no scroll cursor for ${selectAll(table)}`);
      for (;;) {
        const batch = await client.query<StoredRow>(`fetch ${rowsAtOnce} from dumped`);
        if (batch.rows.length === 0) break;
        yield batch.rows;
      }
      await client.query('close dumped');
    },
    close: async () => client.end(),
  };
}

function selectAll({ name, columns, key }: TableShape): string {
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${key.map(quoted).join(', ')}`;
}
