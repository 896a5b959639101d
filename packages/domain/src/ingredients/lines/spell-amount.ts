import { fractionGlyphText, nearestFraction } from '../../measures/quantities/index.ts';
import { type Rational, times, toNumber, toRational } from '../../measures/rationals/index.ts';
import { type AmountPart, type KitchenAmount, roundAmount } from '../../measures/rounding/index.ts';
import {
  inflectWord,
  isPluralAfter,
  pinchSpelling,
  type StandardUnit,
  standardUnits,
  type UnitLanguage,
  unitSpelling,
} from '../../measures/units/index.ts';
import { type Amount, getKnownUnit } from './line.ts';
import { isAboutBefore } from './tokens.ts';

/** What spells an amount for a reader. */
export interface Spelling {
  readonly scale: number;
  readonly isExact?: boolean | undefined;
  readonly language: UnitLanguage;
  /** The unit of the line, in whose language others are spelled. */
  readonly written?: string | undefined;
  readonly spell: (value: number) => string;
}

/** Before what had to be rounded: a sign is right in a line of any language. */
export const about = '≈ ';
const maxDenominator = 8;
const tolerance = 0.01;

/** An amount of a text at a scale, with its unit as it is written, but without the food that it counts. At once the recipe it is the text to the letter. */
export function spellAmount(text: string, amount: Amount, view: Spelling): string {
  const { start, end, numbers, numberEnd, unit } = amount;
  if (view.scale === 1) return text.slice(start, unit?.isFood === true ? numberEnd : end);
  const values = numbers.map((number) => times(number, toRational(view.scale)));
  if (view.isExact === true) return spellExact(text, amount, values.map(toNumber), view);
  const known = unit?.word === '' ? null : (unit?.known ?? null);
  const rounded = values.map((value) =>
    roundAmount(value, known, { word: unit?.word, isWhole: !isPlain(text, amount) }),
  );
  const isDecimal = !amount.isFraction && known !== null && isScaleUnit(known);
  const write = (value: number) => writeUnit(text, amount, value);
  const shown = joinEnds(rounded, { ...view, written: unit?.word, isDecimal, write });
  const isAbout =
    rounded.some(({ isRounded }) => isRounded) && unit?.word !== '' && !isAboutBefore(text, start);
  return isAbout ? about + shown : shown;
}

const exactDenominator = 10;
const exactTolerance = 0.0005;

/** Numbers with all their digits, or as fractions where these say the same, in the unit as it is written. */
function spellExact(text: string, amount: Amount, values: readonly number[], { spell }: Spelling): string {
  const known = getKnownUnit(amount);
  const isDecimal = !amount.isFraction && known !== null && isScaleUnit(known);
  const spelled = values.map((value) => {
    const { whole, numerator, denominator } = nearestFraction(value, exactDenominator);
    const isNear = Math.abs(whole + numerator / denominator - value) < exactTolerance;
    return isNear && !isDecimal && value < 100 ? fractionGlyphText(value, exactDenominator) : spell(value);
  });
  return [...new Set(spelled)].join('–') + writeUnit(text, amount, Math.max(...values));
}

/** Whether a unit is read off a scale or a jug, in decimals; cups of any country have halves and thirds. */
function isScaleUnit({ home, id }: StandardUnit): boolean {
  return home === 'metric' && !id.endsWith('Cup');
}

/** Whether the unit stands right behind one number, so that a spoon may be added to it. */
function isPlain(text: string, { numbers, numberEnd, unit }: Amount): boolean {
  return numbers.length === 1 && unit !== null && text.slice(numberEnd, unit.start).trim() === '';
}

/** What stands after a number, in its grammatical number where that has changed. */
function writeUnit(text: string, { start, end, numbers, numberEnd, unit }: Amount, value: number): string {
  if (unit === null || unit.isFood) return '';
  // `pinch of salt`, `demi-botte`, `полстакана`
  const isJoined = unit.start === numberEnd && /[-л]/.test(text[numberEnd - 1] ?? '');
  const gap = numberEnd === start || isJoined ? ' ' : '';
  // Of `1 xícara e meia` the unit is one.
  const wasMany = unit.end === end && numbers.some((number) => isPluralAfter(toNumber(number), unit.word));
  const isMany = isPluralAfter(value, unit.word);
  return (
    gap +
    text.slice(numberEnd, unit.start) +
    (isMany === wasMany ? unit.word : inflectWord(unit.word, isMany, text))
  );
}

/** Amounts that were rounded already, in one unit: `240 ml`, `½–¾ cup`. */
export function spellMeasure(
  amounts: readonly Rational[],
  unit: StandardUnit,
  view: Omit<Spelling, 'scale'>,
): string {
  const isDecimal = isScaleUnit(unit);
  const numbers = [...new Set(amounts.map((amount) => spellNumber(toNumber(amount), isDecimal, view.spell)))];
  const isMany = amounts.some((amount) => toNumber(amount) > 1);
  return `${numbers.join('–')} ${unitSpelling(unit, view, isMany)}`;
}

/** So many times the content of one pack. */
export function spellCount({ numbers, unit, isFraction }: Amount, taken: number, view: Spelling): string {
  const [content] = numbers;
  if (content === undefined || unit === null || unit.known === null) return '';
  const rounded = roundAmount(times(content, toRational(taken)), unit.known);
  const isDecimal = !isFraction && isScaleUnit(unit.known);
  const { word } = unit;
  const isMany = (value: number) => isPluralAfter(value, word);
  const write = (value: number) =>
    ` ${isMany(value) === isMany(toNumber(content)) ? word : inflectWord(word, isMany(value))}`;
  return joinEnds([rounded], { ...view, written: word, isDecimal, write });
}

/** The scale itself, before what it counts: `2`, `½`. */
export function spellTimes({ scale, spell }: Spelling): string {
  return spellNumber(scale, false, spell);
}

interface Ends extends Spelling {
  readonly isDecimal: boolean;
  /** What stands after a number in the written unit. */
  readonly write: (value: number) => string;
}

function joinEnds(ends: readonly KitchenAmount[], view: Ends): string {
  const singles = ends.flatMap(({ parts, isPinch }) => (parts.length === 1 && !isPinch ? parts : []));
  const units = new Set(singles.map(({ unit }) => unit));
  if (singles.length < ends.length || units.size > 1)
    return [...new Set(ends.map((end) => spellParts(end, view)))].join(' – ');
  const [unit = null] = units;
  const isDecimal = unit === null ? view.isDecimal : isScaleUnit(unit);
  const numbers = [...new Set(singles.map(({ value }) => spellNumber(value, isDecimal, view.spell)))];
  const largest = Math.max(...singles.map(({ value }) => value));
  return numbers.join('–') + nameUnit(largest, unit, view);
}

function spellParts({ parts, isPinch }: KitchenAmount, view: Ends): string {
  if (isPinch) return pinchSpelling(view) ?? `< ⅛ ${unitSpelling(standardUnits.tsp, view, false)}`;
  return parts.map((part) => spellPart(part, view)).join(' + ');
}

function spellPart({ value, unit }: AmountPart, view: Ends): string {
  const number = spellNumber(value, unit === null ? view.isDecimal : isScaleUnit(unit), view.spell);
  return number + nameUnit(value, unit, view);
}

function nameUnit(value: number, unit: StandardUnit | null, view: Ends): string {
  return unit === null ? view.write(value) : ` ${unitSpelling(unit, view, value > 1)}`;
}

/** A number as it is measured: metric ones as decimals, others with the fractions of measuring cups. */
export function spellNumber(value: number, isDecimal: boolean, spell: (value: number) => string): string {
  const decimal = () => spell(Number(value.toPrecision(6)));
  if (isDecimal || value >= 100) return decimal();
  const { whole, numerator, denominator } = nearestFraction(value, maxDenominator);
  const isNear = Math.abs(whole + numerator / denominator - value) <= tolerance * value;
  return isNear ? fractionGlyphText(value, maxDenominator) : decimal();
}
