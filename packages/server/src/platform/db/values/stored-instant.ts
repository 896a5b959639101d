import { isPlainDate } from '@hearth/domain/dates/plain-dates';

/**
 * Instants are stored as text of fixed width, `YYYY-MM-DDTHH:MM:SS.ffffffZ` in UTC, so that they sort and
 * compare as text on both databases and keep the microseconds that clients send.
 */
export function storedInstant(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Converts an ISO instant from a client (without an offset it means UTC) to stored form; null if it is
 * invalid.
 */
export function storedInstantFromText(text: string): string | null {
  const match = iso.exec(text.trim());
  if (match === null) return null;
  const [, day, minutes, seconds = '00', fraction = '', offset = 'Z'] = match;
  const moment = new Date(`${day}T${minutes}:${seconds}${offset.toUpperCase()}`);
  if (Number.isNaN(moment.getTime()) || !isPlainDate(day ?? '')) return null;
  const micros = fraction.padEnd(6, '0').slice(0, 6);
  return `${moment.toISOString().slice(0, 19)}.${micros}Z`;
}

/** A stored instant as sent to clients: microseconds only if not zero. */
export function wireInstant(stored: string): string {
  return stored.endsWith('.000000Z') ? `${stored.slice(0, 19)}Z` : stored;
}
