import { latinDigits } from '../../measures/quantities/index.ts';
import { type Rational, toNumber } from '../../measures/rationals/index.ts';
import { findUnit } from '../../measures/units/index.ts';
import { type CatalogNames, getMeasured, type LineIngredient, listNames } from './ingredient.ts';
import type { Line, Span } from './line.ts';
import { plainText } from './rich-text.ts';
import { withoutListNumber } from './tokens.ts';

/** A stored amount has three decimals. */
export const storedPrecision = 0.002;
/** Words that a reading leaves out: they join the parts of a line. */
const links = new Set(
  (
    'a an the of and or to in for about approximately approx ca circa etwa rund ungefähr environ plus x each de du des la ' +
    'le les l d del di della dello dei da do das dos con von vom der die das den ein eine un une una uno um uma av af en ett ' +
    'et van een z ze i e y o ou и из на cca cerca unos unas'
  ).split(' '),
);
const word = /[\p{L}\p{M}]+|[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]+(?:[.,/]\d+)*|%/gu;
/** So many letters at the start say that two words are forms of one. */
const stemLength = 4;

/**
 * Whether the parts of an ingredient still say what its text says: every part stands in the text, and every word of the
 * text in one of the parts. A person, or a program, that has changed the amount, the unit, the food or the note made
 * the parts the truth.
 */
export function isWrittenAs(line: Line, ingredient: LineIngredient): boolean {
  const words = listWords(line.text);
  const amount = findAmount(line, ingredient.quantity ?? 0);
  if (amount === null) return false;
  const isOfAmount = ({ start }: Word) => amount.some((span) => start >= span.start && start < span.end);
  const left = new Words(words.filter((one) => !isOfAmount(one)));
  // The note of a range repeats it: `3-4`.
  const [number] = amount;
  const isOfNumber = ({ start }: Word) => number !== undefined && start < number.end;
  for (const { text } of words.filter((one) => isOfAmount(one) && isOfNumber(one))) left.note(text);
  const { unit, note } = ingredient;
  const food = getMeasured(ingredient);
  if (unit && !takeUnit(line, unit, left)) return false;
  if (food && !takeName(food, left)) return false;
  const isNoted = listWords(note ?? '').every((one) => left.take(one.text) || left.hasTaken(one.text));
  return isNoted && left.isEmpty();
}

interface Word {
  readonly text: string;
  readonly start: number;
}

function listWords(text: string): Word[] {
  const plain = withoutListNumber(latinDigits(text)).replace(/<\/?[a-z]+>/giu, (tag) =>
    ' '.repeat(tag.length),
  );
  return [...plain.matchAll(word)].map(({ 0: one, index }) => ({ text: one.toLowerCase(), start: index }));
}

/** Where the text says the quantity; empty where neither has one, null where they differ. */
function findAmount({ amounts }: Line, quantity: number): readonly Span[] | null {
  if (quantity === 0) return [];
  const isQuantity = (number: Rational | undefined) =>
    number !== undefined &&
    Math.abs(toNumber(number) - quantity) <= Math.max(storedPrecision, quantity * 0.001);
  for (const { start, end, numbers, numberEnd, ofFirst, unit } of amounts) {
    const number = { start, end: numberEnd };
    if (isQuantity(numbers[0])) return unit ? [number, { start: unit.end, end }] : [number];
    // The rest of `1 lb 4 oz` is in the note where the quantity says the pound alone.
    if (isQuantity(ofFirst)) return [number];
  }
  return null;
}

/** The words of a text that no part has been found in yet. */
class Words {
  readonly #left: string[];
  readonly #taken = new Set<string>();

  constructor(words: readonly Word[]) {
    this.#left = words.map(({ text }) => text);
  }

  take(text: string): boolean {
    const exact = this.#left.indexOf(text);
    const at = exact >= 0 ? exact : this.#left.findIndex((one) => isForm(one, text));
    if (at < 0) return false;
    this.#taken.add(text);
    this.#left.splice(at, 1);
    return true;
  }

  note(text: string): void {
    this.#taken.add(text);
  }

  /** Notes repeat words: `1 can (400 g can)`. */
  hasTaken(text: string): boolean {
    return this.#taken.has(text) || links.has(text);
  }

  has(text: string): boolean {
    return this.#left.some((one) => one === text || isForm(one, text));
  }

  isEmpty(): boolean {
    return this.#left.every((one) => links.has(one));
  }
}

/** Whether two words are forms of one, such as singular and plural. */
function isForm(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < stemLength) return shorter >= 2 && (one === `${other}s` || other === `${one}s`);
  const stem = Math.max(stemLength, shorter - 2);
  return Math.abs(one.length - other.length) <= 3 && one.slice(0, stem) === other.slice(0, stem);
}

function takeName(entry: CatalogNames, left: Words): boolean {
  const named = listNames(entry).find((name) => listWords(name).every(({ text }) => left.has(text)));
  if (named === undefined) return false;
  for (const { text } of listWords(named)) left.take(text);
  return true;
}

/** A unit stands in the text under one of its names, or as another spelling of the same measure. */
function takeUnit(line: Line, unit: CatalogNames, left: Words): boolean {
  if (takeName(unit, left)) return true;
  const known = listNames(unit)
    .map(findUnit)
    .find((one) => one !== undefined);
  const written = known && line.amounts.find((amount) => amount.unit?.known === known)?.unit;
  if (!written) return false;
  for (const { text } of listWords(plainText(written.word))) left.take(text);
  return true;
}
