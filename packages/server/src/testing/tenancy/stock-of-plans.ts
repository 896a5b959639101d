import { MealPlanFeed, PlanRulesOut, ReadPlanEntry } from '@hearth/contract';
import { systemScope } from '../../platform/db/scope.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import type { TestMember, TestServer } from '../test-server.ts';

/** A recipe on the plan, a rule of the plan, and its address for calendar programs. */
export async function mealsPlanned(client: TestClient, recipeId: string) {
  const root = '/api/households/mealplans';
  const entry = ReadPlanEntry.parse(succeeded(await client.post(root, { date: '2024-03-05', recipeId })));
  const rule = PlanRulesOut.parse(succeeded(await client.post(`${root}/rules`, {})));
  const { path } = MealPlanFeed.parse(succeeded(await client.post(`${root}/feed`)));
  return {
    planEntry: String(entry.id),
    planRuleId: rule.id,
    planToken: path?.split('/').at(-1) ?? '',
  };
}

/** How often one kind of recipes is planned, in the place of all others: the API bounds how many there are. */
export async function planFrequency(server: TestServer, { householdId }: TestMember) {
  const planFrequencyId = crypto.randomUUID();
  const said = { name: 'Fish', query_filter_string: 'name = "Fish"', at_least: 1, at_most: 3, rest_days: 2 };
  const at = { created_at: '2024-03-05T10:00:00.000Z', updated_at: '2024-03-05T10:00:00.000Z' };
  await server.platform.database.write(systemScope('test'), async (tx) => {
    await tx.deleteFrom('meal_plan_frequencies').where('household_id', '=', householdId).execute();
    await tx
      .insertInto('meal_plan_frequencies')
      .values({ id: planFrequencyId, household_id: householdId, ...said, ...at })
      .execute();
  });
  return { planFrequencyId };
}
