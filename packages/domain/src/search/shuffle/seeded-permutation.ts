/** Enough rounds that the smallest networks, of a few bits, look random too. */
const rounds = 12;
/** Halves of at least three bits: narrower ones reach too few permutations. */
const minHalfBits = 3;
const maxSize = 2 ** 32;

/**
 * A random order of `size` things: the function maps each position 0 … size - 1 to another one, every one exactly
 * once, in constant time and memory, so that one page of a random order needs no sort of the whole.
 * The same seed and size give the same order on every machine.
 *
 * A Feistel network over the smallest even number of bits that holds `size`; results outside are fed back until one
 * falls inside (cycle walking; Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002).
 * @throws RangeError when `size` is not an integer from 0 to 2^32, or an index lies outside.
 */
export function seededPermutation(seed: string, size: number): (index: number) => number {
  if (!Number.isInteger(size) || size < 0 || size > maxSize)
    throw new RangeError(`no permutation of ${size}`);
  const halfBits = Math.max(minHalfBits, Math.ceil(bitsFor(size) / 2));
  const keys = roundKeys(seed, size);
  return (index) => {
    if (!Number.isInteger(index) || index < 0 || index >= size)
      throw new RangeError(`no index ${index} of ${size}`);
    let image = encipher(index, halfBits, keys);
    while (image >= size) image = encipher(image, halfBits, keys);
    return image;
  };
}

function bitsFor(size: number): number {
  return Math.ceil(Math.log2(Math.max(1, size)));
}

/** One pass through the network. Values reach 2^32, so halves are split by division, not by signed shifts. */
function encipher(value: number, halfBits: number, keys: readonly number[]): number {
  const base = 2 ** halfBits;
  let left = Math.floor(value / base);
  let right = value % base;
  for (const key of keys) {
    const mixed = left ^ (mix(right ^ key) & (base - 1));
    left = right;
    right = mixed;
  }
  return left * base + right;
}

/** Independent keys: the hash of the seed, advanced by the golden ratio (as in SplitMix) and mixed for each round. */
function roundKeys(seed: string, size: number): number[] {
  const start = mix(hash(seed) ^ mix(size | 0));
  return Array.from({ length: rounds }, (_, round) => mix((start + Math.imul(round + 1, 0x9e3779b9)) | 0));
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state;
}

/** The finaliser of MurmurHash3: each bit of the input moves about half of the bits of the result. */
function mix(value: number): number {
  let state = value ^ (value >>> 16);
  state = Math.imul(state, 0x85ebca6b);
  state ^= state >>> 13;
  state = Math.imul(state, 0xc2b2ae35);
  return state ^ (state >>> 16);
}
