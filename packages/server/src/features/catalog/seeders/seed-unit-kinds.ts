import type { UnitId } from '@hearth/domain/measures/units';

/** What holds for a unit in every language. */
export interface SeedUnitKind {
  /** The unit of known size that it is, undefined where the size differs from hand to hand or from shop to shop. */
  readonly standardId: UnitId | undefined;
  /** Whether amounts are shown as fractions; metric ones are decimal. */
  readonly fraction: boolean;
  /** Whether only some kitchens measure with it. */
  readonly isLocal: boolean;
}

const halves = (standardId?: UnitId): SeedUnitKind => ({ standardId, fraction: true, isLocal: false });
const decimal = (standardId: UnitId): SeedUnitKind => ({ standardId, fraction: false, isLocal: false });
const local = (kind: SeedUnitKind): SeedUnitKind => ({ ...kind, isLocal: true });

/**
 * The units of the lists by key, in the order of the lists. Some kitchens have units of their own: the metric pound of
 * 500 g, the Dutch ounce of 100 g, the cup of 200 ml of Japan, Korea and Turkey, the Turkish tea glass, the Swedish
 * kryddmått of 1 ml, the Japanese gō of 180 ml, the Chinese liang of 50 g, the catty of 600 g of Taiwan.
 */
export const seedUnitKinds: Readonly<Record<string, SeedUnitKind>> = {
  teaspoon: halves('tsp'),
  tablespoon: halves('tbsp'),
  cup: halves('cup'),
  'fluid-ounce': halves('floz'),
  pint: halves('pint'),
  quart: halves('quart'),
  gallon: halves('gallon'),
  milliliter: decimal('ml'),
  liter: decimal('l'),
  pound: halves('lb'),
  ounce: halves('oz'),
  gram: decimal('g'),
  kilogram: decimal('kg'),
  milligram: decimal('mg'),
  splash: halves(),
  dash: halves(),
  pinch: halves(),
  clove: halves(),
  head: halves(),
  can: halves(),
  bunch: halves(),
  pack: halves(),
  serving: halves(),
  piece: halves('piece'),
  slice: halves(),
  handful: halves(),
  sprig: halves(),
  stalk: halves(),
  jar: halves(),
  bottle: halves(),
  dozen: halves('dozen'),
  deciliter: local(decimal('dl')),
  centiliter: local(decimal('cl')),
  decagram: local(decimal('dag')),
  'metric-pound': local(halves('pfund')),
  'metric-ounce': local(halves()),
  'imperial-pint': local(halves('imperialPint')),
  'cup-of-200-ml': local(halves()),
  'tea-glass': local(halves()),
  kryddmatt: local(halves()),
  go: local(halves()),
  liang: local(halves()),
  'taiwan-catty': local(halves()),
};
