import { dividedBy, type Rational, toRational, times, toNumber } from '../rationals/index.ts';
import { standardUnits } from '../units/index.ts';
import { pouredFoods } from './poured-foods.ts';
import table from './food-weights.json' with { type: 'json' };

/** What measures of one food weigh. */
export interface FoodWeights {
  /** Grams of a millilitre; null for a food that one does not measure by volume. */
  readonly density: Rational | null;
  /** Grams of a piece by what one calls it: `piece` for the food itself, `clove`, `slice`, `large`. */
  readonly pieces: ReadonlyMap<string, Rational>;
}

/** Where the weights come from. */
export const weightSource = table.source;

/** Measures of volume in the table. A cup there is our cup, so that a cup weighs what the table says. */
const volumes: ReadonlyMap<string, Rational> = new Map([
  ['cup', standardUnits.cup.size],
  ['tbsp', standardUnits.tbsp.size],
  ['tsp', standardUnits.tsp.size],
  ['floz', standardUnits.floz.size],
]);
const texts: ReadonlyMap<string, string> = new Map(Object.entries(table.foods));
const read = new Map<string, FoodWeights>();

/**
 * The weights of the food of a key (`all-purpose-flour`), from the household measures of the USDA National Nutrient
 * Database for Standard Reference (see its `source`). A weight with `~` in the table is an estimate of ours. Null for a
 * key without any.
 */
export function foodWeights(key: string): FoodWeights | null {
  const text = texts.get(key);
  if (text === undefined) return null;
  const known = read.get(key) ?? splitWeights(text);
  read.set(key, known);
  return known;
}

/** Grams of a cup of 240 ml of a food; null for what is poured, undefined for a food without a density. */
export function cupWeight(key: string): number | null | undefined {
  const density = foodWeights(key)?.density ?? null;
  if (density === null) return undefined;
  return pouredFoods.has(key) ? null : toNumber(times(density, standardUnits.cup.size));
}

/** The keys of all foods that have a weight. */
export function weighedFoods(): readonly string[] {
  return [...texts.keys()];
}

function splitWeights(text: string): FoodWeights {
  const measures = text.split(', ').map((measure) => {
    const [name = '', grams = ''] = measure.split(' ');
    return [name, toRational(Number(grams.replace('~', '')))] as const;
  });
  const [volume] = measures.filter(([name]) => volumes.has(name));
  const size = volume === undefined ? undefined : volumes.get(volume[0]);
  return {
    density: volume === undefined || size === undefined ? null : dividedBy(volume[1], size),
    pieces: new Map(measures.filter(([name]) => !volumes.has(name))),
  };
}
