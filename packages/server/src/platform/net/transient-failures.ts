import { OutboundFailedError, OutboundTimeoutError } from './outbound-errors.ts';

const transientReasons = new Set<string>(['name', 'connect', 'protocol', 'busy']);
const transientStatuses = new Set([408, 425, 429]);

/** Whether the failure is transient, so that a retry can succeed. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof OutboundTimeoutError) return true;
  return error instanceof OutboundFailedError && transientReasons.has(error.reason);
}

/** Whether a retry can get a different response. */
export function isTransientStatus(status: number): boolean {
  return status >= 500 || transientStatuses.has(status);
}
