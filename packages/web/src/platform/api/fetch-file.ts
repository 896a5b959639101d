import { ApiError } from './api-error.ts';
import { onSite } from '../boot/site-address.ts';

/**
 * The answer of a request for a file of this server, whatever its status.
 * @throws ApiError with status 0 if the server cannot be reached
 */
export async function requestFile(
  address: string,
  { signal, headers = {} }: { signal: AbortSignal; headers?: Record<string, string> },
): Promise<Response> {
  return fetch(onSite(address), { credentials: 'same-origin', headers, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0);
  });
}

/**
 * The bytes of a file of this server, with the type that it is sent as.
 * @throws ApiError with the status of the answer; 0 if the server cannot be reached
 */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await requestFile(address, { signal });
  if (!answer.ok) throw new ApiError(answer.status);
  return answer.blob();
}
