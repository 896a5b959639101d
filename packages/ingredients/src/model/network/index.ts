/** A bidirectional LSTM that scores the labels of the tokens of an ingredient line. */
export { type Network, readNetwork, type StoredNetwork } from './network.ts';
export { networkScores } from './network-scores.ts';
export { type NetworkToken, type TokenInput, tokenInputs } from './token-inputs.ts';
