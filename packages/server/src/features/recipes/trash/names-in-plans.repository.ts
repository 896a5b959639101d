import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';

/** Saved menus, and what is planned again and again, name their recipes by titles from now on: these recipes are about to be deleted. */
export async function keepNamesInPlans(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  const isOfGroup = tx.scope.kind === 'system' ? sql`true` : sql`recipes.group_id = ${tx.scope.groupId}`;
  const list = tx.dialect.textsOf(JSON.stringify(ids));
  const isDeleted = sql`recipe_row in (select recipes.row from recipes where recipes.id in ${list} and ${isOfGroup})`;
  const name = (table: string) => sql`(select recipes.name from recipes
    where recipes.row = ${sql.ref(`${table}.recipe_row`)} and ${isOfGroup})`;
  await tx.execute(sql`update recurring_meals set title = case when title = '' then ${name('recurring_meals')}
    else title end, recipe_id = null, recipe_row = null where ${isDeleted}`);
  await tx.execute(sql`update plan_template_entries set title = case when title = '' then
    ${name('plan_template_entries')} else title end, recipe_id = null, recipe_row = null where ${isDeleted}`);
  await tx.execute(sql`update meal_plan_entries set title = case when title = '' then ${name('meal_plan_entries')}
    else title end, recipe_id = null, recipe_row = null
    where recurring_meal_id is not null and ${isDeleted}`);
}
