import { addDays, dateIn } from '@hearth/domain/dates/plain-dates';
import type { Tx } from '../../../platform/db/database.ts';
import { type MemberScope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { NewDelivery } from '../../../platform/deliveries/deliveries.ts';
import { readHost, receiverLane } from '../../../platform/deliveries/receiver-lane.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type DueRow,
  findOwnWithWallTime,
  findWithWallTime,
  keepResult,
  type Moment,
  takeDue,
  takeOwn,
  takeThese,
  takeTodays,
} from './due-webhooks.repository.ts';
import { type Delivery, sendWebhookDelivery } from './send-webhook.ts';
import { lastRun, type WebhookTimes } from './webhook-times.ts';
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
    const due = [...(await takeDue(tx, buildMoment(now))), ...(await takeDueOnWalls(tx, now))];
    const isMissed = (row: DueRow) => now.getTime() - lastRun(row, now).getTime() > caughtUpMs;
    const missed = due.filter(isMissed).map(({ id }) => id);
    await keepResult(tx, missed, missedResult(now));
    const deliveries = due
      .filter((row) => !isMissed(row))
      .map((row) => toReceiver(platform, row, buildDelivery(platform, row, lastRun(row, now), now)));
    await platform.deliveries.enqueue(tx, sendWebhookDelivery, deliveries);
  });
}

/** Of those that keep to clocks on the wall, what has become due since it was taken last. */
async function takeDueOnWalls(tx: Tx<SystemScope>, now: Date): Promise<DueRow[]> {
  const isDue = (row: DueRow) => row.settled_until < storedInstant(lastRun(row, now));
  return takeThese(tx, (await findWithWallTime(tx)).filter(isDue), storedInstant(now));
}

/** Of the household's own that keep to clocks on the wall, what came due today where those clocks are. */
async function takeTodaysOnWalls(tx: Tx<MemberScope>, now: Date): Promise<DueRow[]> {
  const isOfToday = (row: DueRow) => dateIn(lastRun(row, now), row.time_zone) === dateIn(now, row.time_zone);
  return takeOwn(tx, (await findOwnWithWallTime(tx)).filter(isOfToday), storedInstant(now));
}

/** Sends again what the household's webhooks have had to send since midnight, in UTC or by their own clocks. */
export async function rerunWebhooks(platform: Platform, scope: MemberScope): Promise<void> {
  const now = platform.clock.now();
  await platform.database.write(scope, async (tx) => {
    const due = [...(await takeTodays(tx, buildMoment(now))), ...(await takeTodaysOnWalls(tx, now))];
    const startsAt = wireInstant(storedInstant(computeMidnight(now)));
    const deliveries = due.map((row) =>
      toReceiver(platform, row, { ...buildDelivery(platform, row, now, now), startsAt }),
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
      ...buildDelivery(platform, row, now, now),
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
function buildDelivery(
  { random, settings }: Platform,
  { id, time_zone }: WebhookTimes & { readonly id: string },
  at: Date,
  now: Date,
): Delivery {
  return {
    webhookId: id,
    eventId: random.uuid(),
    day: dateIn(at, time_zone ?? settings.server.timeZone),
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
