import { isApiError } from '../../../platform/api/index.ts';

/** Which message of the catalogue says why signing in failed. */
export type SignInProblem = 'wrong' | 'locked' | 'network' | 'tooMany' | 'other';

/** 401 wrong credentials, 423 locked, 429 too many attempts, no answer at all, anything else. */
export function signInProblem(error: unknown): SignInProblem {
  if (isApiError(error, 401)) return 'wrong';
  if (isApiError(error, 423)) return 'locked';
  if (isApiError(error, 429)) return 'tooMany';
  return isApiError(error, 0) ? 'network' : 'other';
}
