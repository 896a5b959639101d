import * as z from 'zod';
import { dateTime, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { amount, ShoppingListItemPatch } from './items.ts';
import { maxListNameLength, ShoppingListAddRecipeParamsBulk } from './lists.ts';

/** Changes per request. */
export const maxChanges = limits.shoppingChanges;

/** Idempotency key, which is never reused, and the list. Ids of new lists are made by the device. */
const ofList = { id: uuid(), listId: uuid() };
/** Items with their ids, which devices make for new ones. */
const items = z
  .array(z.object({ ...ShoppingListItemPatch.shape, id: uuid() }))
  .max(limits.shoppingItems)
  .default([]);
const name = z.string().max(maxListNameLength).nullish();
/** The sequence of the list that the device had seen. */
const seen = z.int().min(0).default(0);

/** A change that a device made, possibly offline. Deletions contain the version of the list that it had seen. */
const ShoppingChange = z
  .discriminatedUnion('kind', [
    /** Items with all their fields. */
    z.object({ kind: z.literal('add'), ...ofList, items }),
    /** Items with their changed fields. */
    z.object({
      kind: z.literal('change'),
      ...ofList,
      items,
      /** When it was made, by the clock of the device; without it, when it arrives. */
      at: dateTime().nullish(),
      /** The store in which it was made: its order is learned from ticks. One that is gone is ignored. */
      storeId: uuid().nullish(),
    }),
    z.object({
      kind: z.literal('remove'),
      ...ofList,
      /** Items to delete. */
      ids: z.array(uuid()).max(limits.shoppingItems).default([]),
      seen,
    }),
    z.object({ kind: z.literal('createList'), ...ofList, name }),
    z.object({ kind: z.literal('renameList'), ...ofList, name }),
    z.object({ kind: z.literal('removeList'), ...ofList, seen }),
    z.object({
      kind: z.literal('orderLabels'),
      ...ofList,
      /** Labels in their new order. */
      labelIds: z.array(uuid()).max(limits.labelSettings).default([]),
    }),
    z.object({
      kind: z.literal('changeOwner'),
      ...ofList,
      /** The new owner, a member of the household. */
      ownerId: uuid().nullish(),
    }),
    z.object({
      kind: z.literal('addRecipes'),
      ...ofList,
      /**
       * Additions; the ids of their items are derived from the device-made `id`. Without ingredients, the
       * whole recipe is added as it is when the server applies the change.
       */
      recipes: z
        .array(z.object({ ...ShoppingListAddRecipeParamsBulk.shape, id: uuid() }))
        .max(maxChanges)
        .default([]),
    }),
    z.object({
      kind: z.literal('removeRecipe'),
      ...ofList,
      /** The recipe to remove, and how many times. */
      recipeId: uuid().nullish(),
      times: amount().min(0).default(1),
      seen,
    }),
  ])
  .meta({ id: 'ShoppingChange' });
export type ShoppingChange = z.output<typeof ShoppingChange>;
/** The changes of these kinds. */
export type ShoppingChangeOf<Kind extends ShoppingChange['kind']> = Extract<ShoppingChange, { kind: Kind }>;
/** A change as a device sends it; fields of other kinds are ignored. */
export type SentShoppingChange = z.input<typeof ShoppingChange>;

function sumCounts(changes: readonly ShoppingChange[], count: (change: ShoppingChange) => number): number {
  return changes.reduce((sum, change) => sum + count(change), 0);
}

function countItems(change: ShoppingChange): number {
  if (change.kind === 'remove') return change.ids.length;
  return change.kind === 'add' || change.kind === 'change' ? change.items.length : 0;
}

function countIngredients(change: ShoppingChange): number {
  if (change.kind !== 'addRecipes') return 0;
  return change.recipes.reduce((sum, { recipeIngredients }) => sum + (recipeIngredients?.length ?? 0), 0);
}

const ShoppingChanges = z
  .object({
    /** Id of the device within the household; a device has always seen its own changes. */
    device: z.string().min(1).max(64),
    /** In the order in which they were made. */
    changes: z.array(ShoppingChange).max(maxChanges),
  })
  .refine(({ changes }) => sumCounts(changes, countItems) <= limits.shoppingItems, {
    path: ['changes'],
    message: `all changes may name ${limits.shoppingItems} items together`,
  })
  .refine(({ changes }) => sumCounts(changes, countIngredients) <= limits.shoppingIngredients, {
    path: ['changes'],
    message: `all changes may carry ${limits.shoppingIngredients} ingredients together`,
  })
  .meta({ id: 'ShoppingChanges' });
export type ShoppingChanges = z.output<typeof ShoppingChanges>;

const ShoppingChangeResult = z
  .object({
    id: uuid(),
    /**
     * `repeated`: applied before, but the answer did not arrive. `gone`: the household does not have the
     * list.
     */
    outcome: z.enum(['done', 'repeated', 'gone']),
    /** The sequence of the list after the change: a list with this sequence or a later one contains it. */
    sequence: z.int(),
    /** Items that were not deleted because other devices changed them unseen; their list stays, too. */
    kept: z.array(uuid()),
  })
  .meta({ id: 'ShoppingChangeResult' });
export type ShoppingChangeResult = z.output<typeof ShoppingChangeResult>;
export const ShoppingChangesOut = z
  .object({ results: z.array(ShoppingChangeResult) })
  .meta({ id: 'ShoppingChangesOut' });
export type ShoppingChangesOut = z.output<typeof ShoppingChangesOut>;

export const shoppingChangeOperations = {
  takeShoppingChanges: operation({
    tags: ['Households: Shopping Lists'],
    access: 'member',
    path: '/api/households/shopping/changes',
    method: 'POST',
    summary: 'Apply the changes that a device made to shopping lists, possibly offline; safe to retry',
    body: ShoppingChanges,
    answer: ShoppingChangesOut,
  }),
};
