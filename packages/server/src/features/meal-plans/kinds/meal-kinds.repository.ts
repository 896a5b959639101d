import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import type { MealKindRow } from './meal-kinds.tables.ts';

/** Whose kinds they are. */
interface Household {
  readonly householdId: string;
}

/** The kinds of meals of a household, in their order. */
export function findKinds(reader: Reader<Scope>, { householdId }: Household): Promise<MealKindRow[]> {
  return reader
    .selectFrom('household_meal_kinds')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A kind of the own household. */
export function findKindRow(reader: Reader<MemberScope>, id: string): Promise<MealKindRow | undefined> {
  return reader
    .selectFrom('household_meal_kinds')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

/** Who of the own household eats what; someone who has moved away does not count. */
export function findEaters(reader: Reader<MemberScope>): Promise<{ kind_id: string; user_id: string }[]> {
  return reader
    .selectFrom('household_meal_kinds as kinds')
    .innerJoin('household_meal_kind_eaters as eaters', 'eaters.kind_id', 'kinds.id')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'eaters.user_id').onRef('users.household_id', '=', 'kinds.household_id'),
    )
    .select(['eaters.kind_id', 'eaters.user_id'])
    .where('kinds.household_id', '=', reader.scope.householdId)
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute();
}

/** How many of these are people of the own household. */
export async function countHousemates(reader: Reader<MemberScope>, ids: readonly string[]): Promise<number> {
  const { count } = await reader
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('household_id', '=', reader.scope.householdId)
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertKinds(tx: Tx<MemberScope>, rows: readonly MealKindRow[]): Promise<void> {
  await tx
    .insertInto('household_meal_kinds')
    .values([...rows])
    .execute();
}

/** Changes a kind, and the meal of the entries that are planned for it. */
export async function updateKind(
  tx: Tx<MemberScope>,
  { id, ...change }: Pick<MealKindRow, 'id' | 'name' | 'time' | 'color' | 'entry_type' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('household_meal_kinds')
    .set(change)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
  await tx
    .updateTable('meal_plan_entries')
    .set({ entry_type: change.entry_type, updated_at: change.updated_at })
    .where('meal_kind_id', '=', id)
    .where('entry_type', '!=', change.entry_type)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('users').select('users.id').where('users.household_id', '=', tx.scope.householdId),
    )
    .execute();
}

/** Deletes a kind; its entries stay, for the meal that they already name. */
export async function deleteKind(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('household_meal_kinds')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Gives the kinds of the own household their places in the order of the list. */
export async function placeKinds(tx: Tx<MemberScope>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const cases = ids.map((id, place) => sql`when ${id} then ${sql.lit(place)}`);
  await tx.execute(sql`update household_meal_kinds set position = case id ${sql.join(cases, sql` `)} else position end
    where household_id = ${tx.scope.householdId}`);
}

/** These people eat the kind, and nobody else. */
export async function replaceEaters(
  tx: Tx<MemberScope>,
  { kindId, eaters }: { readonly kindId: string; readonly eaters: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('household_meal_kind_eaters').where('kind_id', '=', kindId).execute();
  if (eaters.length === 0) return;
  const rows = eaters.map((user_id) => ({ kind_id: kindId, user_id }));
  await tx.insertInto('household_meal_kind_eaters').values(rows).execute();
}
