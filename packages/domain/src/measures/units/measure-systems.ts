import {
  compare,
  dividedBy,
  one,
  type Rational,
  rational,
  roundedTo,
  times,
  toNumber,
  zero,
} from '../rationals/index.ts';
import { type StandardUnit, standardUnits } from './unit-table.ts';

/** The unit systems that a reader can choose. */
export type MeasureSystem = 'metric' | 'us';

/** An amount as one would measure it. */
export interface Measure {
  readonly amount: Rational;
  readonly unit: StandardUnit;
}

/** With two grids, the nearest line of either counts: cups are measured in quarters and in thirds. */
type Steps = readonly (readonly [below: Rational, step: Rational, otherStep?: Rational])[];

/** A unit of a ladder, smallest first. */
interface Rung {
  readonly unit: StandardUnit;
  /** Up to which amount (in this unit) it is used; the last rung has no end. */
  readonly until: Rational | null;
  /** Finer steps for smaller amounts. Each limit is a multiple of the steps on both sides, so nothing changes order. */
  readonly steps: Steps;
  /** From which amount (in this unit) it takes over early, when the amount is round in it. */
  readonly roundFrom?: Rational;
}

const r = rational;
const end = r(10n ** 30n);

const metricVolume: readonly Rung[] = [
  {
    unit: standardUnits.ml,
    until: r(1000),
    steps: [
      [r(5), r(1, 2)],
      [r(20), r(1)],
      [r(100), r(5)],
      [end, r(10)],
    ],
  },
  {
    unit: standardUnits.l,
    until: null,
    steps: [
      [r(5), r(1, 20)],
      [end, r(1, 10)],
    ],
  },
];
const metricMass: readonly Rung[] = [
  {
    unit: standardUnits.g,
    until: r(1000),
    steps: [
      [r(5), r(1, 2)],
      [r(100), r(1)],
      [r(250), r(5)],
      [r(500), r(10)],
      [end, r(25)],
    ],
  },
  {
    unit: standardUnits.kg,
    until: null,
    steps: [
      [r(2), r(1, 40)],
      [r(5), r(1, 20)],
      [end, r(1, 10)],
    ],
  },
];
const usVolume: readonly Rung[] = [
  { unit: standardUnits.tsp, until: r(3), steps: [[end, r(1, 8)]] },
  { unit: standardUnits.tbsp, until: r(4), steps: [[end, r(1, 2)]] },
  {
    unit: standardUnits.cup,
    until: r(8),
    steps: [
      [r(4), r(1, 4), r(1, 3)],
      [end, r(1, 2)],
    ],
  },
  { unit: standardUnits.quart, until: null, steps: [[end, r(1, 2)]] },
];
const usMass: readonly Rung[] = [
  {
    unit: standardUnits.oz,
    until: r(32),
    steps: [
      [r(1), r(1, 8)],
      [r(4), r(1, 4)],
      [r(16), r(1, 2)],
      [end, r(1)],
    ],
  },
  {
    unit: standardUnits.lb,
    until: null,
    steps: [
      [r(5), r(1, 4)],
      [end, r(1, 2)],
    ],
    roundFrom: r(1),
  },
];

const ladders = {
  metric: { volume: metricVolume, mass: metricMass },
  us: { volume: usVolume, mass: usMass },
} as const;

/**
 * An amount in metric or US measures, from imperial ones as well, in the unit and with the roundness that a cook of that
 * system would use: 1 cup is 240 ml, 2 lb are 900 g. Null if nothing is converted: the unit belongs to that system or to
 * both, or it counts. A larger amount never shows as a smaller one, and a positive amount never shows as zero.
 */
export function convertToSystem(amount: Rational, unit: StandardUnit, system: MeasureSystem): Measure | null {
  if (unit.home === system || unit.home === 'everywhere' || unit.dimension === 'count') return null;
  return chooseMeasure(times(amount, unit.size), unit.dimension, system);
}

/** Millilitres or grams in the unit and with the roundness that a cook would use. */
export function chooseMeasure(
  base: Rational,
  dimension: 'volume' | 'mass',
  system: MeasureSystem,
): Measure | null {
  const rungs: readonly Rung[] = ladders[system][dimension];
  for (const [index, rung] of rungs.entries()) {
    const rounded = roundedOn(rung, base);
    if (rung.until !== null && compare(rounded, rung.until) >= 0) continue;
    const next = rungs[index + 1];
    return (next && roundIn(next, times(rounded, rung.unit.size))) ?? { amount: rounded, unit: rung.unit };
  }
  return null;
}

/** An amount rounded as `convertToSystem` does, but in the unit that another amount has got: for the ends of a range. */
export function convertToUnit(amount: Rational, unit: StandardUnit, { unit: target }: Measure): Rational {
  const base = times(amount, unit.size);
  const rungs: readonly Rung[] = [metricVolume, metricMass, usVolume, usMass].flat();
  const rung = rungs.find((one) => one.unit === target);
  return rung === undefined ? dividedBy(base, target.size) : roundedOn(rung, base);
}

function roundedOn({ unit, steps }: Rung, base: Rational): Rational {
  const value = dividedBy(base, unit.size);
  const [, step = one, otherStep = step] = steps.find(([below]) => compare(value, below) < 0) ?? [];
  const rounded = nearer(value, roundedTo(value, step), roundedTo(value, otherStep));
  return compare(rounded, zero) === 0 && compare(value, zero) > 0 ? step : rounded;
}

function nearer(value: Rational, one: Rational, other: Rational): Rational {
  const distance = (candidate: Rational) => Math.abs(toNumber(candidate) - toNumber(value));
  return distance(one) <= distance(other) ? one : other;
}

function roundIn({ unit, steps, roundFrom }: Rung, base: Rational): Measure | null {
  if (roundFrom === undefined) return null;
  const value = dividedBy(base, unit.size);
  const [first] = steps;
  const isRound = first !== undefined && dividedBy(value, first[1]).denominator === 1n;
  return isRound && compare(value, roundFrom) >= 0 ? { amount: value, unit } : null;
}
