import { ApiError, readProblem } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import { requestFile } from './fetch-file.ts';
import { readBody } from './read-body.ts';

/**
 * The bytes of a file that the server makes for this request, which can take a while.
 * @throws ApiError with what the server says in the language of the reader; status 0 if it cannot be reached
 */
export async function fetchMade(address: string, signal: AbortSignal): Promise<Blob> {
  const headers = { 'accept-language': apiHooks.locale() };
  const answer = await requestFile(address, { signal, headers });
  if (!answer.ok) throw new ApiError(answer.status, readProblem(readBody(await answer.text())));
  return answer.blob();
}
