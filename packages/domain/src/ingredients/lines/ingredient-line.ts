import { fractionGlyphText, nearestFraction, significantText } from '../../measures/quantities/index.ts';
import { largerUnits } from '../../measures/rounding/index.ts';
import { standardUnits, unitSpelling } from '../../measures/units/index.ts';
import { toNumber, toRational } from '../../measures/rationals/index.ts';
import { type CatalogNames, getMeasured, type LineIngredient } from './ingredient.ts';
import type { Line } from './line.ts';
import { plainText } from './rich-text.ts';
import { readLine } from './read-line.ts';
import { scanAmountAt } from './scan-amounts.ts';
import { type AmountView, type LineFacts, renderLine } from './render-line.ts';
import type { Segment } from './segments.ts';
import { findStandardUnit } from './standard-unit.ts';
import { isWrittenAs, storedPrecision } from './written-text.ts';

/** How a reader's language spells numbers and units. */
export type Spelled = Pick<AmountView, 'spell' | 'language'>;

const plainSpelling: Spelled = { spell: String, language: 'en' };

/** A line of a recipe with what its parts tell beside the text. */
export interface IngredientLine {
  readonly line: Line;
  readonly facts: LineFacts;
}

/**
 * The line of an ingredient: as its author wrote it while its parts still say what that text says, else composed from
 * the parts. A line that names no unit and no food is its note.
 *
 * @param view how what was never written as text is spelled
 */
export function readIngredientLine(
  ingredient: LineIngredient,
  view: Spelled = plainSpelling,
): IngredientLine {
  const { unit, originalText } = ingredient;
  const food = getMeasured(ingredient);
  const facts = { food: food?.name, names: [...listForms(unit), ...listForms(food)] };
  const written = (originalText ?? '').trim();
  const line = readLine(written);
  if (written !== '' && isWrittenAs(line, ingredient)) return { line, facts };
  const isText = isFreeText(ingredient);
  return {
    line: isText ? readLine(ingredient.note?.trim() || written) : composeLine(ingredient, view),
    facts,
  };
}

/** An ingredient of a recipe as a reader sees it. */
export function renderIngredient(ingredient: LineIngredient, view: AmountView): Segment[] {
  return renderReadIngredient(readIngredientLine(ingredient, view), ingredient, view);
}

/** The same of a line that was read before: reading costs more than showing it at another scale. */
export function renderReadIngredient(
  { line, facts }: IngredientLine,
  { referenceId }: Pick<LineIngredient, 'referenceId'>,
  view: AmountView,
): Segment[] {
  return renderLine(line, view, { ...facts, cupWeight: view.cupWeights?.get(referenceId ?? '') });
}

/** The same as one plain text: for files, the clipboard and lists. */
export function renderIngredientText(ingredient: LineIngredient, view: AmountView): string {
  return plainText(joinSegments(renderIngredient(ingredient, view)));
}

/** The segments as one text, with the author's measure behind a weight that was computed from it. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments
    .map(({ text, measured }) => (measured === undefined ? text : `${text} (${measured})`))
    .join('');
}

/**
 * Whether an ingredient is text and nothing else: it names no unit and no food, and its quantity, if it has one, is the
 * 1 that counts the text, as servers of the contract store it.
 */
export function isFreeText(ingredient: LineIngredient): boolean {
  const { quantity, unit, note, disableAmount } = ingredient;
  const counts = quantity ?? 0;
  if (unit || getMeasured(ingredient) || (counts !== 0 && counts !== 1)) return false;
  if (counts === 0 || disableAmount === true) return true;
  return readLine(note ?? '').amounts.some(({ role, start }) => role === 'main' && start === 0);
}

/** The names of a catalog entry, one and many. */
export function listForms(entry: CatalogNames | null | undefined): (readonly [string, string])[] {
  if (!entry) return [];
  const { name, pluralName, abbreviation, pluralAbbreviation } = entry;
  const forms = [
    [name, pluralName ?? ''],
    [abbreviation ?? '', pluralAbbreviation ?? ''],
  ] as const;
  return forms.filter(([one, many]) => one !== '' && many !== '' && one !== many);
}

/** The texts of the parts of an ingredient, empty where there is none. */
export interface IngredientParts {
  readonly quantity: string;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** The parts of an ingredient in words, each in the grammatical number of the amount. */
export function spellParts(
  ingredient: LineIngredient,
  spell: (value: number) => string = String,
): IngredientParts {
  const { quantity, unit, note } = ingredient;
  const food = getMeasured(ingredient);
  const value = quantity ?? 0;
  const range = findNotedRange(note ?? '', value);
  const isMany = (range?.largest ?? value) > 1;
  return {
    quantity:
      range?.text ??
      (value === 0 ? '' : spellQuantity(value, !hasDecimalAmount({ unit, food, note }), spell)),
    unit: unit ? chooseName(unit, isMany) : '',
    food: food ? chooseName(food, isMany || value === 0 || unit?.fraction === false) : '',
    note: range?.rest ?? note?.trim() ?? '',
  };
}

/**
 * Whether an amount is written as a decimal: its unit forbids fractions, or the text after it begins with a metric unit,
 * as in a line that nothing was read from.
 */
export function hasDecimalAmount({
  unit,
  food,
  note,
}: Pick<LineIngredient, 'unit' | 'food' | 'note'>): boolean {
  if (unit) return unit.fraction === false;
  return !food && scanAmountAt(`1 ${note ?? ''}`, 0)?.unit?.known?.home === 'metric';
}

/** The line that the parts of an ingredient make: `1 ½ cups flour, sifted`. Its amount is the stored one. */
function composeLine(ingredient: LineIngredient, view: Spelled): Line {
  const larger = inLargerUnit(ingredient, view);
  const { quantity, unit, food, note } = spellParts(larger ?? ingredient, view.spell);
  const words = [joinAmount(quantity, unit), food].filter((word) => word !== '').join(' ');
  const { text, amounts } = readLine(food === '' ? `${words} ${note}`.trim() : joinNote(words, note));
  const [main, ...more] = amounts;
  const value = (larger ?? ingredient).quantity ?? 0;
  const start = isUnitInFront(unit) ? unit.length : 0;
  const isMain = main?.role === 'main' && main.start === start && main.numbers.length === 1 && value > 0;
  const isExact =
    isMain && main.numbers.every((number) => Math.abs(toNumber(number) - value) < storedPrecision);
  return {
    text,
    amounts: isMain && !isExact ? [{ ...main, numbers: [toRational(value)] }, ...more] : amounts,
  };
}

/** Measures that Japanese writes before their number: `大さじ1`. */
function isUnitInFront(unit: string): boolean {
  return /^(?:大さじ|小さじ|カップ|大匙|小匙)$/u.test(unit);
}

/** An amount in words: `1 cup`, `大さじ1`. Either part may be empty. */
export function joinAmount(quantity: string, unit: string): string {
  if (quantity !== '' && isUnitInFront(unit)) return unit + quantity;
  return [quantity, unit].filter((word) => word !== '').join(' ');
}

/** A food and its note, with the comma of their script. Either may be empty. */
export function joinNote(food: string, note: string): string {
  return [food, note].filter((part) => part !== '').join(chooseComma(food + note));
}

function chooseComma(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return '、';
  if (/\p{Script=Han}/u.test(text)) return '，';
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

/** A thousand grams or millilitres and more in kilograms or litres, where hundredths of these say it exactly. */
function inLargerUnit(ingredient: LineIngredient, { language }: Spelled): LineIngredient | null {
  const { quantity, unit } = ingredient;
  const known = unit ? findStandardUnit(unit) : undefined;
  const larger = known && largerUnits[known.id];
  if (!unit || !larger || !quantity || quantity < larger.from || quantity % 10 !== 0) return null;
  const written = unit.abbreviation || unit.name;
  const name = unitSpelling(standardUnits[larger.unit], { language, written }, true);
  return { ...ingredient, quantity: quantity / larger.from, unit: { name, fraction: false } };
}

/** A name in the grammatical number of an amount, or the abbreviation where the entry is shown by it. */
function chooseName(entry: CatalogNames, isMany: boolean): string {
  const { name, pluralName, abbreviation, pluralAbbreviation, useAbbreviation } = entry;
  const short = useAbbreviation === true ? [isMany ? pluralAbbreviation : null, abbreviation] : [];
  return [...short, isMany ? pluralName : null, name].find((text) => (text ?? '') !== '') ?? '';
}

/** Denominators up to which a stored decimal is shown as the fraction that was typed. */
const maxDenominator = 10;

function spellQuantity(value: number, isFraction: boolean, spell: (value: number) => string): string {
  const { whole, numerator, denominator } = nearestFraction(value, maxDenominator);
  const isNear = Math.abs(whole + numerator / denominator - value) < storedPrecision && value < 100;
  if (isFraction && isNear) return fractionGlyphText(value, maxDenominator);
  return Number.isInteger(value) ? String(value) : spell(Number(significantText(value, 4)));
}

/**
 * The range that a parser of the contract leaves in a note: `3-4 cloves garlic` has the quantity 3 and the note `3-4`.
 * Null if the note begins with none.
 */
function findNotedRange(note: string, quantity: number) {
  const [amount] = readLine(note).amounts;
  const [lower, upper] = amount?.numbers ?? [];
  if (!amount || amount.start > 0 || amount.unit !== null || lower === undefined || upper === undefined)
    return null;
  if (Math.abs(toNumber(lower) - quantity) > storedPrecision) return null;
  const rest = note.slice(amount.end);
  if (!/^(?:$|,\s*)/.test(rest)) return null;
  return { text: note.slice(0, amount.end), largest: toNumber(upper), rest: rest.replace(/^,\s*/, '') };
}
