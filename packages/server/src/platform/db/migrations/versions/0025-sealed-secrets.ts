import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/** What the migration needs of the server's secret. */
export interface Sealer {
  seal(purpose: SealedPurpose, owner: string, text: string): string;
  open(purpose: SealedPurpose, owner: string, stored: string): string | null;
  fingerprint(purpose: SealedPurpose, text: string): string;
}
type SealedPurpose = 'invitation' | 'calendar feed' | 'notifier address' | 'webhook address';

interface Tokens {
  readonly table: 'invite_tokens' | 'meal_plan_feeds';
  readonly purpose: SealedPurpose;
}
const tokenTables: readonly Tokens[] = [
  { table: 'invite_tokens', purpose: 'invitation' },
  { table: 'meal_plan_feeds', purpose: 'calendar feed' },
];

interface Addresses {
  readonly table: 'event_notifiers' | 'webhooks';
  readonly column: 'address' | 'url';
  readonly purpose: SealedPurpose;
}
const addressTables: readonly Addresses[] = [
  { table: 'event_notifiers', column: 'address', purpose: 'notifier address' },
  { table: 'webhooks', column: 'url', purpose: 'webhook address' },
];

/**
 * Seals the secrets that stand in the database. Each step looks whether it was done before: on SQLite a server that had
 * no transaction around its migrations may have been killed in the middle. Sessions that API tokens were traded for end.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine, sealer: Sealer): Promise<void> {
  for (const tokens of tokenTables) {
    await addSealedColumn(db, engine, tokens.table);
    await sealTokens(db, sealer, tokens);
  }
  for (const addresses of addressTables) await sealAddresses(db, sealer, addresses);
  await sql`delete from sessions where api_token_id is not null`.execute(db);
}

async function addSealedColumn(
  db: Kysely<unknown>,
  engine: MigrationEngine,
  table: Tokens['table'],
): Promise<void> {
  const query =
    engine === 'sqlite'
      ? sql`select 1 from pragma_table_info(${table}) where name = 'sealed_token'`
      : sql`select 1 from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} and column_name = 'sealed_token'`;
  if ((await query.execute(db)).rows.length > 0) return;
  await sql`alter table ${sql.table(table)} add column sealed_token text not null default ''`.execute(db);
}

async function sealTokens(db: Kysely<unknown>, sealer: Sealer, { table, purpose }: Tokens): Promise<void> {
  const plain = sql<{ token: string }>`select token from ${sql.table(table)} where sealed_token = ''`;
  for (const { token } of (await plain.execute(db)).rows) {
    const found = sealer.fingerprint(purpose, token);
    const sealed = sealer.seal(purpose, found, token);
    await sql`update ${sql.table(table)} set token = ${found}, sealed_token = ${sealed}
      where token = ${token}`.execute(db);
  }
}

async function sealAddresses(
  db: Kysely<unknown>,
  sealer: Sealer,
  { table, column, purpose }: Addresses,
): Promise<void> {
  const plain = sql<{
    id: string;
    text: string;
  }>`select id, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} not like 'sealed:1:%'`;
  for (const { id, text } of (await plain.execute(db)).rows) {
    const sealed = sealer.seal(purpose, id, text);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where id = ${id}`.execute(db);
  }
}

/** What cannot be opened is lost with the column, and goes. */
export async function down(db: Kysely<unknown>, _engine: MigrationEngine, sealer: Sealer): Promise<void> {
  for (const { table, purpose } of tokenTables) {
    const rows = sql<{
      token: string;
      sealed_token: string;
    }>`select token, sealed_token from ${sql.table(table)}`;
    for (const { token, sealed_token } of (await rows.execute(db)).rows) {
      const plain = sealer.open(purpose, token, sealed_token);
      await (
        plain === null
          ? sql`delete from ${sql.table(table)} where token = ${token}`
          : sql`update ${sql.table(table)} set token = ${plain} where token = ${token}`
      ).execute(db);
    }
    await sql`alter table ${sql.table(table)} drop column sealed_token`.execute(db);
  }
  for (const { table, column, purpose } of addressTables) {
    const rows = sql<{
      id: string;
      text: string;
    }>`select id, ${sql.ref(column)} as text from ${sql.table(table)}`;
    for (const { id, text } of (await rows.execute(db)).rows)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealer.open(purpose, id, text) ?? ''}
        where id = ${id}`.execute(db);
  }
}
