import { addDays, type PlainDate } from '../plain-dates/index.ts';
import { calendarFile, writeInstant } from './calendar-file.ts';
import { escapeText } from './content-line.ts';

/** Something that takes a whole day, or an hour of it. */
export interface DayEvent {
  /** The same for as long as the event is there, and no other event's anywhere. */
  readonly uid: string;
  readonly date: PlainDate;
  /** When it begins; null for the whole day. */
  readonly startsAt: Date | null;
  readonly summary: string;
  /** Empty for none. */
  readonly description: string;
  /** Where there is more to read; null for nowhere. */
  readonly url: string | null;
  readonly changedAt: Date;
}

/** How long an event takes that does not take the whole day. */
const duration = 'PT1H';

/** A calendar of days as a file (RFC 5545). The same events make the same text, whenever it is asked for. */
export function calendarText(name: string, events: readonly DayEvent[]): string {
  return calendarFile('Meal plan', name, events.flatMap(eventLines));
}

function eventLines({ uid, date, startsAt, summary, description, url, changedAt }: DayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${writeInstant(changedAt)}`,
    `LAST-MODIFIED:${writeInstant(changedAt)}`,
    ...(startsAt === null ? dayLines(date) : [`DTSTART:${writeInstant(startsAt)}`, `DURATION:${duration}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function dayLines(date: PlainDate): string[] {
  const next = addDays(date, 1);
  const start = `DTSTART;VALUE=DATE:${day(date)}`;
  // The end is not part of the event; without one it takes its one day as well.
  return next > date ? [start, `DTEND;VALUE=DATE:${day(next)}`] : [start];
}

function day(date: PlainDate): string {
  return date.replaceAll('-', '');
}
