import type { PathOf } from './contract-call.ts';
import { ApiError } from './api-error.ts';
import { requestFile } from './fetch-file.ts';

/**
 * When the events of a stream of the server arrive that ends by itself, in milliseconds from the first.
 * @throws ApiError status 0 if the server cannot be reached
 */
export async function timeEvents(path: PathOf<'GET'>, signal: AbortSignal): Promise<number[]> {
  const answer = await requestFile(path, { signal });
  if (!answer.ok || answer.body === null) throw new ApiError(answer.status);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const arrivals: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const now = performance.now();
    for (const _ of part.value.matchAll(/\n\n/g)) arrivals.push(now - (arrivals[0] ?? now));
  }
  return arrivals;
}
