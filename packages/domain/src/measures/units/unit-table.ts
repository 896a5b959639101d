import { type Rational, rational } from '../rationals/index.ts';

/** The dimension of a unit. Units of different dimensions are never converted: that would need a density. */
export type Dimension = 'volume' | 'mass' | 'count';

/** Where a unit is at home; spoons are in every kitchen. */
export type UnitHome = 'metric' | 'us' | 'imperial' | 'everywhere';

/** A unit whose size is known, in millilitres, grams or pieces. */
export interface Unit {
  readonly id: string;
  readonly dimension: Dimension;
  readonly home: UnitHome;
  readonly size: Rational;
}

function unit(dimension: Dimension, home: UnitHome, size: Rational) {
  return { dimension, home, size };
}

/**
 * Cups, spoons and fluid ounces have the round sizes of food labels (a cup is 240 ml), so that twice a cup is twice as
 * many millilitres in every view. A German Pfund is half a kilogram. Ounces and pounds are exact.
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
  imperialPint: unit('volume', 'imperial', rational(56_826_125, 100_000)),
  mg: unit('mass', 'metric', rational(1, 1000)),
  g: unit('mass', 'metric', rational(1)),
  dag: unit('mass', 'metric', rational(10)),
  kg: unit('mass', 'metric', rational(1000)),
  pfund: unit('mass', 'metric', rational(500)),
  oz: unit('mass', 'us', rational(28_349_523_125n, 1_000_000_000n)),
  lb: unit('mass', 'us', rational(45_359_237, 100_000)),
  piece: unit('count', 'everywhere', rational(1)),
  dozen: unit('count', 'everywhere', rational(12)),
} as const;

export type UnitId = keyof typeof table;

/** All units by id. */
export const UNITS: Readonly<Record<UnitId, Unit & { readonly id: UnitId }>> = Object.fromEntries(
  Object.entries(table).map(([id, one]) => [id, { id, ...one }]),
) as Record<UnitId, Unit & { readonly id: UnitId }>;

/** One of `UNITS`. */
export type StandardUnit = (typeof UNITS)[UnitId];
