import { isFractionText, readNumber } from '../../measures/quantities/index.ts';
import { one, type Rational, toRational, times, toNumber } from '../../measures/rationals/index.ts';
import {
  inflectedUnit,
  inSystem,
  convertToUnit,
  type StandardUnit,
  type MeasureSystem,
  type UnitLanguage,
  unitSpelling,
} from '../../measures/units/index.ts';
import type { FoundAmount } from './amount-at.ts';
import { findLineAmount, type LineAmount } from './find-amounts.ts';
import { findFurtherAmount } from './further-amount.ts';
import { countText, inSmallerUnit, numberText } from './kitchen-amounts.ts';
import { aboutWeight, type CupWeight, type Measured, metricUnit } from './metric-unit.ts';

/** How amounts are shown to a reader. Stored amounts never change. */
export interface AmountView {
  /** Times the recipe. */
  readonly scale: number;
  readonly system: MeasureSystem | 'original';
  readonly language: UnitLanguage;
  /** Spells a decimal number as the reader's language does. */
  readonly spell: (value: number) => string;
  /** What cups of the foods of a recipe weigh, by the ids of its ingredients, where that is known. */
  readonly cupWeights?: ReadonlyMap<string, CupWeight> | undefined;
}

/** A line of free text with its amount apart. */
export interface LineView {
  /** Text before the amount; empty in most lines. */
  readonly before: string;
  readonly amount: string;
  /** The amount as its author measures it, where `amount` is a weight that was computed from it; else empty. */
  readonly measured: string;
  readonly rest: string;
}

/**
 * A line of free text, scaled and in the measures that are asked for. Where the author names the amount in both
 * systems, the author's own figure shows rather than a computed one. What names no amount stays as it is.
 */
export function lineView(text: string, view: AmountView, cupWeight?: CupWeight): LineView {
  const found = findLineAmount(text);
  if (found === null) return { before: '', amount: '', measured: '', rest: text };
  const food = text.slice(found.end).split(/[,(]/, 1)[0] ?? '';
  const measuring = { ...view, food, cupWeight };
  const { amount, measured = '', end } = shownAmount(text, found, measuring);
  return {
    before: text.slice(0, found.main.start).trim(),
    amount,
    measured,
    rest: noteView(text.slice(end).trim(), measuring),
  };
}

/**
 * The text after an amount: a further amount at its start goes with the scale and the measures like the
 * first, each in its own measure, as they may be used apart (`plus 1 tbsp for dusting`). All else stays as written.
 */
export function noteView(note: string, view: AmountView & Measured): string {
  const further = findFurtherAmount(note);
  if (further === null) return note;
  const { joint, text, found } = further;
  const { amount, measured, end } = shownAmount(text, found, view);
  return joint + (measured ? `${amount} (${measured})` : amount) + text.slice(end);
}

/**
 * An amount of a text as it is shown to the reader, and where it ends in the text. `food` names what is measured: only
 * poured foods have another volume.
 */
export function shownAmount(
  text: string,
  found: LineAmount,
  view: AmountView & Measured,
): { amount: string; measured?: string; end: number } {
  const { main, alternative, end } = found;
  const wanted = view.system;
  if (wanted === 'original' || !isForeign(main, wanted))
    return { amount: scaledMain(text, found, view), end };
  if (alternative !== null && isAtHome(alternative, wanted))
    return { amount: scaledAmount(text, alternative, view), end };
  const known = main.unit?.known;
  const unit = known && wanted === 'metric' ? metricUnit(known, view) : known;
  const shown = unit ? spelledMeasures(main, unit, { ...view, system: wanted }) : null;
  if (shown === null) return { amount: scaledMain(text, found, view), end };
  if (unit?.dimension === known?.dimension) return { amount: shown, end };
  return { amount: aboutWeight(shown), measured: scaledMain(text, found, view), end };
}

/** The amount in its own unit, and the same in brackets as the author put it there. */
function scaledMain(text: string, { main, alternative, end }: LineAmount, view: AmountView): string {
  const amount = scaledAmount(text, main, view);
  if (alternative === null) return amount;
  const opening = text.slice(main.end, alternative.start);
  return amount + opening + scaledAmount(text, alternative, view) + text.slice(alternative.end, end);
}

/** An amount in its own unit, or in spoons where it is too little for a cup. At once the recipe it stays as written. */
export function scaledAmount(text: string, found: FoundAmount, view: AmountView): string {
  const { scale, spell, language } = view;
  if (scale === 1) return text.slice(found.start, found.end);
  const values = found.numbers.map((number) => times(readNumber(number), toRational(scale)));
  if (found.unit === null) return countText(values, view);
  const { known, word } = found.unit;
  const isDecimal = !found.numbers.some(isFractionText) && known.home === 'metric';
  const shown = inSmallerUnit({ values, unit: known });
  const numbers = [...new Set(shown.values.map((value) => numberText(value, isDecimal, spell)))].join('–');
  const isPlural = shown.values.some((value) => toNumber(value) > 1);
  if (shown.unit !== known) return `${numbers} ${unitSpelling(shown.unit, language, isPlural)}`;
  return numbers + text.slice(found.numberEnd, found.end - word.length) + inflectedUnit(word, isPlural);
}

/** Whether a cook of the system measures in the unit; spoons are in every kitchen. */
function isAtHome({ unit }: FoundAmount, system: MeasureSystem): boolean {
  return unit?.known.home === system || unit?.known.home === 'everywhere';
}

/** Whether the unit belongs to the other kitchen. */
function isForeign({ unit }: FoundAmount, system: MeasureSystem): boolean {
  return unit !== null && inSystem(one, unit.known, system) !== null;
}

/** A converted amount; the smaller end of a range has the unit of the larger one. Null if nothing is converted. */
function spelledMeasures(
  { numbers }: FoundAmount,
  unit: StandardUnit,
  view: AmountView & { readonly system: MeasureSystem },
): string | null {
  const amounts = numbers.map((number) => times(readNumber(number), toRational(view.scale)));
  const largest = amounts.at(-1);
  const measure = largest && inSystem(largest, unit, view.system);
  if (!measure) return null;
  const lower = amounts.slice(0, -1).map((amount) => convertToUnit(amount, unit, measure));
  return measureText([...lower, measure.amount], measure.unit, view);
}

/** One amount or a range with its unit, as the reader's language spells it: `240 ml`, `½–¾ cup`. */
export function measureText(
  amounts: readonly Rational[],
  unit: StandardUnit,
  { language, spell }: Pick<AmountView, 'language' | 'spell'>,
): string {
  const isDecimal = unit.home === 'metric';
  const numbers = [...new Set(amounts.map((amount) => numberText(amount, isDecimal, spell)))].join('–');
  const isPlural = amounts.some((amount) => toNumber(amount) > 1);
  return `${numbers} ${unitSpelling(unit, language, isPlural)}`;
}
