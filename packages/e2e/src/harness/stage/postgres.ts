import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Address of a PostgreSQL server where databases may be created and dropped; absent where there is none. */
export const postgresServer = process.env['TEST_POSTGRES_URL'];

/** A held lock on a table. */
interface HeldTable {
  letGo(): Promise<void>;
}

/** An empty database of a test's own on PostgreSQL, for as many servers as the test starts on it. */
export class PostgresDatabase {
  readonly env: Readonly<Record<string, string>>;
  readonly #name: string;
  readonly #url: string;
  readonly #client: Client;

  private constructor(name: string) {
    const url = new URL(postgresServer ?? '');
    url.pathname = `/${name}`;
    this.#name = name;
    this.#url = url.href;
    this.#client = new Client({ connectionString: this.#url });
    this.env = { DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: this.#url };
  }

  static async create(): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(`hearth_${randomUUID().replaceAll('-', '')}`);
    await onServer(`create database ${database.#name}`);
    await database.#client.connect();
    return database;
  }

  async query(statement: string): Promise<Record<string, unknown>[]> {
    return (await this.#client.query<Record<string, unknown>>(statement)).rows;
  }

  /** Locks a table, so that all writers wait until it is released. */
  async hold(table: string): Promise<HeldTable> {
    const holder = new Client({ connectionString: this.#url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`lock table ${table} in share row exclusive mode`);
    return { letGo: () => holder.end() };
  }

  /** Number of sessions that wait for a lock. */
  async waiting(): Promise<number> {
    const [row] = await this.query(
      `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return Number(row?.['count']);
  }

  async remove(): Promise<void> {
    await this.#client.end();
    await onServer(`drop database ${this.#name} with (force)`);
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresServer });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
