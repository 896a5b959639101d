import type { UnitId } from '../units/index.ts';

/** The steps that a number may be rounded to. */
export interface Steps {
  /** Up to which number these steps count; the last entry has no end. */
  readonly below: number;
  /** Coarsest first: the first that moves the number by no more than `closeEnough` is taken, of several the nearest. */
  readonly steps: readonly (readonly number[])[];
  /** How many of the coarsest are taken up to `tooFar` already. */
  readonly loose?: number;
}

const half = 1 / 2;
const quarter = 1 / 4;
const eighth = 1 / 8;
const third = 1 / 3;
const crumbs = { below: 0.22, steps: [[eighth, 1 / 6], [0.1], [0.01]], loose: 1 };

/** Scales of kitchens show grams, but no cook weighs 667 of them. */
const small: readonly Steps[] = [
  { below: 20, steps: [[1], [half], [0.1], [0.01]] },
  { below: 250, steps: [[5], [1]] },
  { below: Infinity, steps: [[10]] },
];
const large: readonly Steps[] = [{ below: Infinity, steps: [[0.01]] }];
const pieces: readonly Steps[] = [
  crumbs,
  { below: 3, steps: [[1], [half], [third, quarter], [eighth]], loose: 3 },
  { below: 10, steps: [[1], [half]] },
  { below: Infinity, steps: [[1]] },
];
/** Cups and spoons come in halves, thirds and quarters; an eighth is a spoon more, as `addedUnits` says. */
const scoops: readonly Steps[] = [
  { below: 0.22, steps: [[eighth, quarter]] },
  { below: 5, steps: [[1], [half], [third, quarter]] },
  { below: Infinity, steps: [[1], [half]] },
];

/** How amounts of a unit are rounded, with the reason where it is not plain. */
export const unitSteps: Readonly<Partial<Record<UnitId, readonly Steps[]>>> = {
  g: small,
  ml: small,
  cl: small,
  dag: small,
  mg: [{ below: Infinity, steps: [[10], [1], [0.1]] }],
  kg: large,
  l: large,
  // Jugs have marks of halves and quarters.
  dl: [
    { below: 10, steps: [[1], [half], [quarter], [0.1], [0.05]] },
    { below: Infinity, steps: [[half]] },
  ],
  tsp: scoops,
  tbsp: scoops,
  cup: scoops,
  metricCup: scoops,
  japaneseCup: scoops,
  oz: [
    crumbs,
    { below: 4, steps: [[1], [half], [third, quarter], [eighth]], loose: 3 },
    { below: 16, steps: [[1], [half]] },
    { below: Infinity, steps: [[1]] },
  ],
  lb: [
    crumbs,
    { below: 5, steps: [[1], [half], [third, quarter], [eighth]], loose: 3 },
    { below: Infinity, steps: [[half]] },
  ],
};

/** Eggs are halved at the most where that is near enough, pinches not at all, onions cut in quarters and thirds. */
export const countSteps = {
  egg: [
    crumbs,
    { below: 10, steps: [[1], [half], [third, quarter], [eighth]], loose: 2 },
    { below: Infinity, steps: [[1]] },
  ],
  pinch: [
    { below: 1, steps: [[half]] },
    { below: Infinity, steps: [[1]] },
  ],
  piece: pieces,
} as const satisfies Record<string, readonly Steps[]>;

export const eggWords =
  /^(?:eggs?|eier|ei|huevos?|œufs?|oeufs?|uov[oa]|ovos?|ägg|æg|eieren|yolks?|eigelbe?|jaunes?)$/iu;
export const pinchWords =
  /^(?:pinch(?:es)?|dash(?:es)?|prisen?|pizcas?|pincées?|pizzic(?:o|hi)|pitadas?|snufjes?)$/iu;

/** Of an amount this small a spoon takes none: it is a pinch. */
export const pinchBelow = 0.11;

/** The unit in which the rest of an amount is added: `½ cup + 2 tbsp`, `½ tsp + ⅛ tsp`. */
export const addedUnits: Readonly<Partial<Record<UnitId, { readonly unit: UnitId; readonly step: number }>>> =
  {
    cup: { unit: 'tbsp', step: half },
    metricCup: { unit: 'tbsp', step: half },
    japaneseCup: { unit: 'tbsp', step: half },
    tbsp: { unit: 'tsp', step: quarter },
    tsp: { unit: 'tsp', step: eighth },
  };

/** The smallest amount that is measured in a unit, and the unit for what is less. */
export const smallerUnits: Readonly<
  Partial<Record<UnitId, { readonly least: number; readonly unit: UnitId }>>
> = {
  cup: { least: quarter, unit: 'tbsp' },
  metricCup: { least: quarter, unit: 'tbsp' },
  japaneseCup: { least: quarter, unit: 'tbsp' },
  tbsp: { least: half, unit: 'tsp' },
  kg: { least: 1, unit: 'g' },
  l: { least: 1, unit: 'ml' },
};

/** The largest amount that is measured in a unit, and the unit for what is more. */
export const largerUnits: Readonly<
  Partial<Record<UnitId, { readonly from: number; readonly unit: UnitId }>>
> = {
  g: { from: 1000, unit: 'kg' },
  ml: { from: 1000, unit: 'l' },
};

/** A step that moves an amount further than this is too coarse, if there is a finer one; if not, `about` says so. */
export const closeEnough = 0.05;
/** No amount is moved further than this, but for pinches and what is less than a quarter of a spoon. */
export const tooFar = 0.12;
