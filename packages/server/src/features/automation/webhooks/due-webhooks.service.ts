import { addDays, dateIn } from '@hearth/domain/dates/plain-dates';
import { lastOccurrence } from '@hearth/domain/dates/scheduled-times';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { NewDelivery } from '../../../platform/deliveries/deliveries.ts';
import { readHost, receiverLane } from '../../../platform/deliveries/receiver-lane.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DueRow, keepResult, type Moment, takeDue, takeTodays } from './due-webhooks.repository.ts';
import { type Delivery, sendWebhookDelivery } from './send-webhook.ts';
import { webhookResultJson } from './webhook-result.ts';
import { withOpenUrl } from './sealed-url.ts';
import { findWebhook } from './webhooks.repository.ts';

/** A webhook that has waited longer is not sent: its meals are over. Milliseconds. */
export const caughtUpMs = 6 * 3_600_000;

/**
 * Puts all webhooks under way whose time has come, of every household, once each. Each due webhook is claimed and its
 * delivery written by one transaction: with any number of processes, and if one dies, each is sent once a day.
 */
export async function fireWebhooks(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.database.write(systemScope('enqueue due webhooks'), async (tx) => {
    const due = await takeDue(tx, buildMoment(now));
    const isMissed = ({ scheduled_time }: DueRow) =>
      now.getTime() - lastOccurrence(scheduled_time, now).getTime() > caughtUpMs;
    const missed = due.filter(isMissed).map(({ id }) => id);
    await keepResult(tx, missed, missedResult(now));
    const deliveries = due
      .filter((row) => !isMissed(row))
      .map((row) =>
        toReceiver(
          platform,
          row,
          buildDelivery(platform, row.id, lastOccurrence(row.scheduled_time, now), now),
        ),
      );
    await platform.deliveries.enqueue(tx, sendWebhookDelivery, deliveries);
  });
}

/** Sends again what the household's webhooks have had to send since midnight in UTC. */
export async function rerunWebhooks(platform: Platform, scope: MemberScope): Promise<void> {
  const now = platform.clock.now();
  await platform.database.write(scope, async (tx) => {
    const due = await takeTodays(tx, buildMoment(now));
    const startsAt = wireInstant(storedInstant(computeMidnight(now)));
    const deliveries = due.map((row) =>
      toReceiver(platform, row, { ...buildDelivery(platform, row.id, now, now), startsAt }),
    );
    await platform.deliveries.enqueue(tx, sendWebhookDelivery, deliveries);
    await platform.deliveries.resumeLanes(tx, [...new Set(deliveries.map(({ lane }) => lane))]);
  });
}

/**
 * Has one webhook sent now, whether it is switched on or not.
 * @throws AppError `itemNotFound`
 */
export async function testWebhook(platform: Platform, scope: MemberScope, id: string): Promise<void> {
  const now = platform.clock.now();
  await platform.database.write(scope, async (tx) => {
    const row = required(await findWebhook(tx, id), 'itemNotFound');
    const delivery: Delivery = {
      ...buildDelivery(platform, row.id, now, now),
      startsAt: wireInstant(storedInstant(computeMidnight(now))),
      isTest: true,
    };
    // A run by the button does not wait for other deliveries to that receiver.
    const lane = `test of ${row.id}`;
    await platform.deliveries.enqueue(tx, sendWebhookDelivery, [
      { ...toReceiver(platform, row, delivery), lane },
    ]);
  });
}

/** A delivery with its lane and what administrators know the receiver by. */
function toReceiver(platform: Platform, row: DueRow, payload: Delivery): NewDelivery<Delivery> {
  const { household_id, name, url } = withOpenUrl(platform, row);
  const address = url.trim();
  const receiver = [name, readHost(address)].filter((part) => part !== null && part !== '').join(' · ');
  return { lane: receiverLane(household_id, address), receiver, payload };
}

/** `at` is a moment of the day to send. */
function buildDelivery({ random, settings }: Platform, webhookId: string, at: Date, now: Date): Delivery {
  return {
    webhookId,
    eventId: random.uuid(),
    day: dateIn(at, settings.server.timeZone),
    startsAt: wireInstant(storedInstant(at)),
    endsAt: wireInstant(storedInstant(now)),
    isTest: false,
  };
}

function missedResult(now: Date): string {
  const at = wireInstant(storedInstant(now));
  return webhookResultJson.stringify({
    at,
    outcome: 'missed',
    status: null,
    reason: null,
    isTest: false,
    isTriedAgain: false,
  });
}

function buildMoment(moment: Date): Moment {
  const now = storedInstant(moment);
  const today = now.slice(0, 10);
  return { now, today, yesterday: addDays(today, -1), timeOfDay: now.slice(11, -1) };
}

function computeMidnight(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
}
