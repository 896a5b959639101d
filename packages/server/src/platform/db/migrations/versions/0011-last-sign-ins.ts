import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Users keep when they signed in last; sessions that are still there say so of the time before. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`alter table users add column last_sign_in_at ${text}`.execute(db);
  await sql`update users set last_sign_in_at =
    (select max(sessions.created_at) from sessions where sessions.user_id = users.id)`.execute(db);
}
