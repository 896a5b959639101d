import type { IngredientFood, IngredientUnit, RecipeIngredient } from '@hearth/contract';
import { displayIngredient } from '../../ingredients/display/index.ts';
import {
  asWritten,
  type CatalogNames,
  findMeasure,
  renderIngredientText,
} from '../../ingredients/lines/index.ts';
import { toNumber, toRational } from '../../measures/rationals/index.ts';
import { convert } from '../../measures/units/index.ts';

/** So much of a food is so much of another. Without amounts it does not say how much. */
export interface Ratio<Unit extends CatalogNames = CatalogNames> {
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly substituteQuantity: number | null;
  readonly substituteUnit: Unit | null;
}

/** What may be taken in the place of a line. */
export interface LineSubstitute extends Ratio<IngredientUnit> {
  readonly substituteFood: IngredientFood;
  readonly note: string;
}

/** An amount with its unit; null for a line without an amount. */
export interface SubstitutedAmount<Unit> {
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/**
 * How much of the substitute a line needs. A line without an amount needs none. A ratio without units holds in the unit of
 * the line; with one unit, the other side counts pieces. Null where the ratio says no amounts, or where its unit cannot be converted into that of the line.
 */
export function computeSubstitute<Unit extends CatalogNames>(
  line: { readonly quantity: number | null; readonly unit: Unit | null },
  ratio: Ratio<Unit>,
): SubstitutedAmount<Unit> | null {
  const { quantity, substituteQuantity, substituteUnit } = ratio;
  if (!line.quantity) return { quantity: null, unit: null };
  if (!quantity || !substituteQuantity) return null;
  const isOfAnyUnit = ratio.unit === null && substituteUnit === null;
  const often = isOfAnyUnit
    ? line.quantity / quantity
    : countRatio(line.quantity, line.unit, { quantity, unit: ratio.unit });
  if (often === null) return null;
  const isOfLineUnit = isOfAnyUnit || (line.unit === null && isPieces(substituteUnit));
  return { quantity: round(often * substituteQuantity), unit: isOfLineUnit ? line.unit : substituteUnit };
}

/** How many times the amount of a ratio an amount is. */
function countRatio(
  amount: number,
  unit: CatalogNames | null,
  whole: { readonly quantity: number; readonly unit: CatalogNames | null },
): number | null {
  if (isPieces(unit) && isPieces(whole.unit)) return amount / whole.quantity;
  if (unit === null || whole.unit === null) return null;
  const [from, to] = [findMeasure(unit), findMeasure(whole.unit)];
  const converted = from && to && convert(toRational(amount), from, to);
  if (converted) return toNumber(converted) / whole.quantity;
  return unit.name === whole.unit.name ? amount / whole.quantity : null;
}

/** Whether a unit counts: `2 eggs` are two pieces. */
function isPieces(unit: CatalogNames | null): boolean {
  return unit === null || findMeasure(unit)?.id === 'piece';
}

/** Amounts of lines have three decimals. */
function round(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

/** A ratio as it is written: `1 → 60 g`; empty without amounts. */
export function writeRatio({
  quantity,
  unit,
  substituteQuantity,
  substituteUnit,
}: Ratio<IngredientUnit>): string {
  if (quantity === null || substituteQuantity === null) return '';
  const write = (amount: number, of: IngredientUnit | null) =>
    renderIngredientText({ quantity: amount, unit: of, food: null, note: '' }, asWritten);
  return `${write(quantity, unit)} → ${write(substituteQuantity, substituteUnit)}`;
}

function joinNotes(notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}

/**
 * A line with a substitute in the place of its food, and its note. Where the amount cannot be computed the line has none,
 * and the note begins with the ratio as it is written.
 */
export function exchangeLine(line: RecipeIngredient, substitute: LineSubstitute): RecipeIngredient {
  const amount = computeSubstitute(line, substitute);
  const content = {
    quantity: amount?.quantity ?? null,
    unit: amount?.unit ?? null,
    food: substitute.substituteFood,
    note: amount === null ? joinNotes([writeRatio(substitute), substitute.note]) : substitute.note,
  };
  return {
    ...line,
    ...content,
    referencedRecipe: null,
    originalText: null,
    isFood: true,
    disableAmount: false,
    display: displayIngredient(content, { disableAmount: false }),
  };
}
