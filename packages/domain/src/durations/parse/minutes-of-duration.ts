import { latinDigits, readNumber } from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';
import { minutesPerUnit, findTimeUnit, type TimeUnit } from '../find/index.ts';

const maxTextLength = 100;
const number = String.raw`(\d+(?:[.,]\d+)?)`;
/** A duration of isoDuration 8601, without years and months, whose length varies. */
const isoDuration = new RegExp(
  String.raw`^P(?=.)(?:${number}W)?(?:${number}D)?(?:T(?=.)(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
  'i',
);
const units: readonly TimeUnit[] = ['week', 'day', 'hour', 'minute', 'second'];

/** A number in any of its spellings, a word with its full stop, or something that separates them. */
const piece = new RegExp(
  [
    String.raw`(?<hours>\d{1,3}):(?<minutes>[0-5]\d)(?!:)`,
    String.raw`(?:(?<whole>\d+)\s+)?(?<numerator>\d+)\s*[/⁄]\s*(?<denominator>[1-9]\d*)`,
    String.raw`(?<number>\d+(?:[.,]\d{1,2}(?!\d))?)?\s*(?<glyph>[½⅓⅔¼¾⅙⅚⅛⅜⅝⅞])`,
    String.raw`(?<plain>\d+(?:[.,]\d{1,2}(?!\d))?)`,
    String.raw`(?<word>\p{L}+)\.?`,
    String.raw`(?<gap>[\s,&+~]+)`,
  ].join('|'),
  'uy',
);

/** Words that join two amounts, or say that they are rough, and change nothing. */
const fillers: ReadonlySet<string> = new Set(
  'and und et y e en og och i и ca de circa c about approx approximately around roughly etwa ungefähr environ'.split(
    ' ',
  ),
);

type Groups = Readonly<Record<string, string | undefined>>;
interface Amount {
  count: number;
  unit: TimeUnit;
}

/**
 * The minutes in a text such as `1 hour 30 minutes`, `PT1H30M`, `90 min`, `1 Std. 30 Min.`, `1½ h` or `1h30`; seconds
 * give fractions. Null when the text is not clearly one duration: ranges, bare numbers, anything with other words.
 */
export function minutesOfDuration(text: string): number | null {
  const trimmed = latinDigits(text.trim().toLowerCase());
  if (trimmed === '' || trimmed.length > maxTextLength) return null;
  const iso = isoDuration.exec(trimmed);
  if (iso !== null) return minutesOfIso(iso.slice(1));
  const amounts = readAmounts(trimmed);
  return amounts === null || !isDescending(amounts) ? null : total(amounts);
}

function minutesOfIso(counts: readonly (string | undefined)[]): number {
  return total(units.map((unit, index) => ({ unit, count: readNumeral(counts[index] ?? '0') })));
}

/** Amounts in the order of the text; null where something is neither a number nor a unit of time. */
function readAmounts(text: string): Amount[] | null {
  const tokens = splitTokens(text);
  if (tokens === null) return null;
  const amounts: Amount[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    const count = tokens[index];
    // In `1h30` the last number counts minutes.
    const unit = tokens[index + 1] ?? (amounts.at(-1)?.unit === 'hour' ? 'minute' : undefined);
    if (typeof count !== 'number' || typeof unit !== 'string') return null;
    amounts.push({ count, unit });
  }
  return amounts;
}

function splitTokens(text: string): (number | TimeUnit)[] | null {
  const tokens: (number | TimeUnit)[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const groups: Groups | undefined = piece.exec(text)?.groups;
    if (groups === undefined) return null;
    if (groups.gap !== undefined || fillers.has(groups.word ?? '')) continue;
    const token = groups.word === undefined ? readCount(groups) : findTimeUnit(groups.word);
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

/** The number in a piece; `1:30` is one and a half. */
function readCount({ hours, minutes, whole, numerator, denominator, number, glyph, plain }: Groups): number {
  if (hours !== undefined) return Number(hours) + Number(minutes) / minutesPerUnit.hour;
  if (numerator !== undefined) return Number(whole ?? 0) + Number(numerator) / Number(denominator);
  return readNumeral(number ?? plain ?? '0') + (glyph === undefined ? 0 : toNumber(readNumber(glyph)));
}

function readNumeral(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Each unit at most once, the larger ones first, as in every clear duration. */
function isDescending(amounts: readonly Amount[]): boolean {
  const ranks = amounts.map(({ unit }) => units.indexOf(unit));
  return amounts.length > 0 && ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? rank));
}

/** Rounded to the millionth, so that thirds of hours come out whole. */
function total(amounts: readonly Amount[]): number {
  const minutes = amounts.reduce((sum, { count, unit }) => sum + count * minutesPerUnit[unit], 0);
  return Math.round(minutes * 1e6) / 1e6;
}
