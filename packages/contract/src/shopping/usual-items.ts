import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/** Things that are offered at most. */
export const maxUsualItems = 200;

/** A thing that the household has bought: a food of the catalog, or words. */
const UsualShoppingItem = z
  .object({
    foodId: uuid().nullable(),
    /** The words of a thing without a food; else empty. */
    note: z.string(),
    /** How much of it is usual; 0 without an amount. */
    quantity: z.number(),
    unitId: uuid().nullable(),
  })
  .meta({ id: 'UsualShoppingItem' });

export const UsualShoppingItems = z
  .object({ items: z.array(UsualShoppingItem) })
  .meta({ id: 'UsualShoppingItems' });
export type UsualShoppingItems = z.output<typeof UsualShoppingItems>;

export const usualItemOperations = {
  listUsualShoppingItems: operation({
    tags: ['Households: Shopping Lists'],
    access: 'member',
    path: '/api/households/shopping/usual-items',
    method: 'GET',
    summary: 'What the household has bought, with the usual amount of each, the last bought first',
    answer: UsualShoppingItems,
  }),
};
