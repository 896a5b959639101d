import { hasCode, isApiError } from '../../../platform/api/index.ts';

/** What went wrong, as a key of the catalogue. */
export function resetProblem(error: unknown): 'network' | 'tooMany' | 'token' | 'other' {
  if (isApiError(error, 0)) return 'network';
  if (hasCode(error, 'tooManyRequests')) return 'tooMany';
  return hasCode(error, 'invalidResetToken') ? 'token' : 'other';
}
