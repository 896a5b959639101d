import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import type { RecipeTimelineEventRow } from '../../recipes/documents/index.ts';
import { findOwners } from './made-meals.repository.ts';
import type { PlannedRow } from './meal-plans.repository.ts';

/** What happened to an entry of a plan, and what clients call it. */
const operations = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Publishes what happened to an entry of the household's plan, in the texts of the contract, which are English for all users. */
export async function publishEntry(
  platform: Platform,
  tx: Tx<MemberScope>,
  entry: PlannedRow,
  operation: keyof typeof operations,
): Promise<void> {
  await publish(platform, tx, {
    type: `mealplan_entry_${operations[operation]}`,
    householdId: entry.household_id,
    document: {
      documentType: 'mealplan',
      operation,
      mealplanId: entry.id,
      date: entry.date,
      recipeId: entry.recipe_id,
      recipeName: entry.recipe_name,
      recipeSlug: entry.recipe_slug,
    },
    message: {
      plain: `Mealplan entry ${operations[operation]} for ${entry.date} for ${entry.entry_type}`,
    },
  });
}

/** What the evening wrote down: into timelines, and on which recipes. */
interface Made {
  readonly events: readonly Pick<RecipeTimelineEventRow, 'id' | 'recipe_id'>[];
  /** Recipes that are made later than they were before. */
  readonly moved: readonly string[];
}

/** Tells the owners of recipes of a group that they were cooked. */
export async function publishMade(
  platform: Platform,
  tx: Tx<SystemScope>,
  groupId: string,
  { events, moved }: Made,
): Promise<void> {
  const owners = await findOwners(tx, [...new Set(events.map((event) => event.recipe_id))]);
  const told = new Set<string>();
  for (const { id, recipe_id: recipeId } of events) {
    const owner = owners.get(recipeId);
    if (owner === undefined) continue;
    const where = { type: 'recipe_updated', groupId, householdId: owner.householdId } as const;
    const recipeSlug = owner.slug;
    await publish(platform, tx, {
      ...where,
      document: {
        documentType: 'recipe_timeline_event',
        operation: 'create',
        recipeSlug,
        recipeTimelineEventId: id,
      },
    });
    if (!moved.includes(recipeId) || told.has(recipeId)) continue;
    told.add(recipeId);
    await publish(platform, tx, {
      ...where,
      document: { documentType: 'recipe', operation: 'update', recipeSlug },
    });
  }
}
