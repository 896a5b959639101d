import { ApiError, problemOf } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import { readBody } from './read-body.ts';

/**
 * The bytes of a file of this server, with the type that it is sent as.
 * @throws ApiError with the status and the message of the answer; 0 if the server cannot be reached
 */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
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
