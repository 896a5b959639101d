import type { Tx } from '../../../platform/db/database.ts';
import { preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';

const insertKey = preparedWrite<{ householdId: string; id: string; now: string }, { id: string }>(
  (db, parameter) =>
    db
      .insertInto('shopping_changes_taken')
      .values({ household_id: parameter('householdId'), id: parameter('id'), taken_at: parameter('now') })
      .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
      .returning('id'),
);

/** Inserts the idempotency key of a change. @returns false if it exists */
export async function claimIdempotencyKey(tx: Tx<MemberScope>, id: string, now: string): Promise<boolean> {
  const rows = await insertKey(tx, { householdId: tx.scope.householdId, id, now });
  return rows.length > 0;
}

/** Deletes the idempotency key of a change that could not be applied. */
export async function releaseIdempotencyKey(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('shopping_changes_taken')
    .where('household_id', '=', tx.scope.householdId)
    .where('id', '=', id)
    .execute();
}
