import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** AI services that groups name themselves, and what each is used for. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { flag, integer, text } = columnTypes(engine);
  await sql`create table ai_providers (
    id ${text} not null primary key,
    group_id ${text} not null references groups (id) on delete cascade,
    name ${text} not null,
    base_url ${text},
    model ${text} not null,
    sealed_key ${text} not null,
    timeout_seconds ${integer} not null,
    is_default ${flag} not null,
    reads_pictures ${flag} not null,
    hears_sound ${flag} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create index ai_providers_of_group on ai_providers (group_id, created_at)`.execute(db);
}
