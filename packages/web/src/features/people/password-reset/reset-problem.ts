import { isApiError } from '../../../platform/api/index.ts';

/** What went wrong, as a key of the catalogue. */
export function resetProblem(error: unknown): 'network' | 'tooMany' | 'token' | 'other' {
  if (isApiError(error, 0)) return 'network';
  if (isApiError(error, 429)) return 'tooMany';
  return isApiError(error, 400) ? 'token' : 'other';
}
