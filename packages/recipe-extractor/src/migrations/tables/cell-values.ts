import { writeTimeUnit } from '@hearth/domain/durations/write';
import type { TimeUnit } from './column-words.ts';

const maxMinutes = 1_000_000;

/**
 * A time as a cell has it, in words of the reader's language: a bare number counts what the heading says (`45` is
 * `45 minutes`), `0:45` and `1:30:00` are clocks; other texts stay as they are. Null for nothing.
 */
export function readTime(cell: string, unit: TimeUnit, language: string): string | null {
  const text = cell.trim();
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock !== null) return writeMinutes(Number(clock[1]) * 60 + Number(clock[2]), language);
  if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(text)) return text === '' ? null : text;
  const count = Number(text.replace(',', '.'));
  if (count === 0) return null;
  return Number.isInteger(count) || unit === 'minute'
    ? writeTimeUnit(count, unit, language)
    : writeMinutes(Math.round(count * 60), language);
}

function writeMinutes(minutes: number, language: string): string | null {
  if (minutes <= 0 || minutes > maxMinutes) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return writeTimeUnit(minutes, 'minute', language);
  const parts = [
    writeTimeUnit(hours, 'hour', language),
    ...(rest === 0 ? [] : [writeTimeUnit(rest, 'minute', language)]),
  ];
  return parts.join(' ');
}

/** Whole stars of 1 to 5: `4`, `4 stars`, `4/5`, `★★★★☆`, `8/10`; null for what is not whole, which would be changed. */
export function readStars(cell: string): number | null {
  const text = cell.trim();
  const drawn = /^([★⭐*]{1,5})[☆✩ ]{0,4}$/u.exec(text)?.[1];
  if (drawn !== undefined) return [...drawn].length;
  const match = /^(\d{1,2})(?:[.,]0{1,2})?(?:\s?\/\s?(5|10))?(?:\s\p{L}{1,12})?$/u.exec(text);
  if (match === null) return null;
  const stars = Number(match[1]) / (match[2] === '10' ? 2 : 1);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
}

const yes =
  /^(?:1|x|✓|✔|★|♥|❤️?|true|wahr|vrai|verdadero|vero|yes|y|ja|j|oui|sí|si|sim|да|так|evet|tak|ano|igen|kyllä|はい|是|예|نعم|כן)$/iu;

/** Whether a cell says yes, by a word or a mark. */
export function saysYes(cell: string): boolean {
  return yes.test(cell.trim());
}

/** A calendar day as `2024-05-31`; null where the order of day and month is open, and for other texts. */
export function readDay(cell: string): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso !== null) return writeDay(iso[1], iso[2], iso[3]);
  const european = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/.exec(text);
  if (european !== null) return writeDay(european[3], european[2], european[1]);
  const [, first, second, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/.exec(text) ?? [];
  if (Number(first) > 12) return writeDay(year, second, first);
  return Number(second) > 12 || first === second ? writeDay(year, first, second) : null;
}

function writeDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The addresses of a cell: one, or several between blanks, commas, semicolons or bars. */
export function readAddresses(cell: string): string[] {
  return cell
    .split(/[\s|;"[\]]+|,(?=\s|https?:|["'])/iu)
    .map((part) => part.replace(/^["'<(]{1,3}/, '').replace(/(?<![,"'>)])[,"'>)]+$/, ''))
    .filter((part) => /^https?:\/\/\S/i.test(part));
}
