import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { SystemScope } from '../../../../platform/db/scope.ts';

/** A recipe whose times say more than its minutes do. */
export interface UntoldTotal {
  readonly row: number;
  readonly id: string;
  readonly group_id: string;
  readonly total_time: string | null;
  readonly prep_time: string | null;
  readonly perform_time: string | null;
  readonly cook_time: string | null;
}

/** What its texts say, in minutes. */
export interface ReadMinutes {
  readonly total_minutes: number | null;
  readonly prep_minutes: number | null;
  readonly perform_minutes: number | null;
}

const lacksTotal = sql<boolean>`(total_minutes is null and coalesce(total_time, '') in ('', 'none')
  and coalesce(prep_time, '') <> '' and coalesce(perform_time, '') || coalesce(cook_time, '') <> '')`;
const lacksParts = sql<boolean>`((prep_minutes is null and coalesce(prep_time, '') <> '')
  or (perform_minutes is null and coalesce(perform_time, '') || coalesce(cook_time, '') <> ''))`;
const isUntold = sql<boolean>`(${lacksTotal} or ${lacksParts})`;

/** The next of those recipes after a row, in the order of their rows. */
export async function findUntoldTotals(
  reader: Reader<SystemScope>,
  after: number,
  limit: number,
): Promise<UntoldTotal[]> {
  return reader
    .selectFrom('recipes')
    .select(['row', 'id', 'group_id', 'total_time', 'prep_time', 'perform_time', 'cook_time'])
    .where('row', '>', after)
    .where(isUntold)
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Notes how long recipes take, unless a user has said so meanwhile. */
export async function updateUntoldTotals(
  tx: LibraryTx<SystemScope>,
  ids: readonly string[],
  minutes: ReadMinutes,
): Promise<void> {
  await tx.updateTable('recipes').set(minutes).where('id', 'in', ids).where(isUntold).execute();
}
