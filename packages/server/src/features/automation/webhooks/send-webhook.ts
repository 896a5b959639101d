import * as z from 'zod';
import { type ReadPlanEntry, WebhookResult } from '@hearth/contract';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { MessageRefusedError } from '../../../platform/deliveries/deliveries.ts';
import { defineDelivery } from '../../../platform/jobs/payload-kind.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import {
  OutboundFailedError,
  OutboundRefusedError,
  OutboundTimeoutError,
  OutboundTooLargeError,
} from '../../../platform/net/outbound-errors.ts';
import { isTransientFailure, isTransientStatus } from '../../../platform/net/transient-failures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { plannedFor } from '../../meal-plans/index.ts';
import { withOpenUrl } from './sealed-url.ts';
import { webhookResultJson } from './webhook-result.ts';
import { findSent, keepResult, type SentRow } from './due-webhooks.repository.ts';

const timeoutMs = 15_000;
const maxAnswerBytes = 1_000_000;
const mealplanType = 2;

const Delivery = z.object({
  webhookId: z.string(),
  /** The same for all attempts of a delivery. */
  eventId: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** The window of time that it is sent for, ISO instants. */
  startsAt: z.string(),
  endsAt: z.string(),
  isTest: z.boolean(),
});
/** The content of a webhook that is due. */
export type Delivery = z.output<typeof Delivery>;

/** Sends a webhook. */
export const sendWebhookDelivery = defineDelivery('send-webhook', Delivery);

type Outcome = Pick<WebhookResult, 'outcome' | 'status' | 'reason'>;

/** What came of one try, and whether the next one may end better. */
interface Tried extends Outcome {
  readonly mayPass: boolean;
}

const settled = (outcome: Partial<Outcome> & Pick<Outcome, 'outcome'>): Tried => ({
  status: null,
  reason: null,
  mayPass: false,
  ...outcome,
});

/**
 * Sends an enqueued webhook and stores the outcome.
 * @throws MessageRefusedError if the receiver responds with a transient failure, Error if it does not respond,
 * so that it is tried again; tests are not. The cause is the {@link WebhookResult}.
 */
export async function sendWebhook(platform: Platform, delivery: Delivery): Promise<void> {
  const scope = systemScope('send a webhook');
  const webhook = await findSent(platform.database.read(scope), delivery.webhookId);
  const isWanted = webhook !== undefined && (webhook.enabled !== 0 || delivery.isTest);
  if (!isWanted) return;
  const { mayPass, ...outcome } = await trySending(platform, webhook, delivery);
  const isTriedAgain = mayPass && !delivery.isTest;
  const at = wireInstant(storedInstant(platform.clock.now()));
  const result: WebhookResult = { at, ...outcome, isTest: delivery.isTest, isTriedAgain };
  await platform.database.write(scope, (tx) =>
    keepResult(tx, [webhook.id], webhookResultJson.stringify(result)),
  );
  platform.log.info({ webhook: webhook.id, ...outcome }, 'a webhook was carried out');
  if (!isTriedAgain) return;
  if (outcome.status === null)
    throw new Error(`the receiver of a webhook does not answer: ${outcome.reason}`, { cause: result });
  throw new MessageRefusedError(`the receiver of a webhook answered ${outcome.status}`, { cause: result });
}

/** Says of webhooks that were given up that they are not tried any more; `error` is that of {@link sendWebhook}. */
export async function recordDeadLetter(
  tx: Tx<SystemScope>,
  deliveries: readonly Delivery[],
  error: unknown,
): Promise<void> {
  const { data: last } = WebhookResult.safeParse(error instanceof Error ? error.cause : undefined);
  if (last === undefined) return;
  const ids = deliveries.map(({ webhookId }) => webhookId);
  await keepResult(tx, [...new Set(ids)], webhookResultJson.stringify({ ...last, isTriedAgain: false }));
}

async function trySending(platform: Platform, webhook: SentRow, delivery: Delivery): Promise<Tried> {
  const url = withOpenUrl(platform, webhook).url.trim();
  if (url === '') return settled({ outcome: 'failed', reason: 'noAddress' });
  const household = {
    groupId: webhook.group_id,
    householdId: webhook.household_id,
    householdSlug: webhook.household_slug,
  };
  const entries = await plannedFor(platform, household, delivery.day);
  if (entries.length === 0 && !delivery.isTest) return settled({ outcome: 'nothingPlanned' });
  return send(platform, url, buildBody(delivery, entries, platform.clock.now()));
}

async function send(platform: Platform, url: string, body: string): Promise<Tried> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST' as const, headers, body, timeoutMs, maxBytes: maxAnswerBytes };
  try {
    const { status } = await platform.deliveryFetch(url, request);
    if (status >= 200 && status < 300) return settled({ outcome: 'sent', status });
    return { outcome: 'failed', reason: 'status', status, mayPass: isTransientStatus(status) };
  } catch (error) {
    return { outcome: 'failed', reason: readReason(error), status: null, mayPass: isTransientFailure(error) };
  }
}

/** As programs for the reference know it. */
function buildBody(delivery: Delivery, webhookBody: readonly ReadPlanEntry[], now: Date): string {
  return wireJson({
    message: { title: 'Webhook Task', body: delivery.isTest ? 'Test Webhook' : 'generic' },
    eventType: mealplanType,
    integrationId: 'mealie_generic_user',
    documentData: {
      documentType: 'mealplan',
      operation: 'info',
      webhookStartDt: delivery.startsAt,
      webhookEndDt: delivery.endsAt,
      webhookBody,
    },
    eventId: delivery.eventId,
    timestamp: wireInstant(storedInstant(now)),
  });
}

/** @throws errors that are no failed request */
function readReason(error: unknown): WebhookResult['reason'] {
  if (error instanceof OutboundRefusedError) return 'refused';
  if (error instanceof OutboundTimeoutError) return 'timeout';
  if (error instanceof OutboundTooLargeError) return 'tooLarge';
  if (!(error instanceof OutboundFailedError)) throw error;
  return error.reason === 'content-type' ? 'protocol' : error.reason;
}
