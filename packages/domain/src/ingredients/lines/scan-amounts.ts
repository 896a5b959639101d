import { latinDigits, type NumberAt, numberAt, readNumber } from '../../measures/quantities/index.ts';
import {
  findCountedKind,
  findUnit,
  impliedUnits,
  inflectWord,
  type StandardUnit,
  standardUnits,
  type UnitId,
} from '../../measures/units/index.ts';
import {
  compare,
  dividedBy,
  one,
  plus,
  type Rational,
  rational,
  times,
  toNumber,
  zero,
} from '../../measures/rationals/index.ts';
import { listAmountStarts } from './amount-starts.ts';
import type { Span, WrittenUnit } from './line.ts';
import { numberWordAt } from './number-words.ts';
import { cjkLetters, lead, listTokens, skipWords, withoutListNumber, wordAt } from './tokens.ts';
import { furtherWords, isSizedWord, ofWords, rangeWords, sizeWords } from './words.ts';

/** An amount before it is known what it says. */
export interface ScannedAmount extends Span {
  readonly numbers: readonly Rational[];
  readonly numberEnd: number;
  readonly isFraction: boolean;
  readonly unit: WrittenUnit | null;
  readonly ofFirst?: Rational | undefined;
  /** Whether its number is written as a word, and whether that word is a number wherever it stands. */
  readonly isWord: boolean;
  readonly isSure: boolean;
}

/** Blanks and letters are counted, so that a line of them costs no more than another. */
const joint =
  /\s{0,3}(?:([-–—−~〜～])(?:\s?(?:to|or|bis)(?=[-\s\d])-?)?|(?<=\s)(\p{L}{1,10})(?=[\s\d]))\s{0,3}/uy;
const unitWords = /[\s-]?((?:\p{L}+\.?)(?:\s\((?:de\s)?\p{L}+\)|(?:\s|(?<=\.))\p{L}+\.?){0,2})/uy;
/** A unit that stands close to its number, or before another word without a blank: `200ml`, `2杯分`. */
const closeUnit = new RegExp(
  String.raw`\s?((?:ml|cc|kg|g|l)(?!\p{Script=Latin})|[${cjkLetters}]{1,4})`,
  'iuy',
);
const unitBefore = /(大さじ|小さじ|カップ|大匙|小匙)$/u;
const endsSentence = /(?:cups?|\p{L}{5})\.$/iu;
/** After `c.` it makes a spoon of what is a cup in English: `2 c. à soupe`, `1 c. (sopa)`. */
const spoon = /^[\s.]?(?:[àa](?!\p{L})|de\s|\/|\(?(?:sopa|ch[aá](?!\p{L}))|[cs]\.)/iu;
/** A stick is a measure of butter; of anything else it is a piece. */
const stickPattern =
  /\s(sticks?)(?=\s(?:\([^()]{0,30}\)\s)?(?:of\s)?(?:\p{L}+,?\s){0,3}(?:butter|margarine)(?!\p{L}))/iuy;
/** Addresses have numbers of their own. */
const addresses = /\]\([^()\s]{1,2000}\)|https?:\/\/\S+/gu;
/** `2 and a half cups`, `1 xícara e meia` */
const andHalf =
  /\s(?:and a half|e mei[ao]|y medi[ao]|e mezz[ao]|et demie?|und eine? halbe[rs]?|och en halv|og en halv|en een halve|i pół|с половиной)(?!\p{L})/iuy;
/** Before a range whose ends are joined by `and`. */
const between = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|między|между)\s$/iu;
const maxBetween = 12;
const half = rational(1, 2);
const largeOrFew = /^gr\.?\s/iu;
const maxPackLength = 40;
const packUnits = new Set(['g', 'gram', 'ml', 'kg', 'l', 'oz', 'lb', 'lbs']);
const smallUnits: ReadonlySet<StandardUnit> = new Set([standardUnits.g, standardUnits.ml, standardUnits.mg]);

/** The smaller units in which the rest of an amount is written: `1 lb 4 oz`, `1 kg 200 g`, `1 cup 2 tbsp`. */
const smallerUnits: Readonly<Partial<Record<UnitId, readonly UnitId[]>>> = {
  lb: ['oz'],
  kg: ['g', 'dag'],
  l: ['ml', 'cl', 'dl'],
  gallon: ['quart', 'pint', 'cup'],
  quart: ['pint', 'cup'],
  pint: ['floz', 'cup'],
  cup: ['tbsp', 'tsp', 'floz'],
  tbsp: ['tsp'],
};

/** All amounts of a text in its order, also those that are no amount of a food. Linear in the length of the text. */
export function scanAmounts(written: string): ScannedAmount[] {
  const text = withoutListNumber(latinDigits(written)).replace(addresses, (address) =>
    ' '.repeat(address.length),
  );
  const implied = impliedOne(text);
  const found: ScannedAmount[] = implied === null ? [] : [implied];
  let next = implied?.end ?? 0;
  for (const start of listAmountStarts(text)) {
    const amount = start < next ? null : scanAmountAt(text, start);
    if (amount === null) continue;
    found.push(amount);
    next = amount.end;
  }
  return found;
}

/** The one that a measure at the start stands for: `large handful basil`. Its number has no place in the text. */
function impliedOne(text: string): ScannedAmount | null {
  const start = lead.exec(text.slice(0, maxPackLength))?.[0].length ?? 0;
  const place = skipWords(text, start, sizeWords);
  const word = wordAt(text, place);
  if (!impliedUnits.has(word.toLowerCase())) return null;
  const unit = { known: null, isFood: false, word, start: place, end: place + word.length };
  const plain = { isFraction: false, isWord: false, isSure: true };
  return { start, end: unit.end, numbers: [one], numberEnd: start, unit, ...plain };
}

/** The amount that begins exactly at a place of a text with Latin digits, if one does. */
export function scanAmountAt(text: string, start: number): ScannedAmount | null {
  const first = readNumberAt(text, start);
  if (first === null) return null;
  const second = rangeEnd(text, first.end, between.test(text.slice(Math.max(0, start - maxBetween), start)));
  const last = second ?? first;
  const isMany = toNumber(last.value) > 1;
  const numberEnd = halfEnd(text, last.end);
  const found = findUnitAt(text, numberEnd, isMany) ?? unitInFront(text, start, numberEnd);
  const unitEnd = found?.end ?? numberEnd;
  const end = found === null ? unitEnd : halfEnd(text, unitEnd);
  // Of `una cebolla y media` the food stands within the amount.
  const unit = found !== null && end > unitEnd ? { ...found, isFood: false } : found;
  const more = end > unitEnd || numberEnd > last.end ? half : zero;
  const amount = {
    start,
    end,
    numbers: [first, ...(second ? [second] : [])].map(({ value }) => plus(value, more)),
    numberEnd,
    isFraction: first.isFraction || second?.isFraction === true || more === half,
    unit,
    isWord: first.isWord,
    isSure: first.isSure,
  };
  return second === null ? (withSmallerUnit(text, amount) ?? withSecondUnit(text, amount)) : amount;
}

/** `1 lb 4 oz` is one amount, of one and a quarter: what is measured in two units is added. Null where no other follows. */
function withSmallerUnit(text: string, amount: ScannedAmount): ScannedAmount | null {
  const { unit, numbers, end } = amount;
  const [number] = numbers;
  const smaller = unit?.known ? smallerUnits[unit.known.id] : undefined;
  if (unit === null || unit.known === null || smaller === undefined || number === undefined) return null;
  const start = end + (/^(?:,\s|\.?\s?(?=\d))/u.exec(text.slice(end, end + 3))?.[0].length ?? 0);
  const other = numberAt(text, start, { isSmallUnit: () => null });
  const second = other && knownUnitAt(text, other.end);
  if (!other || !second?.known || !smaller.includes(second.known.id)) return null;
  const more = times(other.value, dividedBy(second.known.size, unit.known.size));
  if (compare(more, one) >= 0 || toNumber(number) < 1) return null;
  return { ...amount, numbers: [plus(number, more)], end: second.end, ofFirst: number };
}

/** Where the words end that add a half to a number or a measure before a place; the place if none do. */
function halfEnd(text: string, place: number): number {
  andHalf.lastIndex = place;
  return place + (andHalf.exec(text)?.[0].length ?? 0);
}

type AnyNumber = NumberAt & { readonly isWord: boolean; readonly isSure: boolean };

function readNumberAt(text: string, start: number): AnyNumber | null {
  const figure = numberAt(text, start, { isSmallUnit: (end) => isSmallUnitAt(text, end) });
  if (figure !== null) return { ...withoutSize(text, start, figure), isWord: false, isSure: true };
  const word = numberWordAt(text, start);
  return word && { ...word, isFraction: true, isWord: true };
}

const manyPieces = 10;

/** `24 1/4-inch slices` are twenty-four of them; `(14 1/2-ounce)` is a size. */
function withoutSize(text: string, start: number, number: NumberAt): NumberAt {
  const isSize =
    number.isFraction &&
    text[start - 1] !== '(' &&
    toNumber(number.value) >= manyPieces &&
    /^-\p{L}/u.test(text.slice(number.end, number.end + 2));
  const count = isSize ? (/^\d+(?=\s)/.exec(text.slice(start, number.end))?.[0] ?? '') : '';
  return count === '' ? number : { value: readNumber(count), end: start + count.length, isFraction: false };
}

/** Whether the unit at a place is a gram or millilitre; null if it is the size of a pack: `1 400 g can`. */
function isSmallUnitAt(text: string, end: number): boolean | null {
  if (isPackSize(text.slice(end, end + maxPackLength))) return null;
  const unit = findUnitAt(text, end);
  return unit?.known ? smallUnits.has(unit.known) : null;
}

/** ` 400 g can`, `-ml bottle`, `150g salmon fillets` */
function isPackSize(behind: string): boolean {
  const [unit, ...words] = listTokens(behind).filter(({ text }) => text !== '-');
  if (unit === undefined || !packUnits.has(unit.text)) return false;
  const end = words.findIndex(({ text }) => ofWords.has(text) || !/^\p{L}/u.test(text));
  return words.slice(0, end < 0 ? 3 : Math.min(end, 3)).some(({ text }) => isSizedWord(text));
}

function rangeEnd(text: string, end: number, isBetween = false): AnyNumber | null {
  joint.lastIndex = end;
  const [whole, sign, word = ''] = joint.exec(text) ?? [];
  const isRange = sign !== undefined || rangeWords.has(word.toLowerCase());
  if (whole === undefined || !(isRange || (isBetween && furtherWords.has(word.toLowerCase())))) return null;
  const start = end + whole.length;
  const second = readNumberAt(text, start);
  if (second === null || !second.isSure) return null;
  // `2 - 6-ounce fillets` are two of them.
  return /^\s/.test(whole) && /^-\p{L}/u.test(text.slice(second.end, second.end + 2)) ? null : second;
}

/** `200 g - 250 g` is one range. */
function withSecondUnit(text: string, amount: ScannedAmount): ScannedAmount {
  const { unit } = amount;
  const second = unit && rangeEnd(text, unit.end);
  const other = second && findUnitAt(text, second.end);
  if (!unit || !second || !other || (other.known ?? other.word) !== (unit.known ?? unit.word)) return amount;
  const numbers = [...amount.numbers, second.value];
  return { ...amount, numbers, numberEnd: second.end, unit: other, end: other.end };
}

/** The unit after a number: the longest known name of up to three words, also after a word for its size. */
function findUnitAt(text: string, from: number, isMany = false): WrittenUnit | null {
  if (/[-л]/.test(text[from - 1] ?? '')) return lastCounted(text, from, isMany) ?? knownUnitAt(text, from);
  const measure = knownUnitAt(text, from) ?? closeUnitAt(text, from) ?? butterStickAt(text, from);
  return measure ?? unitBehindBracket(text, from) ?? countedWordAt(text, from, isMany);
}

/** `1 (3 1/2) pound chicken` */
function unitBehindBracket(text: string, from: number): WrittenUnit | null {
  return /^\)\s\p{L}/u.test(text.slice(from, from + 3)) ? knownUnitAt(text, from + 1) : null;
}

function knownUnitAt(text: string, from: number): WrittenUnit | null {
  unitWords.lastIndex = from;
  const match = unitWords.exec(text);
  if (match === null) return null;
  const [, words = ''] = match;
  const start = from + match[0].length - words.length;
  for (let word = words; word !== ''; word = word.slice(0, Math.max(0, word.search(/\s\S+$/)))) {
    const known = findUnit(word);
    if (known === undefined) continue;
    if (largeOrFew.test(words) && findCountedKind(wordAt(text, start + word.length + 1)) !== null)
      return null;
    if (/^c\.?$/i.test(word) && spoon.test(text.slice(start + word.length, start + word.length + 8)))
      return null;
    const written = endsSentence.test(word) ? word.slice(0, -1) : word;
    return { known, isFood: false, word: written, start, end: start + written.length };
  }
  return null;
}

function closeUnitAt(text: string, from: number): WrittenUnit | null {
  closeUnit.lastIndex = from;
  const [whole = '', run = ''] = closeUnit.exec(text) ?? [];
  const start = from + whole.length - run.length;
  for (let word = run; word !== ''; word = word.slice(0, -1)) {
    const known = findUnit(word);
    if (known !== undefined) return { known, isFood: false, word, start, end: start + word.length };
  }
  return null;
}

function butterStickAt(text: string, from: number): WrittenUnit | null {
  stickPattern.lastIndex = from;
  const [, word] = stickPattern.exec(text) ?? [];
  if (word === undefined) return null;
  return { known: standardUnits.stick, isFood: false, word, start: from + 1, end: from + 1 + word.length };
}

/** A word that the number counts, or a unit, behind words for its size: `2 large eggs`, `3 heaped tbsp`. */
function countedWordAt(text: string, from: number, isMany: boolean): WrittenUnit | null {
  if (!/^\s$/.test(text[from] ?? '')) return null;
  const start = skipWords(text, from + 1, sizeWords);
  return (start > from + 1 ? knownUnitAt(text, start - 1) : null) ?? lastCounted(text, start, isMany);
}

/** The counted word at a place: of `2 egg yolks` the yolks, of `1 can tomatoes` the can. */
function lastCounted(text: string, start: number, isMany: boolean): WrittenUnit | null {
  const word = wordAt(text, start);
  const kind = findCountedKind(word);
  if (kind === null) return null;
  const end = start + word.length;
  const isShort =
    text[end] === '.' && [true, false].every((isPlural) => inflectWord(word, isPlural) === word);
  if (isShort) return { known: null, isFood: false, word: `${word}.`, start, end: end + 1 };
  const isOne = kind === 'food' && inflectWord(word, true) !== word;
  const next = isOne && text[end] === ' ' ? lastCounted(text, end + 1, isMany) : null;
  const isCompound = next !== null && (isMany || inflectWord(next.word, true) !== next.word);
  return isCompound ? next : { known: null, isFood: kind === 'food', word, start, end };
}

/** `大さじ2` */
function unitInFront(text: string, start: number, end: number): WrittenUnit | null {
  const word = unitBefore.exec(text.slice(Math.max(0, start - 4), start))?.[1];
  const known = word === undefined ? undefined : findUnit(word);
  return known === undefined ? null : { known, isFood: false, word: '', start: end, end };
}
