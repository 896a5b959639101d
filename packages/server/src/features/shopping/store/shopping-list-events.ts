import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import type { StoredItem } from './stored-item.ts';

type Operation = 'create' | 'update' | 'delete';
type ItemOfList = Pick<StoredItem, 'id' | 'shoppingListId'>;

const eventsByOperation = {
  create: { type: 'shopping_list_created', text: 'wasCreated' },
  update: { type: 'shopping_list_updated', text: 'wasUpdated' },
  delete: { type: 'shopping_list_deleted', text: 'deleted' },
} as const;

/** Publishes the event of a changed list. */
export async function publishListEvent(
  platform: Platform,
  tx: Tx<MemberScope>,
  { id, name }: { readonly id: string; readonly name?: string | null | undefined },
  operation: Operation,
): Promise<void> {
  const { type, text } = eventsByOperation[operation];
  await publish(platform, tx, {
    type,
    householdId: tx.scope.householdId,
    document: { documentType: 'shopping_list', operation, shoppingListId: id },
    message: { text, name: name ?? '' },
  });
}

/** Items by operation. */
interface ItemsByOperation {
  readonly created?: readonly ItemOfList[];
  readonly updated?: readonly ItemOfList[];
  readonly deleted?: readonly ItemOfList[];
}

/** Publishes the events of changed items, one for each list and operation. @returns the items */
export async function publishItemEvents<T extends ItemsByOperation>(
  platform: Platform,
  tx: Tx<MemberScope>,
  items: T,
): Promise<T> {
  const { householdId } = tx.scope;
  await publishPerList(platform, tx, { householdId, operation: 'create', items: items.created ?? [] });
  await publishPerList(platform, tx, { householdId, operation: 'update', items: items.updated ?? [] });
  await publishPerList(platform, tx, { householdId, operation: 'delete', items: items.deleted ?? [] });
  return items;
}

/** Publishes the deletion of trimmed items as the system. */
export async function publishTrimmedItems(
  platform: Platform,
  tx: Tx<SystemScope>,
  { groupId, householdId, items }: { groupId: string; householdId: string; items: readonly ItemOfList[] },
): Promise<void> {
  await publishPerList(platform, tx, { groupId, householdId, operation: 'delete', items });
}

interface ItemEvents {
  readonly groupId?: string;
  readonly householdId: string;
  readonly operation: Operation;
  readonly items: readonly ItemOfList[];
}

async function publishPerList(
  platform: Platform,
  tx: Tx<MemberScope | SystemScope>,
  { items, operation, ...where }: ItemEvents,
): Promise<void> {
  for (const listId of new Set(items.map(({ shoppingListId }) => shoppingListId))) {
    const ids = items.filter(({ shoppingListId }) => shoppingListId === listId).map(({ id }) => id);
    await publish(platform, tx, {
      type: 'shopping_list_updated',
      ...where,
      document: {
        documentType: 'shopping_list_item',
        operation,
        shoppingListId: listId,
        shoppingListItemIds: ids,
      },
    });
  }
}
