import type { CellObject } from '@e965/xlsx';

/** Letters of a number format that are shown as they are. */
const escapedLetters = /\\.|_./g;
/** Longer formats no spreadsheet takes. */
const maxFormatLength = 255;
/** The day before the first one that spreadsheets count, and a day in milliseconds. */
const dayZero = Date.UTC(1899, 11, 30);
const oneDay = 24 * 60 * 60 * 1000;
/** The last day of the year 9999. */
const maxDays = 2_958_465;

/**
 * The text of a cell as it shows: of a formula the value that was stored with it. Times are `0:45`, days `2024-05-31`,
 * errors nothing.
 */
export function readCellText(cell: CellObject): string {
  if (cell.t === 'z' || cell.t === 'e' || cell.v === undefined) return '';
  if (cell.t === 's') return String(cell.v);
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  const format = readFormatCode(String(cell.z ?? ''));
  const moment = typeof cell.v === 'number' && /[dmyhs]/i.test(format) ? writeMoment(cell.v, format) : null;
  return moment ?? (cell.w ?? String(cell.v)).trim();
}

/** Days since the end of 1899 as a day, or as hours and minutes where the format has no day; null for no such number. */
function writeMoment(value: number, format: string): string | null {
  if (value < 0 || value > maxDays) return null;
  if (/[dy]/i.test(format) && value >= 1)
    return new Date(dayZero + Math.floor(value) * oneDay).toISOString().slice(0, 10);
  const minutes = Math.round(value * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A number format without its texts, colours and conditions; the brackets of `[h]:mm` are none of these. */
function readFormatCode(format: string): string {
  const parts = format.slice(0, maxFormatLength).split('"');
  const code = parts.filter((_, at) => at % 2 === 0).join('');
  return code
    .replaceAll(escapedLetters, '')
    .split('[')
    .map((part, at) => (at === 0 || /^[hms]{1,2}\]/i.test(part) ? part : part.slice(part.indexOf(']') + 1)))
    .join('');
}
