import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** The days for which anyone has planned anything, the last one first. */
export async function findPlannedDays(reader: Reader<SystemScope>): Promise<string[]> {
  const rows = await reader
    .selectFrom('meal_plan_entries')
    .select('date')
    .distinct()
    .orderBy('date', 'desc')
    .execute();
  return rows.map(({ date }) => date);
}

/** Moves what all households have planned for a day to another one. */
export async function moveDay(
  tx: Tx<SystemScope>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('meal_plan_entries').set({ date: to }).where('date', '=', from).execute();
}
