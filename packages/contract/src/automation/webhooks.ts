import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';

/** The event of a webhook: the household's meal plan of today. */
export const WebhookType = z.enum(['mealplan']).meta({ id: 'WebhookType' });

export const maxWebhookNameLength = 255;
export const maxWebhookUrlLength = 2000;
const maxTimeLength = 64;
const maxZoneLength = 64;

const written = {
  enabled: z.boolean().default(true),
  name: z.string().max(maxWebhookNameLength).default(''),
  url: z.string().max(maxWebhookUrlLength).default(''),
  webhookType: WebhookType.default('mealplan'),
  /** A time of day in UTC, a date with a time, or Unix seconds; read by the server. */
  scheduledTime: z.string().max(maxTimeLength).meta({ acceptsNumber: true, format: 'time' }),
  /**
   * The time that clocks of `timeZone` show, `HH:MM`, instead of one in UTC: it stays when clocks are put forward or
   * back. Both or none; without them the webhook keeps to `scheduledTime`.
   */
  wallTime: z
    .string()
    .max('HH:MM'.length)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullish(),
  /** Such as `Europe/Berlin`. */
  timeZone: z.string().max(maxZoneLength).nullish(),
};

/** How a webhook went: sent, not sent since nothing is planned, missed while the server was off, or failed. */
export const webhookOutcomes = ['sent', 'nothingPlanned', 'missed', 'failed'] as const;

/**
 * Why a webhook could not be sent. `status`: the receiver answered with another status than one of success;
 * `lostSecret`: the address was stored under another secret of the server and has to be entered anew.
 */
export const webhookFailures = [
  'noAddress',
  'lostSecret',
  'refused',
  'timeout',
  'name',
  'connect',
  'certificate',
  'protocol',
  'redirects',
  'busy',
  'tooLarge',
  'status',
] as const;

export const WebhookResult = z
  .object({
    at: z.string(),
    outcome: z.enum(webhookOutcomes),
    /** The response of the receiver, if there was one. */
    status: z.int().nullable(),
    reason: z.enum(webhookFailures).nullable(),
    isTest: z.boolean(),
    /** Whether it will be tried again by itself. */
    isTriedAgain: z.boolean(),
  })
  .meta({ id: 'WebhookResult' });
export type WebhookResult = z.output<typeof WebhookResult>;

export const CreateWebhook = z.object(written).meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.output<typeof CreateWebhook>;
/** Without `enabled` a webhook that is switched off stays so. */
const ReplaceWebhook = z
  .object({ ...written, enabled: z.boolean().optional() })
  .meta({ id: 'ReplaceWebhook' });

export const ReadWebhook = z
  .object({
    enabled: z.boolean(),
    name: z.string(),
    url: z.string(),
    webhookType: WebhookType,
    /** In UTC; of one with a `wallTime`, as it comes next. */
    scheduledTime: z.iso.time(),
    /** What clocks of `timeZone` show when it is sent, `HH:MM`; null if it keeps to UTC. */
    wallTime: z.string().nullable(),
    timeZone: z.string().nullable(),
    groupId: uuid(),
    householdId: uuid(),
    id: uuid(),
    /** The next moment of its time; null while it is off. */
    nextRunAt: z.string().nullable(),
    lastResult: WebhookResult.nullable(),
  })
  .meta({ id: 'ReadWebhook' });
export type ReadWebhook = z.output<typeof ReadWebhook>;

const root = '/api/households/webhooks' as const;
/** Addresses of webhooks may hold passwords of other programs. */
const base = { tags: ['Households: Webhooks'], access: 'member' as const, path: root, readsSecrets: true };
const one = { ...base, path: `${root}/{item_id}` as const, params: itemParams };

export const webhookOperations = {
  listWebhooks: operation({
    ...base,
    method: 'GET',
    summary: 'Addresses that learn every day what the household plans to eat',
    query: PagingQuery,
    answer: buildPageSchema(ReadWebhook).meta({ id: 'WebhookPagination' }),
  }),
  createWebhook: operation({
    ...base,
    method: 'POST',
    summary: 'Create a webhook',
    body: CreateWebhook,
    status: 201,
    answer: ReadWebhook,
  }),
  rerunWebhooks: operation({
    ...base,
    method: 'POST',
    path: `${root}/rerun`,
    summary: 'Send again what webhooks have had to send today',
    answer: z.null(),
  }),
  getWebhook: operation({ ...one, method: 'GET', summary: 'One webhook', answer: ReadWebhook }),
  putWebhook: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a webhook',
    body: ReplaceWebhook,
    answer: ReadWebhook,
  }),
  patchWebhook: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a webhook',
    body: makePatchSchema(CreateWebhook, 'WebhookPatch'),
    answer: ReadWebhook,
  }),
  deleteWebhook: operation({ ...one, method: 'DELETE', summary: 'Delete a webhook', answer: ReadWebhook }),
  testWebhook: operation({
    ...base,
    method: 'POST',
    path: `${root}/{item_id}/test`,
    summary: 'Send a webhook now, also when nothing is planned; the result is not waited for',
    params: itemParams,
    answer: z.null(),
  }),
};
