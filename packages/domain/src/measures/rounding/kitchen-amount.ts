import { convert, type StandardUnit, standardUnits } from '../units/index.ts';
import { type Rational, toNumber } from '../rationals/index.ts';
import {
  addedUnits,
  closeEnough,
  countSteps,
  eggWords,
  largerUnits,
  pinchBelow,
  pinchWords,
  type Steps,
  smallerUnits,
  tooFar,
  unitSteps,
} from './rounding-table.ts';

/** A number of a unit; null for the unit that is written, or for pieces. */
export interface AmountPart {
  readonly value: number;
  readonly unit: StandardUnit | null;
}

/** An amount as one measures it in a kitchen. */
export interface KitchenAmount {
  /** One part, or two that are added: `½ cup + 2 tbsp`. */
  readonly parts: readonly AmountPart[];
  /** Whether rounding has moved it by more than a twentieth. */
  readonly isRounded: boolean;
  /** Whether it is too little for a spoon. */
  readonly isPinch: boolean;
}

/**
 * An amount in the unit and with the roundness that a cook would measure it in. What is written at once the recipe is
 * never rounded: this is for amounts that were computed.
 *
 * @param word the unit or the food as it is written, where the unit is no measure: eggs are halved, onions quartered
 * @param isWhole whether the amount has to be one number, as an end of a range has
 */
export function roundAmount(
  amount: Rational,
  unit: StandardUnit | null,
  { word = '', isWhole = false }: { readonly word?: string | undefined; readonly isWhole?: boolean } = {},
): KitchenAmount {
  const exact = toNumber(amount);
  if (unit === null || unit.dimension === 'count') return roundCount(exact, word);
  const other = chooseUnit(exact, unit);
  if (other !== unit) {
    const converted = convert(amount, unit, other);
    return converted === null
      ? roundCount(exact, word)
      : asOther(roundAmount(converted, other, { isWhole }), other);
  }
  if (unit.id === 'tsp' && exact < pinchBelow)
    return { parts: [{ value: 1, unit }], isRounded: false, isPinch: true };
  const value = roundBy(unitSteps[unit.id] ?? countSteps.piece, exact);
  if (isClose(value, exact)) return whole([{ value, unit: null }], exact, value);
  return (isWhole ? null : addRest(exact, unit)) ?? whole([{ value, unit: null }], exact, value);
}

/** Names the unit of parts that are in the written one, which is no longer shown. */
function asOther(amount: KitchenAmount, unit: StandardUnit): KitchenAmount {
  return { ...amount, parts: amount.parts.map((part) => ({ ...part, unit: part.unit ?? unit })) };
}

function whole(parts: readonly AmountPart[], exact: number, value: number): KitchenAmount {
  return { parts, isRounded: !isClose(value, exact), isPinch: false };
}

function chooseUnit(exact: number, unit: StandardUnit): StandardUnit {
  const smaller = smallerUnits[unit.id];
  const larger = largerUnits[unit.id];
  const isSmall = smaller !== undefined && exact > 0 && exact < smaller.least - 1e-9;
  if (isSmall) return standardUnits[smaller.unit];
  return larger !== undefined && roundBy(unitSteps[unit.id] ?? [], exact) >= larger.from
    ? standardUnits[larger.unit]
    : unit;
}

function roundCount(exact: number, word: string): KitchenAmount {
  const kind = pinchWords.test(word) ? 'pinch' : eggWords.test(word) ? 'egg' : 'piece';
  const value = roundBy(countSteps[kind], exact);
  return whole([{ value, unit: null }], exact, value);
}

/** The coarsest step that moves a number little enough, else the one that moves it least. */
function roundBy(table: readonly Steps[], exact: number): number {
  const { steps = [], loose = 0 } = table.find(({ below }) => exact < below) ?? {};
  const rounded = steps.map((tier) => roundToStep(tier, exact));
  const coarse = rounded.slice(0, loose || rounded.length);
  const near = coarse.find((value) => isClose(value, exact));
  if (near !== undefined) return near;
  const loosely = loose > 0 ? findNearest(coarse, exact) : undefined;
  if (loosely !== undefined && isClose(loosely, exact, tooFar)) return loosely;
  const finer = rounded.slice(coarse.length).find((value) => isClose(value, exact, tooFar));
  return finer ?? findNearest(rounded, exact);
}

/** The multiple of one of the steps that is nearest; never nothing of something. */
function roundToStep(steps: readonly number[], exact: number): number {
  return findNearest(
    steps.map((step) => Math.max(Math.round(exact / step), exact === 0 ? 0 : 1) * step),
    exact,
  );
}

function findNearest(values: readonly number[], exact: number): number {
  const distance = (value: number) => Math.round(Math.abs(value - exact) * 1e9);
  return values.toSorted((one, other) => distance(one) - distance(other))[0] ?? exact;
}

function isClose(value: number, exact: number, part = closeEnough): boolean {
  return Math.abs(value - exact) <= part * exact + 1e-9;
}

/** `½ cup + 2 tbsp`; null where that is no nearer. */
function addRest(exact: number, unit: StandardUnit): KitchenAmount | null {
  const added = addedUnits[unit.id];
  if (added === undefined) return null;
  const base = Math.floor(exact * 4 + 1e-9) / 4;
  const rest = ((exact - base) * toNumber(unit.size)) / toNumber(standardUnits[added.unit].size);
  const more = Math.round(rest / added.step) * added.step;
  if (base === 0 || more === 0) return null;
  const total = base + (more * toNumber(standardUnits[added.unit].size)) / toNumber(unit.size);
  const parts = [
    { value: base, unit: null },
    { value: more, unit: added.unit === unit.id ? null : standardUnits[added.unit] },
  ];
  return isClose(total, exact, tooFar) ? whole(parts, exact, total) : null;
}
