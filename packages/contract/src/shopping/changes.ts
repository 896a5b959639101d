import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { amount, ShoppingListItemPatch } from './items.ts';
import { maxListNameLength, ShoppingListAddRecipeParamsBulk } from './lists.ts';

/** As many changes one request brings. */
export const maxChanges = limits.shoppingChanges;

/**
 * What a device has done: added items under ids that it has made, changed fields of items, or deleted items of which
 * it had seen the list up to `seen`; begun a list under an id that it has made, named one, or deleted one that it had
 * seen up to `seen`; put the labels of a list in another order, or given
 * it to somebody else; added recipes to a list, or taken one off that it had seen up to `seen`. Its id is the device's own and is never given twice.
 */
const ShoppingChange = z
  .object({
    id: uuid(),
    kind: z.enum([
      'add',
      'change',
      'remove',
      'createList',
      'renameList',
      'removeList',
      'orderLabels',
      'changeOwner',
      'addRecipes',
      'removeRecipe',
    ]),
    listId: uuid(),
    /** Of an added item all fields, of a changed one those that change. */
    items: z
      .array(z.object({ ...ShoppingListItemPatch.shape, id: uuid() }))
      .max(limits.shoppingItems)
      .default([]),
    /** What is deleted. */
    ids: z.array(uuid()).max(limits.shoppingItems).default([]),
    /** Of a list that is begun or named. */
    name: z.string().max(maxListNameLength).nullish(),
    /** Labels in the order in which they stand in the list from now on. */
    labelIds: z.array(uuid()).max(limits.labelSettings).default([]),
    /** To whom the list belongs from now on: somebody of the household. */
    ownerId: uuid().nullish(),
    /**
     * What is added. Its id is made by the device, and the ids of its items follow from that. Without ingredients it is
     * the whole recipe as it is when the server does this.
     */
    recipes: z
      .array(z.object({ ...ShoppingListAddRecipeParamsBulk.shape, id: uuid() }))
      .max(maxChanges)
      .default([]),
    /** The recipe that is taken off, and how many times. */
    recipeId: uuid().nullish(),
    times: amount().min(0).default(1),
    /** The number of the list's last change that the device had seen. */
    seen: z.int().min(0).default(0),
  })
  .meta({ id: 'ShoppingChange' });
export type ShoppingChange = z.output<typeof ShoppingChange>;
export type SentShoppingChange = z.input<typeof ShoppingChange>;

function sumOf(changes: readonly ShoppingChange[], count: (change: ShoppingChange) => number): number {
  return changes.reduce((sum, change) => sum + count(change), 0);
}

function itemsOf({ items, ids }: ShoppingChange): number {
  return items.length + ids.length;
}

function ingredientsOf({ recipes }: ShoppingChange): number {
  return recipes.reduce((sum, { recipeIngredients }) => sum + (recipeIngredients?.length ?? 0), 0);
}

const ShoppingChanges = z
  .object({
    /** Names the device among those of the household; what it did itself it has seen. */
    device: z.string().min(1).max(64),
    /** In the order in which they were made. */
    changes: z.array(ShoppingChange).max(maxChanges),
  })
  .refine(({ changes }) => sumOf(changes, itemsOf) <= limits.shoppingItems, {
    path: ['changes'],
    message: `all changes may name ${limits.shoppingItems} items together`,
  })
  .refine(({ changes }) => sumOf(changes, ingredientsOf) <= limits.shoppingIngredients, {
    path: ['changes'],
    message: `all changes may carry ${limits.shoppingIngredients} ingredients together`,
  })
  .meta({ id: 'ShoppingChanges' });
export type ShoppingChanges = z.output<typeof ShoppingChanges>;

const ShoppingChangeResult = z
  .object({
    id: uuid(),
    /** `repeated`: it was done before, when the answer did not arrive. `gone`: the household has no such list. */
    outcome: z.enum(['done', 'repeated', 'gone']),
    /** The number of the list's last change when this was done: a list with that number contains it. */
    sequence: z.int(),
    /** Items that were not deleted, because others have changed them meanwhile; their list is still there, too. */
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
    summary:
      'Bring what a device has done to shopping lists while it had no connection; it may be sent again',
    body: ShoppingChanges,
    answer: ShoppingChangesOut,
  }),
};
