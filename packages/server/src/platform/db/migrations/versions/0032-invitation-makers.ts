import type { Kysely } from 'kysely';

/** Adds who made an invitation, so that the invited see who wants them. Those of before name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invite_tokens').addColumn('made_by', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invite_tokens').dropColumn('made_by').execute();
}
