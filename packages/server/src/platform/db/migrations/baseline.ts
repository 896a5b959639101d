import { sql } from 'kysely';
import { StartError } from '../../errors/start-error.ts';
import type { Database } from '../database.ts';

/** The migration that makes the schema of the first release. */
export const baseline = '0001-baseline';

/** What built the same schema step by step before the first release, in the order of the names. */
const merged = [
  '0001-accounts',
  '0002-recipes',
  '0003-recipe-activity',
  '0004-recipe-search',
  '0005-invitations',
  '0007-ways-in',
  '0008-kitchen-data',
  '0009-recipe-together',
  '0010-cookbooks',
  '0011-recipe-actions',
  '0014-data-exports',
  '0016-meal-plans',
  '0017-shopping-lists',
  '0018-event-notifiers',
  '0019-webhooks',
  '0020-reports',
  '0021-shopping-changes',
  '0022-shopping-ticks',
  '0023-deleted-shopping-lists',
  '0024-given-up-deliveries',
  '0025-sealed-secrets',
  '0027-shopping-partners',
  '0028-recipe-orders',
  '0030-recipe-minutes',
  '0032-invitation-makers',
  '0040-migrated-recipes',
  '0041-ingredient-corrections',
  '0042-computed-nutrition',
  '0043-reading-imports',
];

/** The database lacks a part of the baseline, which no migration of this release adds; nothing was changed. */
export class DatabaseTooOldError extends StartError {
  override readonly name = 'DatabaseTooOldError';
}

/**
 * The names of migrations with the baseline in place of those that it replaces.
 * @param names in their order
 * @throws DatabaseTooOldError where some of those are missing
 */
export function withBaseline(names: readonly string[]): readonly string[] {
  if (!names.some((name) => merged.includes(name))) return names;
  if (merged.some((name) => !names.includes(name)))
    throw new DatabaseTooOldError(
      'The database was last used by an early build of Hearth 0.9. Start the last build of 0.9 with it once, then this release.',
    );
  return [baseline, ...names.filter((name) => !merged.includes(name))];
}

/**
 * Notes the baseline in a database that has its schema from the steps before it. Several processes may do so at once.
 * @param database which has been migrated before
 * @throws DatabaseTooOldError
 */
export async function adoptBaseline({ schema }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    schema,
  );
  const names = rows.map(({ name }) => name);
  // What a newer release has done to the database, the migrator finds and refuses.
  if (withBaseline(names).join() !== baseline || names.includes(baseline)) return;
  await schema.transaction().execute(async (tx) => {
    await sql`insert into kysely_migration (name, timestamp)
      select ${sql.lit(baseline)}, timestamp from kysely_migration where name = ${merged.at(-1)}
      on conflict do nothing`.execute(tx);
    await sql`delete from kysely_migration where name in (${sql.join(merged)})`.execute(tx);
  });
}
