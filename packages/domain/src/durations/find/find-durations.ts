import { numberPattern, readNumber } from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';
import { minutesPerUnit, findTimeUnit, type TimeUnit } from './time-unit-names.ts';

/** A cooking time in a text; `text.slice(start, end)` is its wording. */
export interface FoundDuration {
  readonly start: number;
  readonly end: number;
  /** The time itself, of a range its lower end: that is when one has a look. */
  readonly seconds: number;
  /** The upper end of a range. */
  readonly upTo: number | null;
}

const countWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'one two three four five six seven eight nine ten eleven twelve',
      'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1])),
  ),
  a: 1,
  an: 1,
  eine: 1,
  einer: 1,
  einen: 1,
  fifteen: 15,
  fünfzehn: 15,
  twenty: 20,
  zwanzig: 20,
  thirty: 30,
  dreißig: 30,
  forty: 40,
  vierzig: 40,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
};

/** Fixed phrases, in seconds. */
const phrases: readonly (readonly [source: string, seconds: number])[] = [
  [String.raw`(?:an?|one)\s+hour\s+and\s+a\s+half`, 5400],
  [
    String.raw`half\s+(?:of\s+)?an?\s+hour|(?:a\s+|one\s+)?half[\s-]hour|(?:eine[rn]?\s+)?halben?\s+stunde`,
    1800,
  ],
  [String.raw`half\s+a\s+minute|(?:eine[rn]?\s+)?halben?\s+minute`, 30],
  [String.raw`three[\s-]quarters\s+of\s+an\s+hour|(?:eine[rn]?\s+)?drei\s?viertel\s?stunde`, 2700],
  [String.raw`(?:a\s+)?quarter\s+(?:of\s+)?an\s+hour|(?:eine[rn]?\s+)?viertel\s?stunde`, 900],
];

const words = Object.keys(countWords).sort((a, b) => b.length - a.length);
const amount = `(?:${numberPattern}|(?:${words.join('|')})(?![\\p{L}]))`;
/** Units of languages that write no spaces, and what follows where they mean something else: `3分の1`, `8分熟`. */
const unspacedUnit = String.raw`(?:[个個]\s?)?(?:時間|小[时時]|分[鐘钟間间]|分(?!の\s*\d|之|[目立つ搗割満滿满饱飽糖甜]|熟(?!成))|秒[鐘钟間间]?)|(?:시간|분|초)(?!의\s*\d|도)`;
const unit = String.raw`${unspacedUnit}|\p{L}{1,12}\.?`;
const joint = String.raw`\s*(?:[-–—~〜～至到]|to|or|bis|oder|à|or\s+up\s+to)\s*`;
/** Words between a number and its unit: `2 more minutes`, `weitere 10 Minuten` has none. */
const moreWords = String.raw`(?:more|additional|de|extra|further|full|good|weiteren?|vollen?|ganzen?|guten?)`;
const piece = new RegExp(
  String.raw`(?<first>${amount})(?:${joint}(?<second>${amount}))?(?:\s+${moreWords}(?=\s))?[\s\u00a0-]*(?<unit>${unit})`,
  'iuy',
);
const between = new RegExp(
  String.raw`(?<first>${amount})\s+(?:and|und)\s+(?<second>${amount})[\s\u00a0]*(?<unit>${unit})`,
  'iuy',
);
/** Words for repeated work, each time for that long: `in 30-second bursts`, `ten 1 second pulses`. */
const repeatedPattern =
  /^[\s-]*(?:(?:short|quick|long)\s+)?(?:pulses|bursts|intervals|increments|spurts|zaps)(?!\p{L})/iu;
/** The word after a time. */
const nounPattern = /^[\s-]+(\p{L}+)/u;
const maxNounLength = 40;
const hyphenated = /[\d\p{L}]-(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)$/iu;
/** Nouns that a time only describes: nothing is waited for. */
const describedPattern =
  /^(?:meal|recipe|dish|dinner|lunch|supper|breakfast|version|egg|bread|rice|cake|soup|sauce)$/iu;
const bareMinutes = /\s?([0-5]?\d)(?![\p{L}\d.,/½¼¾°%-])/uy;
/** `1時間半`, `1시간 반`. */
const halfBehind = /\s?[半반](?!\p{Script=Hangul})/uy;
const gluePattern = /[\s,]*(?:and|und|et|y|e|\+|&)?\s*/iuy;
/** Letters that a number follows without a space. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const start = new RegExp(
  String.raw`(?<!(?!${unspaced})[\p{L}\d.,/])(?=[\d½⅓⅔¼¾⅕-⅞]|(?:${words.join('|')}|half|quarter|three|halben?|viertel|dreiviertel|drei)[\s-]?)`,
  'giu',
);
const maxSeconds = 24 * 3600;

/** Single letters that mean a time after a number, and words that mean other things as well. */
const certainLetters: ReadonlySet<string> = new Set(['h', 's', '時', '分', '秒', '분', '초', 'ч']);
const abbreviations: ReadonlySet<string> = new Set('h hr hrs min mins mn sec secs sek seg std'.split(' '));
const uncertain: ReadonlySet<string> = new Set('time timer tim'.split(' '));

/** The cooking times of a text, in their order: up to a day, and only where the words are certain. */
export function findDurations(text: string): FoundDuration[] {
  const found: FoundDuration[] = [];
  let from = 0;
  for (const { index } of text.matchAll(start)) {
    if (index < from) continue;
    const duration = phraseAt(text, index) ?? durationAt(text, index);
    if (duration === null || duration.seconds <= 0 || (duration.upTo ?? duration.seconds) > maxSeconds)
      continue;
    if (isDescription(text, duration)) continue;
    found.push(duration);
    from = duration.end;
  }
  return found;
}

/** Whether a time only says what kind of thing something is, or how long each of many takes. */
function isDescription(text: string, { start, end }: FoundDuration): boolean {
  const rest = text.slice(end, end + maxNounLength);
  if (repeatedPattern.test(rest)) return true;
  if (!hyphenated.test(text.slice(start, end))) return false;
  const noun = nounPattern.exec(rest)?.[1] ?? '';
  return describedPattern.test(noun) || /[^s]s$/i.test(noun);
}

const phrasePatterns = phrases.map(
  ([source, seconds]) => [new RegExp(String.raw`(?:${source})(?!\p{L})`, 'iuy'), seconds] as const,
);

function phraseAt(text: string, start: number): FoundDuration | null {
  for (const [pattern, seconds] of phrasePatterns) {
    pattern.lastIndex = start;
    if (pattern.test(text)) return { start, end: pattern.lastIndex, seconds, upTo: null };
  }
  return null;
}

/** `1 hour and 15 minutes`, `20 to 25 min`, `1 h 30`: one piece, and a smaller one after it. */
function durationAt(text: string, start: number): FoundDuration | null {
  const first = pieceAt(text, start);
  if (first === null) return null;
  const rest = restBehind(text, first);
  return {
    start,
    end: rest?.end ?? first.end,
    seconds: Math.round(first.seconds + (rest?.seconds ?? 0)),
    upTo: first.upTo === null ? (rest?.upTo ?? null) && first.seconds + (rest?.upTo ?? 0) : first.upTo,
  };
}

interface Piece {
  readonly end: number;
  readonly seconds: number;
  readonly upTo: number | null;
  readonly unit: TimeUnit;
}

function pieceAt(text: string, start: number): Piece | null {
  const isBetween = /(?:between|zwischen)\s+$/i.test(text.slice(Math.max(0, start - 12), start));
  return readPiece(piece, text, start) ?? (isBetween ? readPiece(between, text, start) : null);
}

function readPiece(pattern: RegExp, text: string, start: number): Piece | null {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  const { first, second, unit: word = '' } = (match?.groups ?? {}) as Record<string, string | undefined>;
  const unit = certainUnit(word, [first, second]);
  if (match === null || first === undefined || unit === undefined) return null;
  const factor = minutesPerUnit[unit] * 60;
  const end = start + match[0].length;
  return {
    end: end - (endsSentence(word, text.slice(end)) ? 1 : 0),
    seconds: Math.round(readCount(first) * factor),
    upTo: second === undefined ? null : Math.round(readCount(second) * factor),
    unit,
  };
}

/** The full stop after `Min` belongs to the word, the one after `minutes` or at the end of the text does not. */
function endsSentence(word: string, rest: string): boolean {
  if (!word.endsWith('.')) return false;
  return !abbreviations.has(word.slice(0, -1).toLowerCase()) || rest.trim() === '';
}

function restBehind(text: string, first: Piece): Piece | null {
  if (first.unit === 'second') return null;
  gluePattern.lastIndex = first.end;
  gluePattern.test(text);
  const next = pieceAt(text, gluePattern.lastIndex);
  if (next !== null) return minutesPerUnit[next.unit] < minutesPerUnit[first.unit] ? next : null;
  halfBehind.lastIndex = first.end;
  if (first.unit === 'hour' && halfBehind.test(text))
    return { end: halfBehind.lastIndex, seconds: 1800, upTo: null, unit: 'minute' };
  bareMinutes.lastIndex = first.end;
  const bare = first.unit === 'hour' && first.upTo === null ? bareMinutes.exec(text) : null;
  if (bare === null) return null;
  return { end: bareMinutes.lastIndex, seconds: Number(bare[1]) * 60, upTo: null, unit: 'minute' };
}

/** A single letter is a unit after figures only: `30 s`, but not `an S`. */
function certainUnit(word: string, amounts: readonly (string | undefined)[]): TimeUnit | undefined {
  const plain = word.replace(/\.$|^[个個]\s?/g, '').toLowerCase();
  if (uncertain.has(plain)) return undefined;
  const hasWords = amounts.some((amount) => amount !== undefined && amount.toLowerCase() in countWords);
  if (plain.length === 1 && (hasWords || !certainLetters.has(plain))) return undefined;
  const unit = findTimeUnit(plain);
  return unit === 'week' || unit === 'day' ? undefined : unit;
}

function readCount(text: string): number {
  return countWords[text.toLowerCase()] ?? toNumber(readNumber(text));
}
