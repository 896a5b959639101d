import { labelNames } from '../labels.ts';

const count = labelNames.length;
const freeSlot = -1;

/** A feature in numbers: its template, and three texts by their numbers in the vocabulary, `noText` for none. */
export type FeatureKey = readonly [template: number, first: number, second: number, third: number];

/**
 * The weights of features, found by numbers alone: a hash table with open addressing and linear probing (Knuth, The Art
 * of Computer Programming 3, 6.4), since a line asks for a thousand features of which most are not there.
 */
export interface FeatureTable {
  /** One weight a label, from the place that `find` tells. */
  readonly weights: Float64Array;
  /** The place of the first weight of a feature; -1 for one that training did not keep. */
  readonly find: (template: number, first: number, second: number, third: number) => number;
}

/**
 * A table of these features. Texts have numbers below `texts`, so that a feature is one whole number below 2^53.
 * @throws RangeError where there are too many texts for that
 */
export function createFeatureTable(
  features: readonly (readonly [key: FeatureKey, weights: Float64Array])[],
  texts: number,
): FeatureTable {
  const size = 2 ** Math.ceil(Math.log2(2 * features.length + 2));
  const keys = new Float64Array(size).fill(freeSlot);
  const places = new Int32Array(size).fill(-1);
  const weights = new Float64Array(features.length * count);
  const findSlot = (template: number, first: number, second: number, third: number) => {
    const key = ((template * texts + first) * texts + second) * texts + third;
    let slot = computeHash(template, first, second, third) & (size - 1);
    while (keys[slot] !== key && keys[slot] !== freeSlot) slot = (slot + 1) & (size - 1);
    return { slot, key };
  };
  for (const [number, [feature, own]] of features.entries()) {
    const { slot, key } = findSlot(...feature);
    if (!Number.isSafeInteger(key)) throw new RangeError(`${texts} texts are too many for a feature table`);
    keys[slot] = key;
    places[slot] = number * count;
    weights.set(own, number * count);
  }
  const find = (template: number, first: number, second: number, third: number) =>
    places[findSlot(template, first, second, third).slot] ?? -1;
  return { weights, find };
}

/** Mixes the numbers by multiplication with odd constants (Knuth, 6.4: multiplicative hashing). */
function computeHash(template: number, first: number, second: number, third: number): number {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ Math.imul(first, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(second, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13), 0x165667b1) ^ Math.imul(third, 0x9e3779b1);
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 1;
}
