import type { ShoppingListOut, ShoppingListSummary, UserOut } from '@hearth/contract';
import { labelOrder, listIdFor } from '@hearth/domain/shopping/sync';
import type { ListOperation, RecipesOperation, WholeListOperation } from './list-operation.ts';
import { withRecipeCounts } from './recipe-counts.ts';
import { type PendingChange, shows } from './outbox/pending-change.ts';

/** Whether operations of a kind change a list itself, not only its items. */
const isWholeListKind: Readonly<Record<ListOperation['kind'], boolean>> = {
  createList: true,
  renameList: true,
  removeList: true,
  orderLabels: true,
  changeOwner: true,
  addRecipes: true,
  removeRecipe: true,
  add: false,
  change: false,
  remove: false,
};

/** A label in lists and items. */
export type ListLabel = ShoppingListOut['labelSettings'][number]['label'];

type Owner = Pick<UserOut, 'id' | 'groupId' | 'householdId'>;

/** A list that this device creates, with a setting for every label. */
export function newList(
  name: string,
  { owner, labels }: { readonly owner: Owner; readonly labels: readonly ListLabel[] },
  { newId, now }: { readonly newId: () => string; readonly now: string },
): ShoppingListOut {
  const shoppingListId = listIdFor({ householdId: owner.householdId, uuid: newId() });
  return {
    id: shoppingListId,
    name,
    userId: owner.id,
    groupId: owner.groupId,
    householdId: owner.householdId,
    extras: {},
    createdAt: now,
    updatedAt: now,
    recipeReferences: [],
    labelSettings: labels.map((label, position) => ({
      id: newId(),
      shoppingListId,
      labelId: label.id,
      position,
      label,
    })),
    sequence: 0,
    listItems: [],
  };
}

/**
 * A list with its pending changes, except those of its items; undefined if it is deleted, or neither created
 * here nor fetched.
 */
export function listNow<List extends ShoppingListSummary>(
  fetched: List | undefined,
  pendingChanges: readonly PendingChange[],
): List | ShoppingListOut | undefined {
  return pendingChanges
    .filter((pendingChange) => shows(pendingChange, fetched?.sequence ?? 0))
    .reduce<List | ShoppingListOut | undefined>(
      (list, { operation }) => (isOfWholeList(operation) ? changed(list, operation) : list),
      fetched,
    );
}

/** All lists with pending changes, by name. */
export function listsNow(
  fetched: readonly ShoppingListSummary[],
  pendingChanges: readonly PendingChange[],
): readonly ShoppingListSummary[] {
  const listChanges = pendingChanges.filter(({ operation }) => isOfWholeList(operation));
  if (listChanges.length === 0) return fetched;
  const byId = new Map(fetched.map((list) => [list.id, list]));
  const ids = new Set([...byId.keys(), ...listChanges.map(({ listId }) => listId)]);
  return [...ids]
    .flatMap((id) => listNow(byId.get(id), listPendingChanges(listChanges, id)) ?? [])
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** Whether an operation changes a list itself, not only its items. */
export function isOfWholeList(
  operation: PendingChange['operation'],
): operation is WholeListOperation | RecipesOperation {
  return isWholeListKind[operation.kind];
}

/** The pending changes of one list. */
export function listPendingChanges(
  pendingChanges: readonly PendingChange[],
  id: string,
): readonly PendingChange[] {
  return pendingChanges.filter(({ listId }) => listId === id);
}

function changed<List extends ShoppingListSummary>(
  list: List | undefined,
  operation: WholeListOperation | RecipesOperation,
): List | ShoppingListOut | undefined {
  if (operation.kind === 'removeList') return undefined;
  if (operation.kind === 'createList') return list ?? operation.list;
  if (list === undefined) return undefined;
  switch (operation.kind) {
    case 'addRecipes':
    case 'removeRecipe':
      return withRecipeCounts(list, operation);
    case 'orderLabels':
      return withLabelOrder(list, operation.labelIds);
    case 'changeOwner':
      return { ...list, userId: operation.userId };
    case 'renameList':
      return { ...list, name: operation.name };
  }
}

function withLabelOrder<List extends ShoppingListSummary>(list: List, labelIds: readonly string[]): List {
  const present = list.labelSettings
    .toSorted((one, other) => one.position - other.position)
    .map(({ labelId }) => labelId);
  const ordered = labelOrder(present, labelIds);
  const labelSettings = list.labelSettings
    .map((setting) => ({ ...setting, position: ordered.indexOf(setting.labelId) }))
    .toSorted((one, other) => one.position - other.position);
  return { ...list, labelSettings };
}
