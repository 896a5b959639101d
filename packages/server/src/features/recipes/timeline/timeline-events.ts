import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import { recipePath } from '../recipe/index.ts';
import type { TimelineRow } from './timeline.repository.ts';

/** Publishes the event of a new timeline event to the recipe's household. */
export async function tellOfEvent(
  platform: Platform,
  tx: Tx<MemberScope>,
  event: Pick<TimelineRow, 'id' | 'household_id' | 'recipe_slug' | 'recipe_name'>,
  operation: 'create' | 'update' | 'delete',
): Promise<void> {
  await publish(platform, tx, {
    type: 'recipe_updated',
    householdId: event.household_id,
    document: {
      documentType: 'recipe_timeline_event',
      operation,
      recipeSlug: event.recipe_slug,
      recipeTimelineEventId: event.id,
    },
    message: { text: 'updated', name: event.recipe_name, path: recipePath(event.recipe_slug) },
  });
}
