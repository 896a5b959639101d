import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { PlanFrequencyRow } from './variety.tables.ts';

/** All frequencies of the own household, in the order they were made. */
export function findFrequencies(reader: Reader<MemberScope>): Promise<PlanFrequencyRow[]> {
  return reader
    .selectFrom('meal_plan_frequencies')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findFrequency(
  reader: Reader<MemberScope>,
  id: string,
): Promise<PlanFrequencyRow | undefined> {
  return reader
    .selectFrom('meal_plan_frequencies')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

export async function insertFrequency(tx: Tx<MemberScope>, row: PlanFrequencyRow): Promise<void> {
  await tx.insertInto('meal_plan_frequencies').values(row).execute();
}

export async function updateFrequency(tx: Tx<MemberScope>, { id, ...row }: PlanFrequencyRow): Promise<void> {
  await tx
    .updateTable('meal_plan_frequencies')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteFrequency(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('meal_plan_frequencies')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** The days of rest of the own household; null where it has said nothing. */
export async function findRestDays(reader: Reader<MemberScope>): Promise<number | null> {
  const row = await reader
    .selectFrom('meal_plan_variety')
    .select('rest_days')
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
  return row?.rest_days ?? null;
}

export async function saveRestDays(tx: Tx<MemberScope>, restDays: number | null): Promise<void> {
  await tx
    .insertInto('meal_plan_variety')
    .values({ household_id: tx.scope.householdId, rest_days: restDays })
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet({ rest_days: restDays }))
    .execute();
}

/** The day on which weeks of the own household begin, 0 for Sunday. */
export async function findFirstDayOfWeek(reader: Reader<MemberScope>): Promise<number> {
  const row = await reader
    .selectFrom('household_preferences')
    .select('first_day_of_week')
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
  return row?.first_day_of_week ?? 0;
}
