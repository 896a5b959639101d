import type { Clock } from '../clock/clock.ts';
import { fail } from '../errors/app-error.ts';

/** How often something may be done within a time. */
export interface RateLimitRule {
  readonly calls: number;
  readonly windowMs: number;
}

interface Window {
  readonly endsAt: number;
  calls: number;
}

/** Callers that are remembered at once; beyond that the one remembered longest is forgotten. */
const maxCallers = 20_000;

/**
 * Counts the calls of each caller, of good and bad ones alike. Every process counts for itself: two replicas let
 * through twice as many, which is still few.
 */
export class RateLimit {
  readonly #clock: Clock;
  readonly #rule: RateLimitRule;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, rule: RateLimitRule) {
    this.#clock = clock;
    this.#rule = rule;
  }

  /**
   * Counts one more call of the caller, an address for example.
   * @throws AppError `tooManyRequests` when that is more than the rule allows
   */
  count(caller: string): void {
    const now = this.#clock.now().getTime();
    const window = this.#windowOf(caller, now);
    window.calls += 1;
    if (window.calls > this.#rule.calls) fail('tooManyRequests');
  }

  #windowOf(caller: string, now: number): Window {
    const known = this.#windows.get(caller);
    if (known !== undefined && known.endsAt > now) return known;
    const fresh = { endsAt: now + this.#rule.windowMs, calls: 0 };
    this.#windows.delete(caller);
    this.#windows.set(caller, fresh);
    const [longest] = this.#windows.keys();
    if (this.#windows.size > maxCallers && longest !== undefined) this.#windows.delete(longest);
    return fresh;
  }
}
