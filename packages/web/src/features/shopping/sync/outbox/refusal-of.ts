import { isApiError } from '../../../../platform/api/index.ts';
import type { Refusal } from './pending-change.ts';

/** A session that ended, a busy server or one that fails may take the same later; any other refusal is for good. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return undefined;
  if ([401, 408, 425, 429].includes(error.status)) return undefined;
  return { kind: 'refused', reason: error.message };
}
