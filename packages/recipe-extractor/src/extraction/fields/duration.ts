/** Durations as pages write them, to minutes. */
import { inlineText } from '../../cleaning/index.ts';
import { toList } from '../structured-data/schema-node.ts';
import type { RecipeTime } from '../types.ts';

const isoDuration =
  /^-?P(?:(\d*(?:\.\d+)?)Y)?(?:(\d*(?:\.\d+)?)M)?(?:(\d*(?:\.\d+)?)W)?(?:(\d*(?:\.\d+)?)D)?(?:T?(?:(\d*(?:\.\d+)?)H)?(?:(\d*(?:\.\d+)?)M)?(?:(\d*(?:\.\d+)?)S)?)?$/i;
/** Minutes in a year, month, week, day, hour, minute and second. */
const minutesPerIsoPart = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60] as const;

/** A number, perhaps with a fraction or a range, and the word after it. */
const amount =
  /(\d{1,5}(?:[.,]\d{1,3})?)?\s?(?:(\d{1,2})[/⁄](\d{1,2})|([½¼¾⅓⅔]))?\s?(?:(?:-|–|to|bis|à)\s?(\d{1,5}(?:[.,]\d{1,3})?))?[\s-]?([\p{L}\p{M}]{1,16}|′|″|'|")/gu;
const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** Words for the units in many languages, by how they begin. */
const units: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:d$|day|tag|jour|d[ií]a|giorn|dag|dni|dzie|den$|dny|nap|дн|день|ден$|dan|die[sn]|päev|ημέρ|أيام|يوم|ימים|יום|روز|दिन|วัน|ngày|hari|일|日|天)/u,
    1440,
  ],
  [
    /^(?:h$|hr|hour|std|stund|heure|hora|or[aăe]$|time$|timer|timm|tim$|uur|uren|god|hod|ór|ora|час|ч$|год|ώρ|saat|sat|sa$|時|小时|小時|klst|tunti|tuntia|tund|t$|ساع|שע|घंट|घण्ट|시간|giờ|tiếng|ชั่วโมง|ชม|jam|ur[aei]?$|val)/u,
    60,
  ],
  [/^(?:m$|min|perc|p$|мин|хв|λεπτ|dk|dak|分|دقي|دقیق|דק|मिनट|분|phút|นาที|menit|minit|′|'|mín|'$)/u, 1],
  [/^(?:s$|sec|sek|seg|сек|秒|초|วินาที|giây|detik|″|"$)/u, 1 / 60],
];

/** A schema.org duration or a text such as `1 hour 15 min`; null for nothing. A bare number counts minutes. */
export function readTime(value: unknown): RecipeTime | null {
  for (const candidate of toList(value).slice(0, 5)) {
    const raw =
      typeof candidate === 'object' && candidate !== null && 'minValue' in candidate
        ? candidate.minValue
        : candidate;
    const text = inlineText(raw);
    const minutes = parseMinutes(text);
    // A form that was left empty says none of these; zero minutes are no time either.
    if (text === '' || minutes === 0 || saysNothing.test(text)) continue;
    return { text: minutes !== null && isUntidy(text) ? `PT${minutes}M` : text, minutes };
  }
  return null;
}

/** Texts of machines for "not known"; `PT`, `PTHM` and the like have no number at all. */
const saysNothing = /^(?:none|null|undefined|nan|n\/?a|[-–—]+|-?P[TYMWDHS]*|0)$/i;

/** Durations for machines that a reader of the standard refuses: an empty part, a decimal, no time part. */
function isUntidy(text: string): boolean {
  return /^-?P/i.test(text) && !/^P(?:\d+[YMWD])*T(?:\d+[HMS])+$/.test(text);
}

/** Whole minutes that a text means, null where it means none. */
export function parseMinutes(text: string): number | null {
  const compact = asciiDigits(text.slice(0, 200).trim());
  if (/^\d{1,5}$/.test(compact)) return Number(compact);
  const iso = isoDuration.exec(compact.replace(/\s/g, ''));
  const minutes = iso === null ? wordMinutes(compact.toLowerCase()) : isoMinutes(iso);
  return minutes === null ? null : Math.round(minutes);
}

/** A text with the digits of other scripts as those of ASCII. */
function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) => {
    if (!/\p{Nd}/u.test(sign)) return sign;
    const code = sign.codePointAt(0) ?? 0;
    // The digits of the scripts of India begin at the sixth place of their row, all others at its first.
    return String((code & 0xf) - (code >= 0x900 && code < 0xe00 ? 6 : 0));
  });
}

function isoMinutes(match: RegExpExecArray): number | null {
  const parts = match.slice(1);
  if (parts.every((part) => part === undefined)) return null;
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (minutesPerIsoPart[index] ?? 0), 0);
}

function wordMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)/.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  let total: number | null = null;
  for (const match of text.matchAll(amount)) {
    const size = units.find(([unit]) => unit.test(match[6] ?? ''))?.[1];
    const amount = size === undefined ? null : readAmount(match);
    if (size !== undefined && amount !== null) total = (total ?? 0) + amount * size;
  }
  // "1h15" and "1 h 15" leave the unit of the minutes out.
  const short = /^(\d{1,2})\s?h\s?(\d{1,2})$/.exec(text);
  return short === null ? total : Number(short[1]) * 60 + Number(short[2]);
}

function readAmount(match: RegExpExecArray): number | null {
  const [, whole, over, under, vulgar, high] = match;
  if (high !== undefined) return Number(high.replace(',', '.'));
  const fraction =
    over !== undefined && Number(under) > 0 ? Number(over) / Number(under) : vulgarFractions[vulgar ?? ''];
  if (whole === undefined && fraction === undefined) return null;
  return Number((whole ?? '0').replace(',', '.')) + (fraction ?? 0);
}
