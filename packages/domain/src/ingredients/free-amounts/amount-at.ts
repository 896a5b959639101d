import { numberPattern } from '../../measures/quantities/index.ts';
import { type StandardUnit, findUnit, standardUnits } from '../../measures/units/index.ts';

/** An amount in a text, with the positions of its parts. */
export interface FoundAmount {
  readonly start: number;
  /** After the last number. */
  readonly numberEnd: number;
  /** After the unit, if there is one. */
  readonly end: number;
  /** One number, or both ends of a range, as written. */
  readonly numbers: readonly string[];
  /** Null where nothing, or no known unit, follows. */
  readonly unit: { readonly known: StandardUnit; readonly word: string } | null;
}

const amount = new RegExp(
  String.raw`(${numberPattern})(?:\s*(?:[-–—]|to|bis|or|oder)\s*(${numberPattern}))?`,
  'uy',
);
const wordsPattern = /[\s-]?((?:\p{L}+\.?)(?:\s\p{L}+\.?){0,2})/uy;
/** The full stop after a whole word ends a sentence, the one after `tbsp` an abbreviation. */
const endsSentence =
  /(?:cup|spoon|ounce|pound|pint|quart|gallon|gram|kilo|lit(?:er|re)|tasse|löffel|gramm)[ns]?\.$/iu;
/** After `c.` it makes a spoon of what is a cup in English: `2 c. à soupe`, `1 c. de thé`, `1 c. (sopa)`. */
const spoon = /^[\s.]?(?:[àa](?!\p{L})|de\s|\(?(?:sopa|ch[aá](?!\p{L})))/iu;
/** A stick is a measure of butter; of anything else it is a piece. */
const stickPattern =
  /\s(sticks?)(?=\s(?:\([^()]{0,30}\)\s)?(?:of\s)?(?:\p{L}+,?\s){0,3}(?:butter|margarine)(?!\p{L}))/iuy;

/** The amount that begins exactly at a place of the text, if one does. */
export function amountAt(text: string, start: number): FoundAmount | null {
  amount.lastIndex = start;
  const match = amount.exec(text);
  if (match === null) return null;
  const numberEnd = amount.lastIndex;
  const numbers = match.slice(1).filter((part) => part !== undefined);
  const unit = unitAt(text, numberEnd);
  return { start, numberEnd, numbers, end: unit?.end ?? numberEnd, unit };
}

/** The longest unit name of up to three words after an amount. */
function unitAt(text: string, from: number) {
  wordsPattern.lastIndex = from;
  const match = wordsPattern.exec(text);
  if (match === null) return null;
  const [, words = ''] = match;
  const offset = from + match[0].length - words.length;
  for (let word = words; word !== ''; word = withoutLastWord(word)) {
    const known = findUnit(word);
    if (known === undefined) continue;
    if (/^c\.?$/i.test(word) && spoon.test(text.slice(offset + word.length))) return null;
    const written = endsSentence.test(word) ? word.slice(0, -1) : word;
    return { known, word: written, end: offset + written.length };
  }
  stickPattern.lastIndex = from;
  const [, stick] = stickPattern.exec(text) ?? [];
  return stick === undefined
    ? null
    : { known: standardUnits.stick, word: stick, end: from + 1 + stick.length };
}

function withoutLastWord(words: string): string {
  return words.slice(0, Math.max(0, words.search(/\s\S+$/)));
}
