import { escapeText, foldLine } from './content-line.ts';

/** How often programs should look for changes. */
const refresh = 'PT1H';

/**
 * A calendar file (RFC 5545, 3.4) with these lines of components.
 * @param product what made it, as its identifier says
 */
export function calendarFile(product: string, name: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Hearth//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map(foldLine).join('');
}

/** `20261121T093000Z`: whole seconds, in UTC. */
export function writeInstant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
