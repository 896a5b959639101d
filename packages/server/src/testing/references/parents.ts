import { sql } from 'kysely';
import type { KitchenIds } from '../stored-kitchen/kitchen-ids.ts';
import { signInOwner } from '../stored-kitchen/kitchen-owner.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import type { ForeignKey } from './foreign-keys.ts';

const yearMs = 366 * 86_400_000;

/** What a foreign key of the kitchen holds when it refers to the row that {@link deleteParent} deletes. */
export function findValue({ parent, parentColumn }: ForeignKey, ids: KitchenIds): string | number {
  if (parentColumn === 'row') return ids.firstRow;
  if (parentColumn === 'key') return `${ids.household} ${ids.item}`;
  const id = listIds(ids)[parent];
  if (id === undefined) throw new Error(`The kitchen has no row of ${parent}`);
  return id;
}

function listIds(ids: KitchenIds): Readonly<Record<string, string | number>> {
  return {
    groups: ids.group,
    households: ids.household,
    users: ids.owner,
    api_tokens: ids.firstRow,
    recipes: ids.recipe,
    foods: ids.food,
    units: ids.unit,
    labels: ids.label,
    categories: ids.category,
    tags: ids.tag,
    tools: ids.tool,
    meal_plan_rules: ids.rule,
    household_meal_kinds: ids.mealKind,
    recurring_meals: ids.recurringMeal,
    plan_templates: ids.planTemplate,
    shopping_lists: ids.list,
    stores: ids.store,
    event_notifiers: ids.notifier,
    group_reports: ids.report,
    bulk_imports: ids.report,
  };
}

/** The caller who deletes. */
export interface Actors {
  readonly owner: TestClient;
  readonly administrator: TestClient;
}

export async function findActors(server: TestServer, ids: KitchenIds): Promise<Actors> {
  const owner = await signInOwner(server, ids);
  return { owner, administrator: server.as(await server.member({ admin: true })) };
}

/** Does what comes before a row can be deleted: only recipes in the trash are deleted for good. */
export async function prepareDeletion({ owner }: Actors, parent: string, ids: KitchenIds): Promise<void> {
  if (parent === 'recipes') succeeded(await owner.delete(`/api/recipes/leek-soup-${ids.number}`));
}

/** Deletes a row of the kitchen as users do. */
export async function deleteParent(
  server: TestServer,
  { owner, administrator }: Actors,
  parent: string,
  ids: KitchenIds,
): Promise<void> {
  const remove = async (path: string) => void succeeded(await owner.delete(path));
  const removeForAll = async (path: string) => void succeeded(await administrator.delete(path));
  const removals: Readonly<Record<string, () => Promise<void>>> = {
    groups: () => removeForAll(`/api/admin/groups/${ids.group}`),
    households: () => removeForAll(`/api/admin/households/${ids.household}`),
    users: () => removeForAll(`/api/admin/users/${ids.owner}`),
    api_tokens: () => remove(`/api/users/api-tokens/${ids.firstRow}`),
    recipes: () => remove(`/api/recipes/trash/items/${ids.recipe}`),
    foods: () => remove(`/api/foods/${ids.food}`),
    units: () => remove(`/api/units/${ids.unit}`),
    labels: () => remove(`/api/groups/labels/${ids.label}`),
    categories: () => remove(`/api/organizers/categories/${ids.category}`),
    tags: () => remove(`/api/organizers/tags/${ids.tag}`),
    tools: () => remove(`/api/organizers/tools/${ids.tool}`),
    meal_plan_rules: () => remove(`/api/households/mealplans/rules/${ids.rule}`),
    household_meal_kinds: () => remove(`/api/households/mealplans/kinds/${ids.mealKind}`),
    recurring_meals: () => remove(`/api/households/mealplans/recurring/${ids.recurringMeal}?from=9999-01-01`),
    plan_templates: () => remove(`/api/households/mealplans/templates/${ids.planTemplate}`),
    stores: () => remove(`/api/households/stores/${ids.store}`),
    shopping_lists: async () => {
      await remove(`/api/households/shopping/lists/${ids.list}`);
      await forgetDeletedLists(server);
    },
    shopping_items: () => remove(`/api/households/shopping/items/${ids.item}`),
    event_notifiers: () => remove(`/api/households/events/notifications/${ids.notifier}`),
    group_reports: () => remove(`/api/groups/reports/${ids.report}`),
    bulk_imports: () => remove(`/api/groups/reports/${ids.report}`),
  };
  await removals[parent]?.();
}

/** A deleted list stays as a tombstone for devices without a connection; the server drops it after a year. */
async function forgetDeletedLists(server: TestServer): Promise<void> {
  server.clock.advance(yearMs);
  await server.platform.jobs.runNow('prune-shopping-changes');
  await server.workOff();
}

/** Moves the users of a kitchen to another group, by SQL. */
export async function emptyHousehold(server: TestServer, ids: KitchenIds): Promise<void> {
  const { id, groupId } = await server.household();
  await run(
    server,
    sql`update users set household_id = ${id}, group_id = ${groupId} where household_id = ${ids.household}`,
  );
}

/** Leaves nothing in the group of a kitchen but what is the group's alone, and `left`. */
export async function emptyGroup(server: TestServer, ids: KitchenIds, left?: string): Promise<void> {
  if (left !== 'recipes') await run(server, sql`delete from recipes where group_id = ${ids.group}`);
  await emptyHousehold(server, ids);
  await run(server, sql`delete from shopping_lists where group_id = ${ids.group}`);
  if (left !== 'households') await run(server, sql`delete from households where group_id = ${ids.group}`);
}

async function run({ platform }: TestServer, statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(platform.database.schema);
}
