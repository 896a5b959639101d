import type { ReadWebhook } from '@hearth/contract';
import { localTime } from './local-time.ts';

/** What clocks show when a webhook is sent, and where they hang. */
export interface ShownTime {
  /** `HH:MM`. */
  readonly time: string;
  readonly zone: string;
}

/** Where the clocks of this device hang. */
export function readOwnZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time of a webhook by its own clocks; one that keeps to UTC is shown by those of the reader. */
export function findShownTime(
  { wallTime, timeZone, scheduledTime }: Pick<ReadWebhook, 'scheduledTime' | 'timeZone' | 'wallTime'>,
  reader: { readonly zone: string; readonly minutesAhead: number },
): ShownTime {
  if (wallTime !== null && timeZone !== null) return { time: wallTime, zone: timeZone };
  return { time: localTime(scheduledTime, reader.minutesAhead), zone: reader.zone };
}

/** All zones to choose from, also those that only these webhooks or this device know. */
export function listZones(...known: readonly string[]): string[] {
  return [...new Set([...known, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** The name of a zone as people read it. */
export function nameZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
