import { addToGates } from './gate-inputs.ts';
import { addProduct, getRow } from './matrix.ts';
import type { Network } from './network.ts';
import { maxCharacters, type TokenInput } from './token-inputs.ts';

/** Rows of the embeddings for a text without one of its own. */
const otherCharacter = 1;
/** The window of the convolution, in characters. */
const windowWidth = 3;
/** So many vectors of tokens are kept: some 12 MB. */
const maxMet = 4000;

/**
 * What a token adds to the gates of both directions, whatever its place: its word, its shape, and a convolution over its
 * characters with the maximum over all windows (Ma and Hovy 2016, arXiv:1603.01354). Tokens of recipes come again and
 * again; their vectors are kept.
 */
export function tokenVector(input: TokenInput, network: Network): Float32Array {
  const key = `${input.word}\n${input.shape}\n${input.characters.join('')}`;
  const kept = network.met.get(key);
  if (kept !== undefined) return kept;
  const vector = newVector(input, network);
  if (network.met.size >= maxMet) network.met.clear();
  network.met.set(key, vector);
  return vector;
}

function newVector(input: TokenInput, network: Network): Float32Array {
  const { word, shape, forwardBias, backwardBias } = network.matrices;
  const vector = Float32Array.from([...forwardBias.values, ...backwardBias.values]);
  let from = 0;
  for (const features of [
    getRow(word, network.words.get(input.word) ?? otherCharacter),
    characterFeatures(input.characters, network),
    getRow(shape, network.shapes.get(input.shape) ?? otherCharacter),
  ]) {
    addToGates(features, from, network.matrices, vector);
    from += features.length;
  }
  return vector;
}

/**
 * Each filter's largest answer over the windows around each character, the two places after the last one too, none
 * below 0. Places outside count nothing.
 */
function characterFeatures(characters: readonly string[], network: Network): Float32Array {
  const { character, convolution, convolutionBias } = network.matrices;
  const embedded = characters.map((one) => getRow(character, network.characters.get(one) ?? otherCharacter));
  const largest = new Float32Array(convolution.columns);
  const windows = Math.min(characters.length + 2, maxCharacters);
  for (let at = 0; at < windows; at += 1) {
    const sums = Float32Array.from(convolutionBias.values);
    for (let by = 0; by < windowWidth; by += 1) {
      const one = embedded[at + by - 1];
      if (one !== undefined) addProduct(one, convolution, sums, by * character.columns);
    }
    for (const [filter, sum] of sums.entries()) largest[filter] = Math.max(largest[filter] ?? 0, sum);
  }
  return largest;
}
