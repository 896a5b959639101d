import { type ApiError, isApiError } from '../../../../platform/api/index.ts';

/** Why a file was not stored, as a key of the texts; null where the server says it in words of its own. */
export function uploadProblem(error: unknown): 'offline' | 'tooLarge' | 'refused' | 'full' | null {
  if (!isApiError(error)) return null;
  return keys.get(error.status) ?? null;
}

const keys: ReadonlyMap<ApiError['status'], 'offline' | 'tooLarge' | 'refused' | 'full'> = new Map([
  [0, 'offline'],
  [403, 'refused'],
  [404, 'refused'],
  [413, 'tooLarge'],
  [507, 'full'],
]);
