import { ApiError, problemOf } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import { readBody } from './read-body.ts';

/**
 * The bytes of a file that the server makes for this request, which can take a while.
 * @throws ApiError with what the server says in the language of the reader; status 0 if it cannot be reached
 */
export async function fetchMade(address: string, signal: AbortSignal): Promise<Blob> {
  const headers = { 'accept-language': apiHooks.locale() };
  const answer = await fetch(address, { credentials: 'same-origin', headers, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      throw new ApiError(0);
    },
  );
  if (!answer.ok) throw new ApiError(answer.status, problemOf(readBody(await answer.text())));
  return answer.blob();
}
