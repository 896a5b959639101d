import type { CreateWebhook, Page, PagingQuery, ReadWebhook } from '@hearth/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentWebhook } from './webhooks.present.ts';
import {
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  updateWebhook,
} from './webhooks.repository.ts';
import { sealUrl, withOpenUrl } from './sealed-url.ts';
import { readTimes, withTimeOfNow } from './webhook-times.ts';
import type { WebhookRow } from './webhooks.tables.ts';

/** What clients may filter and order webhooks by. */
const webhooks = asStored<WebhookRow>({
  fields: {
    ...householdFields,
    enabled: { type: 'boolean', column: 'enabled' },
    name: { type: 'text', column: 'name' },
    url: { type: 'text', column: 'url' },
    webhook_type: { type: 'text', column: 'webhook_type' },
    scheduled_time: { type: 'text', column: 'scheduled_time' },
  },
});

type Changes = { readonly [K in keyof CreateWebhook]?: CreateWebhook[K] | undefined };

/** One page of the household's webhooks, newest first unless the query says otherwise. */
export async function listWebhooks(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<ReadWebhook>> {
  const now = platform.clock.now();
  const found = await findWebhooks(platform.database.read(scope), [scope.householdId]);
  const rows = found.map((row) => withTimeOfNow(withOpenUrl(platform, row), now));
  const page = await selectPage(rows, query, { reader: webhooks, route: '/households/webhooks', now });
  return { ...page, items: page.items.map((row) => presentWebhook(row, now)) };
}

/** All webhooks of these households, in the order they were made. */
export async function webhooksOfHouseholds(
  platform: Platform,
  reader: Reader<Scope>,
  householdIds: readonly string[],
): Promise<ReadWebhook[]> {
  const now = platform.clock.now();
  return (await findWebhooks(reader, householdIds)).map((row) =>
    presentWebhook(withOpenUrl(platform, row), now),
  );
}

/** @throws AppError `itemNotFound` */
export async function getWebhook(platform: Platform, scope: MemberScope, id: string): Promise<ReadWebhook> {
  const row = required(await findWebhook(platform.database.read(scope), id), 'itemNotFound');
  return presentWebhook(withOpenUrl(platform, row), platform.clock.now());
}

/**
 * A new webhook is sent for the first time when its time comes next.
 * @throws ValidationError for an invalid time or zone
 */
export async function createWebhook(
  platform: Platform,
  scope: MemberScope,
  input: CreateWebhook,
): Promise<ReadWebhook> {
  const moment = platform.clock.now();
  const now = storedInstant(moment);
  const id = platform.random.uuid();
  const row: WebhookRow = {
    id,
    group_id: scope.groupId,
    household_id: scope.householdId,
    enabled: Number(input.enabled),
    name: input.name,
    url: sealUrl(platform, id, input.url),
    webhook_type: input.webhookType,
    ...readTimes(input, null, { now: moment, timeZone: platform.settings.server.timeZone }),
    settled_until: now,
    last_result: null,
    created_at: now,
    updated_at: now,
  };
  await platform.database.write(scope, (tx) => insertWebhook(tx, row));
  return presentWebhook(withOpenUrl(platform, row), moment);
}

/**
 * Changes what `input` holds. One that gets another time, or is switched on, waits for its time to come.
 * @throws AppError `itemNotFound`; ValidationError for an invalid time or zone
 */
export async function changeWebhook(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: Changes,
): Promise<ReadWebhook> {
  const moment = platform.clock.now();
  const now = storedInstant(moment);
  return platform.database.write(scope, async (tx) => {
    const row = required(await findWebhook(tx, id), 'itemNotFound');
    const { enabled } = input;
    const changed = {
      ...row,
      enabled: enabled === undefined ? row.enabled : Number(enabled),
      name: input.name ?? row.name,
      url: changedUrl(platform, row, input.url),
      webhook_type: input.webhookType ?? row.webhook_type,
      ...readTimes(input, row, { now: moment, timeZone: platform.settings.server.timeZone }),
      updated_at: now,
    };
    const hasOtherTime = changed.scheduled_time !== withTimeOfNow(row, moment).scheduled_time;
    const waitsAnew = hasOtherTime || changed.enabled > row.enabled;
    const settled = waitsAnew ? { ...changed, settled_until: now } : changed;
    await updateWebhook(tx, settled);
    return presentWebhook(withOpenUrl(platform, settled), moment);
  });
}

/** An address that cannot be read stays as it is when it is sent back empty: the old secret may be set again. */
function changedUrl(platform: Platform, row: WebhookRow, url: string | undefined): string {
  if (url === undefined) return row.url;
  const keeps = url === '' && withOpenUrl(platform, row).isUrlLost;
  return keeps ? row.url : sealUrl(platform, row.id, url);
}

/** @throws AppError `itemGone` when the household has none with that id */
export async function removeWebhook(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ReadWebhook> {
  return platform.database.write(scope, async (tx) => {
    const row = (await findWebhook(tx, id)) ?? fail('itemGone');
    await deleteWebhook(tx, row.id);
    return presentWebhook(withOpenUrl(platform, row), platform.clock.now());
  });
}
