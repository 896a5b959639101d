import { dividedBy, type Rational, rationalOf, times, toNumber } from '../rationals/index.ts';
import { UNITS } from '../units/index.ts';
import { POURED } from './poured-foods.ts';
import table from './food-weights.json' with { type: 'json' };

/** What measures of one food weigh. */
export interface FoodWeights {
  /** Grams of a millilitre; null for a food that one does not measure by volume. */
  readonly density: Rational | null;
  /** Grams of a piece by what one calls it: `piece` for the food itself, `clove`, `slice`, `large`. */
  readonly pieces: ReadonlyMap<string, Rational>;
}

/** Where the weights come from. */
export const WEIGHT_SOURCE = table.source;

/** Measures of volume in the table. A cup there is our cup, so that a cup weighs what the table says. */
const VOLUMES: ReadonlyMap<string, Rational> = new Map([
  ['cup', UNITS.cup.size],
  ['tbsp', UNITS.tbsp.size],
  ['tsp', UNITS.tsp.size],
  ['floz', UNITS.floz.size],
]);
const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(table.foods));
const read = new Map<string, FoodWeights>();

/**
 * The weights of the food of a key (`all-purpose-flour`), from the household measures of the USDA National Nutrient
 * Database for Standard Reference (see its `source`). A weight with `~` in the table is an estimate of ours. Null for a
 * key without any.
 */
export function foodWeights(key: string): FoodWeights | null {
  const text = TEXTS.get(key);
  if (text === undefined) return null;
  const known = read.get(key) ?? weightsOf(text);
  read.set(key, known);
  return known;
}

/** Grams of a cup of 240 ml of a food; null for what is poured, undefined for a food without a density. */
export function cupWeight(key: string): number | null | undefined {
  const density = foodWeights(key)?.density ?? null;
  if (density === null) return undefined;
  return POURED.has(key) ? null : toNumber(times(density, UNITS.cup.size));
}

/** The keys of all foods that have a weight. */
export function weighedFoods(): readonly string[] {
  return [...TEXTS.keys()];
}

function weightsOf(text: string): FoodWeights {
  const measures = text.split(', ').map((measure) => {
    const [name = '', grams = ''] = measure.split(' ');
    return [name, rationalOf(Number(grams.replace('~', '')))] as const;
  });
  const [volume] = measures.filter(([name]) => VOLUMES.has(name));
  const size = volume === undefined ? undefined : VOLUMES.get(volume[0]);
  return {
    density: volume === undefined || size === undefined ? null : dividedBy(volume[1], size),
    pieces: new Map(measures.filter(([name]) => !VOLUMES.has(name))),
  };
}
