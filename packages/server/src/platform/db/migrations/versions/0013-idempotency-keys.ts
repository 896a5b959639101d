import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What a person's requests with an `Idempotency-Key` have created: repeated ones get the same again. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`create table idempotency_keys (
    user_id ${text} not null references users (id) on delete cascade,
    key ${text} not null,
    created_id ${text} not null,
    taken_at ${text} not null,
    constraint idempotency_keys_key primary key (user_id, key)
  )`.execute(db);
  await sql`create index idempotency_keys_of_user on idempotency_keys (user_id, taken_at)`.execute(db);
  await sql`create index idempotency_keys_taken_at on idempotency_keys (taken_at)`.execute(db);
}
