import type { RecipeSummary, ShoppingListOut } from '@hearth/contract';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '../../../ui/new-id.ts';
import { readChosenStore } from './chosen-store.ts';
import type { ItemChange, ItemFields, ListItem, ListOperation } from './list-operation.ts';
import { addRecipesOperation, cachedIngredients } from './recipe-additions.ts';
import { type ItemDraft, newItem } from './new-item.ts';
import { getOutbox, getSeenVersion } from './current-outbox.ts';

/** Changes of a list: applied optimistically, sent later. */
export interface ListChanges {
  /** Adds an item. @returns the item as it is sent */
  readonly addItem: (list: ShoppingListOut, draft: ItemDraft, position: number) => ListItem;
  /** Changes fields of an item; without fields there is nothing to send. */
  readonly changeItem: (id: string, fields: ItemFields) => void;
  readonly tick: (items: readonly ListItem[], isTicked: boolean) => void;
  readonly remove: (items: readonly ListItem[]) => void;
  /** Undoes that items were ticked or removed. */
  readonly restore: (items: readonly ListItem[], from: 'ticked' | 'removed') => void;
  /** Changes positions or labels of items. */
  readonly arrange: (changes: readonly ItemChange[]) => void;
  readonly moveTo: (items: readonly ListItem[], listId: string) => void;
  readonly copyTo: (items: readonly ListItem[], listId: string) => void;
  /** Orders the labels by their ids. */
  readonly orderLabels: (labelIds: readonly string[]) => void;
  readonly rename: (name: string) => void;
  readonly changeOwner: (userId: string) => void;
  /** Adds or removes a recipe once. */
  readonly changeRecipe: (recipe: RecipeSummary, step: 'add' | 'remove') => void;
}

/** The changes of a list. */
export function listChanges(queries: QueryClient, listId: string): ListChanges {
  return { ...itemChanges(queries, listId), ...wholeListChanges(queries, listId) };
}

function itemChanges(queries: QueryClient, listId: string) {
  const push = (operation: ListOperation, to = listId) =>
    void getOutbox(queries).push(to, operation, getSeenVersion(queries, to));
  const change = (changes: readonly ItemChange[]) => {
    if (changes.length > 0) push({ kind: 'change', changes });
  };
  /** Ticks and what takes them back say where this device is. */
  const turn = (changes: readonly ItemChange[], at: string) => {
    const storeId = readChosenStore(listId);
    const step = storeId === null ? {} : { step: { at, storeId } };
    if (changes.length > 0) push({ kind: 'change', changes, ...step });
  };
  const tick: ListChanges['tick'] = (items, checked) => {
    const updatedAt = new Date().toISOString();
    const changes = items.map(({ id }) => ({ id, fields: { checked, updatedAt } }));
    turn(changes, updatedAt);
  };
  return {
    addItem: (list, draft, position) => {
      const item = newItem(list, draft, { id: newId(), position, now: new Date().toISOString() });
      push({ kind: 'add', items: [item] });
      return item;
    },
    changeItem: (id, fields) => change(Object.keys(fields).length === 0 ? [] : [{ id, fields }]),
    tick,
    remove: (items) => push({ kind: 'remove', ids: items.map(({ id }) => id) }),
    restore: (items, from) => {
      if (from === 'removed') return push({ kind: 'add', items });
      return turn(
        items.map(({ id, checked, recipeReferences }) => ({ id, fields: { checked, recipeReferences } })),
        new Date().toISOString(),
      );
    },
    arrange: change,
    moveTo: (items, shoppingListId) => {
      const changes = items.map(({ id }) => ({ id, fields: { shoppingListId } }));
      if (changes.length > 0) push({ kind: 'change', changes, moved: items });
    },
    copyTo: (items, shoppingListId) => {
      const copies = items.map((item) => ({ ...item, id: newId(), shoppingListId, recipeReferences: [] }));
      push({ kind: 'add', items: copies }, shoppingListId);
    },
  } satisfies Partial<ListChanges>;
}

function wholeListChanges(queries: QueryClient, listId: string) {
  const push = (operation: ListOperation) =>
    void getOutbox(queries).push(listId, operation, getSeenVersion(queries, listId));
  return {
    orderLabels: (labelIds) => push({ kind: 'orderLabels', labelIds }),
    rename: (name) => push({ kind: 'renameList', name }),
    changeOwner: (userId) => push({ kind: 'changeOwner', userId }),
    changeRecipe: (recipe, step) => {
      if (step === 'remove') return push({ kind: 'removeRecipe', listId, recipeId: recipe.id, times: 1 });
      const known = cachedIngredients(queries, recipe.id);
      const addition = { id: newId(), recipe, scale: 1, chosen: null, known };
      return push(addRecipesOperation(listId, [addition]));
    },
  } satisfies Partial<ListChanges>;
}
