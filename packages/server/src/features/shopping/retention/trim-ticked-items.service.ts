import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publishTrimmedItems } from '../store/shopping-list-events.ts';
import { deleteOldTicks } from '../store/ticks.repository.ts';
import { deleteOldStoreTicks } from '../stores/store-ticks.repository.ts';
import { deleteSurplusTicked, markChanged } from './trim-ticked-items.repository.ts';

/** Ticked items that each list keeps, however old they are. */
const maxTickedItems = 100;

/** Deletes the oldest ticked items of lists that have more than 100. Ticked items have no recipe shares. */
export async function trimTickedItems(platform: Platform): Promise<void> {
  const { clock, database } = platform;
  await database.write(systemScope('prune shopping lists'), async (tx) => {
    await deleteOldTicks(tx);
    await deleteOldStoreTicks(tx);
    const now = storedInstant(clock.now());
    const items = await deleteSurplusTicked(tx, { maxTicked: maxTickedItems, now });
    const households = new Map(items.map((item) => [item.shoppingListId, item]));
    await markChanged(tx, [...households.keys()], now);
    for (const [listId, { groupId, householdId }] of households) {
      const ofList = items.filter(({ shoppingListId }) => shoppingListId === listId);
      await publishTrimmedItems(platform, tx, { groupId, householdId, items: ofList });
    }
  });
}
