import { type Network, networkScores } from './network/index.ts';
import type { Calibration } from './calibration.ts';
import type { Token } from './tokens/tokens.ts';

/** A network that is asked where the conditional random field alone is not sure. */
export interface OpinionPool {
  readonly network: Network;
  /** The mean of the transitions of both, flat. */
  readonly transitions: Float64Array;
  readonly calibration: Calibration;
}

/**
 * Joins a network to the transitions of a field. Their logarithmic opinion pool with equal weights is a conditional
 * random field again, whose scores and transitions are the means of theirs (Smith, Cohn and Osborne 2005, Logarithmic
 * Opinion Pools for Conditional Random Fields).
 */
export function opinionPool(
  transitions: Float64Array,
  network: Network,
  calibration: Calibration,
): OpinionPool {
  return { network, transitions: means(transitions, network.matrices.transitions.values), calibration };
}

/** The scores of the pool: the means of those of the field and of the network. */
export function pooledScores(
  scores: Float64Array,
  tokens: readonly Token[],
  { network }: OpinionPool,
): Float64Array {
  return means(scores, networkScores(tokens, network));
}

function means(ones: Float64Array, others: ArrayLike<number>): Float64Array {
  return ones.map((one, at) => (one + (others[at] ?? 0)) / 2);
}
