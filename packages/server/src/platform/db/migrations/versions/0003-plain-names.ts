import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/** Names of jobs as they were, and as they are. */
const renamedJobs = [
  ['tidy-shopping-lists', 'trim-ticked-items'],
  ['forget-shopping-changes', 'prune-shopping-changes'],
  ['unlock-names', 'reset-login-throttling'],
] as const;

/** Stored names that say what they name: documents of recipes, and jobs with their last runs. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await sql`alter table recipe_answers rename to recipe_documents`.execute(db);
  if (engine === 'postgres') await renameConstraints(db);
  for (const [former, name] of renamedJobs)
    await sql`update job_runs set name = ${name} where name = ${former}`.execute(db);
}

/** PostgreSQL leaves the constraints of a table their names; SQLite names them anew. */
async function renameConstraints(db: Kysely<unknown>): Promise<void> {
  for (const end of ['pkey', 'recipe_id_key', 'recipe_id_fkey'])
    await sql
      .raw(`alter table recipe_documents rename constraint recipe_answers_${end} to recipe_documents_${end}`)
      .execute(db);
}
