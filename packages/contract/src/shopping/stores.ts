import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';

/** The longest name of a store. */
export const maxStoreNameLength = 60;

export const SaveStore = z
  .object({
    name: z.string().trim().min(1).max(maxStoreNameLength),
    /** The place among the household's stores, from 0; the others make room. Without one it stays, or comes last. */
    position: z.int().min(0).max(limits.stores).nullish(),
  })
  .meta({ id: 'SaveStore' });
export type SaveStore = z.output<typeof SaveStore>;

/** A store where a household shops. */
export const Store = z
  .object({
    id: uuid(),
    name: z.string(),
    position: z.int(),
    /** Foods of the group that are sold there. Foods of no store are sold everywhere. */
    foodIds: z.array(uuid()),
    /** Labels in an order made by hand; none for the learned order. */
    labelIds: z.array(uuid()),
    /** Ids of labels, and keys of things without a label (see `LearnedOrder`), in the order learned from ticks. */
    spots: z.array(z.string()),
    /** Keys of things in the order learned from ticks; it counts for things of the same label. */
    things: z.array(z.string()),
    /** The walks from which the order is learned; older ones are forgotten. */
    walks: z.int(),
  })
  .meta({ id: 'Store' });
export type Store = z.output<typeof Store>;

const SaveStoreLabels = z
  .object({
    /** Labels in their new order; none to go by the learned order again. */
    labelIds: z.array(uuid()).max(limits.labelSettings),
  })
  .meta({ id: 'SaveStoreLabels' });

const FoodStores = z
  .object({
    /** Stores of the household that sell the food; none for a food that is sold everywhere. */
    storeIds: z.array(uuid()).max(limits.stores),
  })
  .meta({ id: 'FoodStores' });
export type FoodStores = z.output<typeof FoodStores>;

const root = '/api/households/stores' as const;
const base = { tags: ['Households: Stores'], access: 'member' as const, path: root };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams, answer: Store };

export const storeOperations = {
  listStores: operation({
    ...base,
    method: 'GET',
    summary: 'The stores of the household in their order, with what they sell and how they are walked',
    answer: z.array(Store),
  }),
  createStore: operation({
    ...base,
    method: 'POST',
    summary: 'Name a store',
    body: SaveStore,
    status: 201,
    answer: Store,
  }),
  putStore: operation({ ...one, method: 'PUT', summary: 'Rename or move a store', body: SaveStore }),
  deleteStore: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a store; foods that only it sold are sold everywhere then',
  }),
  putStoreLabels: operation({
    ...one,
    path: `${root}/{item_id}/labels`,
    method: 'PUT',
    summary: 'Set the order of the labels in a store by hand, or go by the learned one again',
    body: SaveStoreLabels,
  }),
  deleteStoreWalks: operation({
    ...one,
    path: `${root}/{item_id}/walks`,
    method: 'DELETE',
    summary: 'Forget the learned order of a store',
  }),
  putFoodStores: operation({
    ...base,
    path: '/api/foods/{item_id}/stores',
    params: itemParams,
    method: 'PUT',
    summary: 'Say which stores of the household sell a food',
    body: FoodStores,
    answer: FoodStores,
  }),
};
