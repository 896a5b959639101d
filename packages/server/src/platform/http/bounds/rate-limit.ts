import type { Clock } from '../../clock/clock.ts';
import { fail } from '../../errors/app-error.ts';

/** The number of calls allowed in a time window. */
export interface RateLimitRule {
  readonly calls: number;
  readonly windowMs: number;
}

interface Window {
  readonly endsAt: number;
  calls: number;
}

/** Stored callers; beyond that the one with the oldest window is dropped. */
const maxCallers = 20_000;

/**
 * A rate limit per caller that counts successful and failed calls. Each process counts separately: two
 * replicas allow twice as many calls, which is still few.
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
   * Counts one call of the caller, identified by its address for example.
   * @throws AppError `tooManyRequests` if the caller exceeds the rule
   */
  count(caller: string): void {
    const now = this.#clock.now().getTime();
    const window = this.#windowOf(caller, now);
    window.calls += 1;
    if (window.calls > this.#rule.calls) fail('tooManyRequests');
  }

  #windowOf(caller: string, now: number): Window {
    const current = this.#windows.get(caller);
    if (current !== undefined && current.endsAt > now) return current;
    const fresh = { endsAt: now + this.#rule.windowMs, calls: 0 };
    this.#windows.delete(caller);
    this.#windows.set(caller, fresh);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > maxCallers && oldest !== undefined) this.#windows.delete(oldest);
    return fresh;
  }
}
