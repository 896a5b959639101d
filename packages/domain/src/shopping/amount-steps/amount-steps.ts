import { type CatalogNames, findStandardUnit } from '../../ingredients/lines/index.ts';
import type { UnitId } from '../../measures/units/index.ts';

/** The fields of an item that its steps depend on. */
export interface SteppedItem {
  readonly quantity: number;
  readonly unit: CatalogNames | null;
  readonly food: unknown;
  /** Whether a count of 1 is shown before a text. */
  readonly isFood: boolean;
}

/** Sizes of steps: each for amounts below a bound, in the unit itself. */
type Steps = readonly { readonly below: number; readonly size: number }[];

const everywhere = Number.POSITIVE_INFINITY;
const ones: Steps = [{ below: everywhere, size: 1 }];
const halves: Steps = [
  { below: 2, size: 0.5 },
  { below: everywhere, size: 1 },
];
const quarters: Steps = [
  { below: 1, size: 0.25 },
  { below: 4, size: 0.5 },
  { below: everywhere, size: 1 },
];
const hundreds: Steps = [
  { below: 10, size: 1 },
  { below: 50, size: 5 },
  { below: 100, size: 10 },
  { below: 500, size: 50 },
  { below: everywhere, size: 100 },
];
const fives: Steps = [
  { below: 10, size: 1 },
  { below: everywhere, size: 5 },
];

/** Units that are bought in other steps than one by one. */
const stepsByUnit: Partial<Record<UnitId, Steps>> = {
  g: hundreds,
  ml: hundreds,
  mg: hundreds,
  dag: fives,
  cl: fives,
  kg: quarters,
  l: quarters,
  lb: quarters,
  cup: quarters,
  metricCup: quarters,
  japaneseCup: quarters,
  dl: halves,
  pfund: halves,
  stick: halves,
  tsp: halves,
  tbsp: halves,
  australianTbsp: halves,
  pint: halves,
  imperialPint: halves,
  quart: halves,
  imperialQuart: halves,
  gallon: halves,
  imperialGallon: halves,
};

/** Quotients this close to a whole number are one: amounts of recipes are fractions that floats cannot hold. */
const tolerance = 1e-9;

/**
 * The quantity of an item one step up (1) or down (-1): the next multiple of the step that suits its unit and size, so
 * that 470 g become 500 g and ⅓ cup becomes ½. Null where a step down would leave less than one step.
 */
export function stepAmount(item: SteppedItem, direction: 1 | -1): number | null {
  const steps =
    stepsByUnit[item.unit === null ? 'piece' : (findStandardUnit(item.unit)?.id ?? 'piece')] ?? ones;
  const quantity = readQuantity(item);
  const size = findSize(steps, direction === 1 ? quantity : quantity - tolerance);
  const count = quantity / size;
  const next = direction === 1 ? Math.floor(count + tolerance) + 1 : Math.ceil(count - tolerance) - 1;
  return next < 1 ? null : next * size;
}

/** A text without a count says that it is needed once. */
function readQuantity({ quantity, unit, food, isFood }: SteppedItem): number {
  const isText = unit === null && food === null && !isFood;
  return isText && quantity === 0 ? 1 : quantity;
}

function findSize(steps: Steps, quantity: number): number {
  return steps.find(({ below }) => quantity < below)?.size ?? 1;
}
