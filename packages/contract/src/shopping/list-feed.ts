import * as z from 'zod';
import { tokenText } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';

/** Where programs for tasks fetch a list; null where the person has no calendar addresses. */
export const ShoppingListFeed = z
  .object({
    /** With the server's own address in front. */
    address: z.string().nullable(),
    /** From the root of the server: for clients that know its address better. */
    path: z.string().nullable(),
  })
  .meta({ id: 'ShoppingListFeed' });
export type ShoppingListFeed = z.output<typeof ShoppingListFeed>;

const list = '/api/households/shopping/lists/{item_id}' as const;
const tags = ['Households: Shopping Lists'];
/** An address of a list outlives the credential that asked for it: only a person at a device hands it out. */
const feed = {
  tags,
  access: 'member' as const,
  path: `${list}/feed` as const,
  needsSession: true,
  params: itemParams,
  answer: ShoppingListFeed,
};

export const listFeedOperations = {
  getShoppingListFeed: operation({
    ...feed,
    method: 'GET',
    summary: 'The own address of a list for programs for tasks',
  }),
  createShoppingListFeed: operation({
    ...feed,
    method: 'POST',
    summary: 'The own address of a list for programs for tasks; who has no calendar addresses gets some',
    status: 201,
  }),
  revokeShoppingListFeed: operation({
    ...feed,
    method: 'DELETE',
    summary: 'Take the own calendar addresses back: those of lists and that of the plan',
  }),
  shoppingListTasks: operation({
    tags,
    access: 'public',
    key: 'calendar address',
    path: `${list}/ical/{token}`,
    method: 'GET',
    summary: 'A list as tasks (RFC 5545), for programs that have its address',
    params: z.object({ item_id: z.guid(), token: tokenText() }),
    answer: z.string(),
    answerType: 'text/calendar; charset=utf-8',
  }),
};
