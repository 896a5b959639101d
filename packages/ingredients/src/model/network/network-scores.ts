import { lstmStates } from './lstm.ts';
import { addProduct, getRow } from './matrix.ts';
import type { Network } from './network.ts';
import { type NetworkToken, tokenInputs } from './token-inputs.ts';
import { tokenVector } from './token-vector.ts';

/**
 * The scores that the network gives each label at each token, flat: `scores[token * labels + label]`. Labels are in the
 * order in which it was trained.
 */
export function networkScores(tokens: readonly NetworkToken[], network: Network): Float64Array {
  const { forwardRecurrent, backwardRecurrent, output, outputBias, start } = network.matrices;
  const units = forwardRecurrent.columns;
  const inputs = gateInputs(tokens, network);
  const forward = lstmStates(inputs.forward, forwardRecurrent, 'forward');
  const backward = lstmStates(inputs.backward, backwardRecurrent, 'backward');
  const scores = new Float64Array(tokens.length * output.columns);
  for (let at = 0; at < tokens.length; at += 1) {
    const own = Float32Array.from(outputBias.values);
    addProduct(forward.subarray(at * units, (at + 1) * units), output, own);
    addProduct(backward.subarray(at * units, (at + 1) * units), output, own, units);
    scores.set(own, at * output.columns);
  }
  for (const [label, score] of start.values.entries()) scores[label] = (scores[label] ?? 0) + score;
  return scores;
}

/** What each token adds to the gates of each direction, flat: its vector, and what its place says. */
function gateInputs(tokens: readonly NetworkToken[], network: Network) {
  const gates = network.matrices.forwardInput.columns;
  const forward = new Float32Array(tokens.length * gates);
  const backward = new Float32Array(tokens.length * gates);
  for (const [at, input] of tokenInputs(tokens).entries()) {
    const vector = tokenVector(input, network);
    const place = getRow(network.places, input.place);
    const from = at * gates;
    for (let gate = 0; gate < gates; gate += 1) {
      forward[from + gate] = (vector[gate] ?? 0) + (place[gate] ?? 0);
      backward[from + gate] = (vector[gates + gate] ?? 0) + (place[gates + gate] ?? 0);
    }
  }
  return { forward, backward };
}
