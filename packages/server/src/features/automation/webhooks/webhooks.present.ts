import { type ReadWebhook, type WebhookResult, WebhookType } from '@hearth/contract';
import { wireTime } from '@hearth/domain/dates/scheduled-times';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { OpenWebhook } from './sealed-url.ts';
import { lastRun, nextRun, withTimeOfNow } from './webhook-times.ts';
import { webhookResultJson } from './webhook-result.ts';
import type { WebhookRow } from './webhooks.tables.ts';

export function presentWebhook(row: OpenWebhook, now: Date): ReadWebhook {
  return {
    enabled: row.enabled !== 0,
    name: row.name,
    url: row.url,
    webhookType: WebhookType.parse(row.webhook_type),
    scheduledTime: wireTime(withTimeOfNow(row, now).scheduled_time),
    wallTime: row.wall_time,
    timeZone: row.time_zone,
    groupId: row.group_id,
    householdId: row.household_id,
    id: row.id,
    nextRunAt: computeNextRun(row, now),
    lastResult: readLastResult(row),
  };
}

/** A time that has come stays the next one until it is put under way. */
function computeNextRun(row: WebhookRow, now: Date): string | null {
  if (row.enabled === 0) return null;
  const last = lastRun(row, now);
  const isDue = row.settled_until < storedInstant(last);
  return wireInstant(storedInstant(isDue ? last : nextRun(row, now)));
}

function readLastResult({ isUrlLost, last_result, updated_at }: OpenWebhook): WebhookResult | null {
  if (isUrlLost) return lostSecret(wireInstant(updated_at));
  return last_result === null ? null : webhookResultJson.parse(last_result);
}

/** Shown instead of any other result until the address is entered again. */
const lostSecret = (at: string): WebhookResult => ({
  at,
  outcome: 'failed',
  status: null,
  reason: 'lostSecret',
  isTest: false,
  isTriedAgain: false,
});
