import { ApiError } from './api-error.ts';

/**
 * The bytes of a file of this server, with the type that it is sent as.
 * @throws ApiError with the status of the answer; 0 if the server cannot be reached
 */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0);
  });
  if (!answer.ok) throw new ApiError(answer.status);
  return answer.blob();
}
