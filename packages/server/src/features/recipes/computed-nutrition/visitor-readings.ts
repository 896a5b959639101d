import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Calls of one address that have the ingredients of a recipe read: enough for a family that leafs through a library
 * behind one router, too few to keep the server busy.
 */
const callsAMinute = { calls: 120, windowMs: 60_000 };

/** Bounds what visitors have computed: nothing of it is stored, and they need no account to ask. */
export function visitorReadings({ clock }: Platform): RateLimit {
  return new RateLimit(clock, callsAMinute);
}
