import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import type { SystemScope } from '../../../../platform/db/scope.ts';

/** A recipe without a total time that says how long preparing and cooking take. */
export interface UntoldTotal {
  readonly row: number;
  readonly id: string;
  readonly group_id: string;
  readonly total_time: string | null;
  readonly prep_time: string | null;
  readonly perform_time: string | null;
  readonly cook_time: string | null;
}

const isUntold = sql<boolean>`total_minutes is null and coalesce(total_time, '') in ('', 'none')`;
const isPrepared = sql<boolean>`coalesce(prep_time, '') <> ''`;
const isCooked = sql<boolean>`coalesce(perform_time, '') || coalesce(cook_time, '') <> ''`;

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
    .where(isPrepared)
    .where(isCooked)
    .orderBy('row')
    .limit(limit)
    .execute();
}

/** Notes how long recipes take, unless a user has said so meanwhile. */
export async function updateUntoldTotals(
  tx: LibraryTx<SystemScope>,
  ids: readonly string[],
  minutes: number,
): Promise<void> {
  await tx
    .updateTable('recipes')
    .set({ total_minutes: minutes })
    .where('id', 'in', ids)
    .where(isUntold)
    .execute();
}
