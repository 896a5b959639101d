import { dividedBy, type Rational, times } from '../rationals/index.ts';
import {
  convert,
  type Measure,
  type MeasureSystem,
  chooseMeasure,
  type StandardUnit,
} from '../units/index.ts';
import { foodWeights } from './food-weights.ts';
import { pieceNamed } from './piece-names.ts';

/** Grams of an amount of a food in a unit; null where its density, or the weight of a piece, is unknown. */
export function computeGrams(amount: Rational, unit: StandardUnit, food: string): Rational | null {
  const base = times(amount, unit.size);
  if (unit.dimension === 'mass') return base;
  const weights = foodWeights(food);
  const each = unit.dimension === 'volume' ? weights?.density : weights?.pieces.get('piece');
  return each === undefined || each === null ? null : times(base, each);
}

/** A small or large piece of a food whose pieces have one weight has that. */
const sizes: ReadonlySet<string> = new Set(['small', 'large']);

/** Grams of so many pieces of a food: of `2 cloves` garlic, of `3` eggs (an empty word). Null where unknown. */
export function gramsOfPieces(count: Rational, word: string, food: string): Rational | null {
  const pieces = foodWeights(food)?.pieces;
  const name = pieceNamed(word);
  const each = pieces?.get(name) ?? (sizes.has(name) ? pieces?.get('piece') : undefined);
  return each === undefined ? null : times(count, each);
}

/**
 * The same amount of a food in another unit, exactly, also between volume and mass; null where its density is unknown,
 * and for units of pieces.
 */
export function convertFood(
  amount: Rational,
  from: StandardUnit,
  to: StandardUnit,
  food: string,
): Rational | null {
  if (from.dimension === to.dimension) return convert(amount, from, to);
  if (from.dimension === 'count' || to.dimension === 'count') return null;
  const grams = computeGrams(amount, from, food);
  if (grams === null || to.dimension === 'mass') return grams && dividedBy(grams, to.size);
  const density = foodWeights(food)?.density ?? null;
  return density === null ? null : dividedBy(dividedBy(grams, density), to.size);
}

/**
 * An amount of a food by weight, or by volume, in the unit and with the roundness of a cook: a cup of flour is 125 g.
 * Null where it cannot be known.
 */
export function foodMeasure(
  amount: Rational,
  { unit, food }: { readonly unit: StandardUnit; readonly food: string },
  { dimension, system }: { readonly dimension: 'volume' | 'mass'; readonly system: MeasureSystem },
): Measure | null {
  const grams = computeGrams(amount, unit, food);
  if (grams === null || dimension === 'mass') return grams && chooseMeasure(grams, 'mass', system);
  const density = foodWeights(food)?.density ?? null;
  return density === null ? null : chooseMeasure(dividedBy(grams, density), 'volume', system);
}
