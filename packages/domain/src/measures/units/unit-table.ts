import { type Rational, rational } from '../rationals/index.ts';

/** The dimension of a unit. Between volume and mass only the density of a food converts. */
export type Dimension = 'volume' | 'mass' | 'count' | 'length';

/** Where a unit is at home; spoons are in every kitchen. */
export type UnitHome = 'metric' | 'us' | 'imperial' | 'everywhere';

/** A unit whose size is known, in millilitres, grams, pieces or millimetres. */
export interface Unit {
  readonly id: string;
  readonly dimension: Dimension;
  readonly home: UnitHome;
  readonly size: Rational;
}

function unit<D extends Dimension>(dimension: D, home: UnitHome, size: Rational) {
  return { dimension, home, size };
}

/**
 * American cups, spoons and fluid ounces have the round sizes of food labels (21 CFR 101.9(b)(5)(viii): a cup is
 * 240 ml), so that twice a cup is twice as many millilitres in every view; the customary cup of 236.588 ml differs by
 * less than one fills it by. Cups and spoons of other countries are units only under their full names: a `cup` alone is
 * American. A German Pfund is half a kilogram. Ounces, pounds and the imperial measures (a gallon is 4.546 09 l by the
 * Weights and Measures Act 1985) are exact. A stick is a quarter of a pound, as butter is sold.
 */
const table = {
  ml: unit('volume', 'metric', rational(1)),
  cl: unit('volume', 'metric', rational(10)),
  dl: unit('volume', 'metric', rational(100)),
  l: unit('volume', 'metric', rational(1000)),
  tsp: unit('volume', 'everywhere', rational(5)),
  tbsp: unit('volume', 'everywhere', rational(15)),
  floz: unit('volume', 'us', rational(30)),
  cup: unit('volume', 'us', rational(240)),
  pint: unit('volume', 'us', rational(480)),
  quart: unit('volume', 'us', rational(960)),
  gallon: unit('volume', 'us', rational(3840)),
  imperialFloz: unit('volume', 'imperial', rational(284_130_625, 10_000_000)),
  imperialGill: unit('volume', 'imperial', rational(1_420_653_125, 10_000_000)),
  imperialPint: unit('volume', 'imperial', rational(56_826_125, 100_000)),
  imperialQuart: unit('volume', 'imperial', rational(11_365_225, 10_000)),
  imperialGallon: unit('volume', 'imperial', rational(454_609, 100)),
  metricCup: unit('volume', 'metric', rational(250)),
  japaneseCup: unit('volume', 'metric', rational(200)),
  australianTbsp: unit('volume', 'metric', rational(20)),
  mg: unit('mass', 'metric', rational(1, 1000)),
  g: unit('mass', 'metric', rational(1)),
  dag: unit('mass', 'metric', rational(10)),
  kg: unit('mass', 'metric', rational(1000)),
  pfund: unit('mass', 'metric', rational(500)),
  oz: unit('mass', 'us', rational(28_349_523_125n, 1_000_000_000n)),
  lb: unit('mass', 'us', rational(45_359_237, 100_000)),
  stick: unit('mass', 'us', rational(45_359_237, 400_000)),
  piece: unit('count', 'everywhere', rational(1)),
  dozen: unit('count', 'everywhere', rational(12)),
} as const;

export type UnitId = keyof typeof table;

/** A unit that ingredients are measured in. */
export interface StandardUnit extends Unit {
  readonly id: UnitId;
  readonly dimension: Exclude<Dimension, 'length'>;
}

/** All units of ingredients by id. */
export const standardUnits: Readonly<Record<UnitId, StandardUnit>> = Object.fromEntries(
  Object.entries(table).map(([id, one]) => [id, { id, ...one }]),
) as Record<UnitId, StandardUnit>;
