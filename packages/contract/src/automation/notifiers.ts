import * as z from 'zod';
import { dateTime, uuid } from '../kernel/fields.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';

const flag = z.boolean().default(false);

/** Which events a notifier tells of. `testMessage` and `webhookTask` are accepted and always read back false. */
const optionFlags = {
  testMessage: flag,
  webhookTask: flag,
  recipeCreated: flag,
  recipeUpdated: flag,
  recipeDeleted: flag,
  userSignup: flag,
  dataMigrations: flag,
  dataExport: flag,
  dataImport: flag,
  mealplanEntryCreated: flag,
  shoppingListCreated: flag,
  shoppingListUpdated: flag,
  shoppingListDeleted: flag,
  cookbookCreated: flag,
  cookbookUpdated: flag,
  cookbookDeleted: flag,
  tagCreated: flag,
  tagUpdated: flag,
  tagDeleted: flag,
  categoryCreated: flag,
  categoryUpdated: flag,
  categoryDeleted: flag,
  labelCreated: flag,
  labelUpdated: flag,
  labelDeleted: flag,
  mealplanEntryUpdated: flag,
  mealplanEntryDeleted: flag,
};

export const GroupEventNotifierOptions = z.object(optionFlags).meta({ id: 'GroupEventNotifierOptions' });
export type GroupEventNotifierOptions = z.output<typeof GroupEventNotifierOptions>;
const GroupEventNotifierOptionsOut = z
  .object({ ...optionFlags, id: uuid() })
  .meta({ id: 'GroupEventNotifierOptionsOut' });

const maxNameLength = 255;
const maxAddressLength = 2000;
const name = z.string().max(maxNameLength);
/** An Apprise address. It holds passwords and tokens, so no answer ever has it. */
const appriseUrl = z.string().max(maxAddressLength).nullish();
const homes = { groupId: uuid(), householdId: uuid() };

export const GroupEventNotifierCreate = z
  .object({ name, appriseUrl })
  .meta({ id: 'GroupEventNotifierCreate' });
export type GroupEventNotifierCreate = z.output<typeof GroupEventNotifierCreate>;
/** Without `enabled` a notifier that is switched off stays so. */
const written = { name, appriseUrl, enabled: z.boolean().optional() };
export const GroupEventNotifierUpdate = z
  .object({
    ...written,
    ...homes,
    id: uuid(),
    options: GroupEventNotifierOptions.default(() => GroupEventNotifierOptions.parse({})),
  })
  .meta({ id: 'GroupEventNotifierUpdate' });
export type GroupEventNotifierUpdate = z.output<typeof GroupEventNotifierUpdate>;
const GroupEventNotifierPatch = makePatchSchema(
  z.object({
    ...written,
    options: makePatchSchema(GroupEventNotifierOptions, 'GroupEventNotifierOptionsPatch'),
  }),
  'GroupEventNotifierPatch',
);

/** A notifier as it is read: all but its address. */
export const GroupEventNotifierOut = z
  .object({
    id: uuid(),
    name: z.string(),
    enabled: z.boolean(),
    ...homes,
    options: GroupEventNotifierOptionsOut,
    /** The text before `://` in the address, in lower case; empty if there is none. */
    scheme: z.string(),
    /** When a message last arrived; null when none has. */
    lastSentAt: dateTime().nullable(),
    /** Why the last message did not arrive, in the reader's language; null when it did, or none was sent. */
    lastError: z.string().nullable(),
  })
  .meta({ id: 'GroupEventNotifierOut' });
export type GroupEventNotifierOut = z.output<typeof GroupEventNotifierOut>;

const base = {
  tags: ['Households: Event Notifications'],
  access: 'member' as const,
  path: '/api/households/events/notifications' as const,
};
const one = { ...base, path: '/api/households/events/notifications/{item_id}' as const, params: itemParams };

export const eventNotificationOperations = {
  listNotifiers: operation({
    ...base,
    method: 'GET',
    summary: 'Who the household has told of what happens',
    query: PagingQuery,
    answer: buildPageSchema(GroupEventNotifierOut).meta({ id: 'GroupEventPagination' }),
  }),
  createNotifier: operation({
    ...base,
    method: 'POST',
    summary: 'Create a notifier; it is enabled and tells of nothing yet',
    body: GroupEventNotifierCreate,
    status: 201,
    answer: GroupEventNotifierOut,
  }),
  getNotifier: operation({ ...one, method: 'GET', summary: 'One notifier', answer: GroupEventNotifierOut }),
  putNotifier: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a notifier; without an address it keeps the one it has',
    body: GroupEventNotifierUpdate,
    answer: GroupEventNotifierOut,
  }),
  patchNotifier: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a notifier',
    body: GroupEventNotifierPatch,
    answer: GroupEventNotifierOut,
  }),
  deleteNotifier: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a notifier',
    status: 204,
    answer: z.undefined(),
  }),
  testNotifier: operation({
    ...one,
    method: 'POST',
    path: '/api/households/events/notifications/{item_id}/test',
    summary: 'Send a test message now, even when the notifier is off; `lastError` tells whether it arrived',
    status: 204,
    answer: z.undefined(),
  }),
};
