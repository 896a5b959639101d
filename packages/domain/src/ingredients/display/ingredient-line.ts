import {
  aboutWeight,
  type AmountView,
  countText,
  findLineAmount,
  inSmallerUnit,
  lineView,
  measureText,
  metricUnit,
  noteView,
} from '../free-amounts/index.ts';
import { toRational, toNumber } from '../../measures/rationals/index.ts';
import { inSystem, convertToUnit, standardUnits, unitSpelling } from '../../measures/units/index.ts';
import type { DisplayedIngredient, DisplayOptions } from './ingredient.ts';
import { findStandardUnit } from './standard-unit.ts';
import { foodText, unitText } from './names.ts';
import { type NotedRange, notedRange } from './noted-range.ts';
import { scaledIngredient } from './scaled-ingredient.ts';

/** One line as the web app shows it. Plain text: the caller escapes it. */
export interface IngredientLine {
  /** Text before the amount; only free text has it. */
  readonly before: string;
  /** Quantity and unit; empty when there is none. */
  readonly amount: string;
  /** The amount as the recipe measures it, where `amount` is a weight that was computed from it; else empty. */
  readonly measured: string;
  readonly text: string;
}

/**
 * An ingredient scaled and in the measures that are asked for. Amounts of free text are read from the text: most
 * imported recipes are nothing but that.
 */
export function ingredientLine(
  written: DisplayedIngredient,
  view: AmountView,
  options: DisplayOptions,
): IngredientLine {
  const cupWeight = findCupWeight(written, view);
  if (isFreeText(written, options)) {
    const { rest, ...line } = lineView(written.note ?? '', view, cupWeight);
    return { ...line, text: rest };
  }
  const note = noteView(written.note ?? '', { ...view, food: written.food?.name ?? '', cupWeight });
  const ingredient = { ...written, note };
  const range = options.disableAmount ? null : notedRange(ingredient);
  const measured = options.disableAmount ? null : measuredLine(ingredient, range, view);
  if (measured !== null) return measured;
  const large = options.disableAmount || range !== null ? null : largeMetricLine(ingredient, view);
  if (large !== null) return large;
  const kitchen = options.disableAmount ? null : kitchenLine(ingredient, range, view);
  if (kitchen !== null) return kitchen;
  const lower = scaledIngredient(ingredient, view.scale, options);
  if (range === null)
    return buildLine(spelled(lower.quantity, view), lower.unit, joined(', ', lower.food, note));
  const upper = scaledIngredient({ ...ingredient, quantity: range.upTo }, view.scale, options);
  const ends = [lower, upper].map(({ quantity }) => spelled(quantity, view));
  return buildLine(ends.join('–'), upper.unit, joined(', ', upper.food, range.note));
}

function buildLine(quantity: string, unit: string, text: string): IngredientLine {
  return { before: '', amount: joined(' ', quantity, unit), measured: '', text };
}

function findCupWeight({ referenceId = '' }: DisplayedIngredient, { cupWeights }: AmountView) {
  return cupWeights?.get(referenceId);
}

/** The quantity 1 of an ingredient that is only a note counts the note: the real amount is in its text. */
export function isFreeText(
  { quantity, unit, food, note }: DisplayedIngredient,
  { disableAmount }: DisplayOptions,
): boolean {
  const counts = quantity ?? 0;
  if (counts !== 1 && counts !== 0) return false;
  if (disableAmount) return true;
  return !unit && !food && (counts === 0 || findLineAmount(note ?? '')?.main.start === 0);
}

const largerUnits = { g: standardUnits.kg, ml: standardUnits.l } as const;
const largerUnitFrom = 1000;
/** Hundredths of the larger unit that are shown: what would be rounded stays in the smaller one. */
const hundredth = 10;

/** A thousand grams or millilitres and more, as kilograms or litres; null if that would not be exact to hundredths. */
function largeMetricLine(ingredient: DisplayedIngredient, view: AmountView): IngredientLine | null {
  const { quantity, unit, food, note } = ingredient;
  const known = unit ? findStandardUnit(unit) : undefined;
  if (!quantity || view.system === 'us' || (known?.id !== 'g' && known?.id !== 'ml')) return null;
  const amount = Number((quantity * view.scale).toFixed(3));
  if (amount < largerUnitFrom || amount % hundredth !== 0) return null;
  const text = joined(', ', food ? foodText(food, true) : '', note ?? '');
  return buildLine(
    view.spell(amount / largerUnitFrom),
    unitSpelling(largerUnits[known.id], view.language, true),
    text,
  );
}

/** A scaled line of something that comes in pieces, or is too little for its measuring cup; else null. */
function kitchenLine(
  ingredient: DisplayedIngredient,
  range: NotedRange | null,
  view: AmountView,
): IngredientLine | null {
  const { quantity, unit, food } = ingredient;
  if (view.scale === 1 || !quantity || quantity < 0) return null;
  const ends = range === null ? [quantity] : [quantity, range.upTo];
  const values = ends.map((end) => toRational(end * view.scale));
  const largest = Math.max(...values.map(toNumber));
  const text = joined(', ', food ? foodText(food, largest > 1) : '', range?.note ?? ingredient.note ?? '');
  const known = unit ? findStandardUnit(unit) : undefined;
  const isCounted = known === undefined ? (unit?.fraction ?? Boolean(food)) : known.dimension === 'count';
  if (isCounted) return buildLine(countText(values, view), unit ? unitText(unit, largest > 1) : '', text);
  if (known === undefined || unit?.fraction === false) return null;
  const shown = inSmallerUnit({ values, unit: known });
  return shown.unit === known ? null : buildLine(measureText(shown.values, shown.unit, view), '', text);
}

/** The line in the measures of another kitchen; null when it stays in its own. */
function measuredLine(
  ingredient: DisplayedIngredient,
  range: NotedRange | null,
  view: AmountView,
): IngredientLine | null {
  const { quantity, unit, food } = ingredient;
  const known = unit ? findStandardUnit(unit) : undefined;
  if (view.system === 'original' || known === undefined || !quantity) return null;
  const cupWeight = findCupWeight(ingredient, view);
  const source =
    view.system === 'metric'
      ? metricUnit(known, { food: food?.name ?? ingredient.note ?? '', cupWeight })
      : known;
  if (source === null) return null;
  const scaled = (amount: number) => toRational(amount * view.scale);
  const measure = inSystem(scaled(range?.upTo ?? quantity), source, view.system);
  if (measure === null) return null;
  const lower = range === null ? [] : [convertToUnit(scaled(quantity), source, measure)];
  const name = food ? foodText(food, toNumber(measure.amount) > 1) : '';
  const amount = measureText([...lower, measure.amount], measure.unit, view);
  const text = joined(', ', name, range?.note ?? ingredient.note ?? '');
  if (source.dimension === known.dimension) return buildLine(amount, '', text);
  return { ...buildLine(aboutWeight(amount), '', text), measured: ownAmount(ingredient, view) };
}

function ownAmount(ingredient: DisplayedIngredient, view: AmountView): string {
  return ingredientLine(ingredient, { ...view, system: 'original' }, { disableAmount: false }).amount;
}

/** A decimal with the sign of the reader's language; fractions and whole numbers are the same in all of them. */
function spelled(quantity: string, { spell }: AmountView): string {
  return /^\d+\.\d+$/.test(quantity) ? spell(Number(quantity)) : quantity;
}

function joined(sign: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(sign);
}
