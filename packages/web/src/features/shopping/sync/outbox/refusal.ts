import { isApiError } from '../../../../platform/api/index.ts';
import type { Refusal } from './pending-change.ts';

/**
 * The refusal of a change; undefined for errors that a retry may resolve: an expired session, a busy or
 * failing server, no response.
 */
export function toRefusal(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return undefined;
  if ([401, 408, 425, 429].includes(error.status)) return undefined;
  return { kind: 'refused', reason: error.message };
}
