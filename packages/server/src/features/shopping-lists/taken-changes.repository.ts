import type { Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';

/** Remembers that a change of a device is done. @returns false when it was done before */
export async function rememberChange(tx: Tx<MemberScope>, id: string, now: string): Promise<boolean> {
  const rows = await tx
    .insertInto('shopping_changes_taken')
    .values({ household_id: tx.scope.householdId, id, taken_at: now })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Forgets a change that could not be done. */
export async function forgetChange(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('shopping_changes_taken')
    .where('household_id', '=', tx.scope.householdId)
    .where('id', '=', id)
    .execute();
}
