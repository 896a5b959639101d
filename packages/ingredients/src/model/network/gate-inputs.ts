import { addProduct } from './matrix.ts';
import type { Network } from './network.ts';

type InputMatrices = Pick<Network['matrices'], 'forwardInput' | 'backwardInput'>;

/**
 * Adds what some features of a token say to the gates of both directions, those of the forward one first. `from` is the
 * row of the input matrices at which these features begin.
 */
export function addToGates(
  features: Float32Array,
  from: number,
  { forwardInput, backwardInput }: InputMatrices,
  gates: Float32Array,
): void {
  addProduct(features, forwardInput, gates.subarray(0, forwardInput.columns), from);
  addProduct(features, backwardInput, gates.subarray(forwardInput.columns), from);
}
