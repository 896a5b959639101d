import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { MealPlanFeedRow } from '../entries/meal-plans.tables.ts';
import type { PlanOwner } from '../entries/meal-plans.repository.ts';

/** The caller's own address. */
export function findFeed(reader: Reader<MemberScope>): Promise<MealPlanFeedRow | undefined> {
  return reader
    .selectFrom('meal_plan_feeds')
    .selectAll()
    .where('user_id', '=', reader.scope.userId)
    .executeTakeFirst();
}

/** The plan that a token opens: that of the current household of its user. */
export function findPlanOfToken(reader: Reader<SystemScope>, token: string): Promise<PlanOwner | undefined> {
  return reader
    .selectFrom('meal_plan_feeds')
    .innerJoin('users', 'users.id', 'meal_plan_feeds.user_id')
    .select(['users.group_id as groupId', 'users.household_id as householdId'])
    .where('meal_plan_feeds.token', '=', token)
    .executeTakeFirst();
}

/** The addresses of a household's members, as they are found and as they are sealed. */
export function findFeedsOfHousehold(
  reader: Reader<SystemScope>,
  householdId: string,
): Promise<Pick<MealPlanFeedRow, 'token' | 'sealed_token'>[]> {
  return reader
    .selectFrom('meal_plan_feeds')
    .innerJoin('users', 'users.id', 'meal_plan_feeds.user_id')
    .select(['meal_plan_feeds.token', 'meal_plan_feeds.sealed_token'])
    .where('users.household_id', '=', householdId)
    .execute();
}

/** Gives the caller a new address; delete the one before. */
export async function replaceFeed(
  tx: Tx<MemberScope>,
  feed: { token: string; sealed_token: string; created_at: string },
): Promise<void> {
  await tx
    .insertInto('meal_plan_feeds')
    .values({ user_id: tx.scope.userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute();
}

/** Takes the caller's address back. @returns by what it was found; nothing if there was none */
export async function deleteFeed(tx: Tx<MemberScope>): Promise<string[]> {
  const rows = await tx
    .deleteFrom('meal_plan_feeds')
    .where('user_id', '=', tx.scope.userId)
    .returning('token')
    .execute();
  return rows.map(({ token }) => token);
}
