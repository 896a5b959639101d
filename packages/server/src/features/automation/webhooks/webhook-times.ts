import type { CreateWebhook } from '@hearth/contract';
import {
  lastOccurrence,
  lastShown,
  nextOccurrence,
  nextShown,
  parseScheduledTime,
  readTimeZone,
  type UtcTime,
} from '@hearth/domain/dates/scheduled-times';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import type { WebhookRow } from './webhooks.tables.ts';

/** When a webhook is sent: at a time in UTC, or whenever clocks of its zone show a time. */
export type WebhookTimes = Pick<WebhookRow, 'scheduled_time' | 'time_zone' | 'wall_time'>;

type SentTimes = { readonly [K in 'scheduledTime' | 'timeZone' | 'wallTime']?: CreateWebhook[K] | undefined };

/** When its time has come last: at `now` or before. */
export function lastRun(times: WebhookTimes, now: Date): Date {
  const wall = readWall(times);
  return wall === null ? lastOccurrence(times.scheduled_time, now) : lastShown(wall, now);
}

/** When its time comes next; later than `now`. */
export function nextRun(times: WebhookTimes, now: Date): Date {
  const wall = readWall(times);
  return wall === null ? nextOccurrence(times.scheduled_time, now) : nextShown(wall, now);
}

/** With its time in UTC as it comes next: that of a wall time moves when clocks are put forward or back. */
export function withTimeOfNow<T extends WebhookTimes>(row: T, now: Date): T {
  if (readWall(row) === null) return row;
  return { ...row, scheduled_time: `${nextRun(row, now).toISOString().slice(11, 23)}000` };
}

/** What times are read with. */
export interface Clock {
  readonly now: Date;
  /** Of the server; null for that of the machine. */
  readonly timeZone: string | null;
}

/**
 * The times that a client has sent. One that knows only UTC keeps the wall time as long as it sends the time that it
 * was shown.
 * @param before the times so far; null for a new webhook
 * @throws ValidationError for an invalid time or zone, or a wall time without a zone
 */
export function readTimes(sent: SentTimes, before: WebhookTimes | null, clock: Clock): WebhookTimes {
  const utc = sent.scheduledTime === undefined ? undefined : parseUtc(sent.scheduledTime, clock.timeZone);
  const kept = before === null ? null : withTimeOfNow(pickTimes(before), clock.now);
  if (isWallSent(sent, kept)) return buildWallTimes(sent, kept, clock.now);
  const isUtcSent = utc !== undefined && utc !== kept?.scheduled_time;
  const isWallRemoved = sent.wallTime === null || sent.timeZone === null;
  if (kept !== null && !isUtcSent && !isWallRemoved) return kept;
  return { scheduled_time: utc ?? kept?.scheduled_time ?? '', wall_time: null, time_zone: null };
}

function pickTimes({ scheduled_time, time_zone, wall_time }: WebhookTimes): WebhookTimes {
  return { scheduled_time, time_zone, wall_time };
}

function readWall({ time_zone, wall_time }: WebhookTimes) {
  return time_zone === null || wall_time === null ? null : { time: wall_time, timeZone: time_zone };
}

/** Whether another wall time or zone was sent than the webhook has; clients send back what they were given. */
function isWallSent({ wallTime, timeZone }: SentTimes, before: WebhookTimes | null): boolean {
  const isTimeNew = typeof wallTime === 'string' && wallTime !== before?.wall_time;
  const isZoneNew = typeof timeZone === 'string' && timeZone !== before?.time_zone;
  return isTimeNew || isZoneNew;
}

function buildWallTimes(sent: SentTimes, before: WebhookTimes | null, now: Date): WebhookTimes {
  const time = sent.wallTime ?? before?.wall_time ?? null;
  const named = sent.timeZone ?? before?.time_zone ?? null;
  if (time === null) throw refuse('wallTime', null, 'A time zone needs a wall time');
  if (named === null) throw refuse('timeZone', null, 'A wall time needs a time zone');
  const zone = readTimeZone(named);
  if (zone === null) throw refuse('timeZone', named, `Invalid time zone: ${named}`);
  return withTimeOfNow({ scheduled_time: '', wall_time: time, time_zone: zone }, now);
}

function parseUtc(text: string, timeZone: string | null): UtcTime {
  const time = parseScheduledTime(text, timeZone);
  if (time === null) throw refuse('scheduledTime', text, `Invalid scheduled time: ${text}`);
  return time;
}

function refuse(field: keyof SentTimes, input: string | null, why: string): ValidationError {
  const msg = `Value error, ${why}`;
  return new ValidationError([{ type: 'value_error', loc: ['body', field], msg, input, ctx: { error: {} } }]);
}
