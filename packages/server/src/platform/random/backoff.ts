import type { Random } from './random.ts';

/** Exponential backoff: the first delay and the longest one, in milliseconds. */
export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * Milliseconds to wait after that many failures in a row, at least 1: `firstMs` doubled each time up to `maxMs`, of which
 * a random part of at most half is taken off (equal jitter). Work that failed together is so not retried in lock step.
 */
export function backoffMs(random: Random, failures: number, { firstMs, maxMs }: Backoff): number {
  const longest = Math.min(firstMs * 2 ** (failures - 1), maxMs);
  const half = Math.floor(longest / 2);
  return longest - random.int(half + 1);
}
