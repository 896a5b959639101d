import { OutboundFailedError, OutboundTimeoutError } from './outbound-errors.ts';

const passing = new Set<string>(['name', 'connect', 'protocol', 'busy']);
const passingStatuses = new Set([408, 425, 429]);

/** Whether a call that failed so may succeed later. */
export function isPassingFailure(error: unknown): boolean {
  if (error instanceof OutboundTimeoutError) return true;
  return error instanceof OutboundFailedError && passing.has(error.reason);
}

/** Whether the same call may get another answer later. */
export function isPassingStatus(status: number): boolean {
  return status >= 500 || passingStatuses.has(status);
}
