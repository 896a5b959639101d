import { planChanged } from '../../../platform/db/announcements.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** What a user has made for the household. */
export interface OwnedThings {
  readonly shoppingLists: number;
  readonly planEntries: number;
  /** Of the household, with which they stay. */
  readonly cookbooks: number;
}

/** Counts what a user has made for the household, and the cookbooks that it has. */
export async function countThingsOf(
  reader: Reader<SystemScope>,
  { userId, householdId }: { readonly userId: string; readonly householdId: string },
): Promise<OwnedThings> {
  const row = await reader
    .selectFrom('users')
    .select((eb) => [
      eb
        .selectFrom('shopping_lists')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('shopping_lists.user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .as('lists'),
      eb
        .selectFrom('meal_plan_entries')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('meal_plan_entries.user_id', '=', userId)
        .as('entries'),
      eb
        .selectFrom('cookbooks')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('cookbooks.household_id', '=', householdId)
        .as('cookbooks'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return {
    shoppingLists: Number(row?.lists ?? 0),
    planEntries: Number(row?.entries ?? 0),
    cookbooks: Number(row?.cookbooks ?? 0),
  };
}

/** Passes lists and plan entries of one user to another of the same household, whose devices hear of it. */
export async function passThings(
  tx: Tx<SystemScope>,
  { from, to, householdId }: { readonly from: string; readonly to: string; readonly householdId: string },
): Promise<void> {
  await tx.updateTable('meal_plan_entries').set({ user_id: to }).where('user_id', '=', from).execute();
  await tx.updateTable('recurring_meals').set({ user_id: to }).where('user_id', '=', from).execute();
  tx.announce(planChanged(householdId));
  const lists = await tx
    .updateTable('shopping_lists')
    .set((eb) => ({ user_id: to, sequence: eb('sequence', '+', 1) }))
    .where('user_id', '=', from)
    .returning(['id', 'sequence'])
    .execute();
  for (const { id, sequence } of lists) tx.announce({ householdId, topic: 'shopping-list', id, sequence });
}
