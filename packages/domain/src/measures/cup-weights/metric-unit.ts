import { dividedBy, toRational, times } from '../rationals/index.ts';
import { type StandardUnit, standardUnits } from '../units/index.ts';
import { isLiquid } from './liquids.ts';

/** Grams of a cup of 240 ml of a food; null for what is poured. */
export type CupWeight = number | null;

/** The measured food: its name, and the weight of a cup of it if that is known. */
export interface Measured {
  readonly food: string;
  readonly cupWeight?: CupWeight | undefined;
}

/**
 * The unit from which an amount is converted for a metric kitchen. Solids in a measuring cup are weighed there, since
 * millilitres of butter or flour would not help: a cup of flour is a unit of so many grams. Null where its weight is
 * unknown.
 */
export function metricUnit(unit: StandardUnit, { food, cupWeight }: Measured): StandardUnit | null {
  const isOfCups = unit.dimension === 'volume' && unit.home === 'us' && unit !== standardUnits.floz;
  if (!isOfCups || cupWeight === null) return unit;
  if (cupWeight === undefined) return isLiquid(food) ? unit : null;
  const gramsPerMl = dividedBy(toRational(cupWeight), standardUnits.cup.size);
  return { ...unit, dimension: 'mass', size: times(unit.size, gramsPerMl) };
}

/** A weight that was computed from a volume: it depends on how a cup is filled. */
export function aboutWeight(text: string): string {
  return `≈ ${text}`;
}
