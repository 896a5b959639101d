import { sql } from 'kysely';
import { planChanged } from '../../../platform/db/announcements.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';

/**
 * Begins a change of the household's plan: its devices hear of it once it is done, and other changes wait for its end,
 * so that two at once do not take the same place in a day. SQLite has one writer anyway.
 */
export function holdPlan(tx: Tx<MemberScope>): Promise<void> {
  return holdPlanForHousehold(tx, tx.scope.householdId);
}

/** As {@link holdPlan}, for the plan of any household. */
export async function holdPlanForHousehold(tx: Tx<Scope>, householdId: string): Promise<void> {
  tx.announce(planChanged(householdId));
  if (tx.dialect.engine !== 'postgres') return;
  await tx.execute(sql`select id from households where id = ${householdId} for no key update`);
}
