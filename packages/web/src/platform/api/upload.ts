import { buildAddress } from './address.ts';
import { ApiError, readProblem } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import type { AnswerAt, FormAt, PathOf } from './contract-call.ts';
import { readBody } from './read-body.ts';
import { onSite } from '../boot/site-address.ts';

/** How far a file is on its way, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

interface UploadOptions {
  onProgress: (progress: UploadProgress) => void;
  /** Ends the upload; it rejects with an `AbortError` then. */
  signal: AbortSignal;
}

/**
 * Sends a form and reports progress, which `fetch` cannot. Failures are as quiet as those of `api` with `quiet`: the
 * component that shows the progress shows them.
 */
export async function upload<M extends 'POST' | 'PUT', P extends PathOf<M>>(
  method: M,
  path: P,
  parts: FormAt<M, P>,
  options: UploadOptions,
): Promise<AnswerAt<M, P>> {
  const { body: form }: { body: FormData } = parts;
  const address = buildAddress(path, parts);
  const first = await send(method, address, form, options);
  const isOver = first.status === 401 && (await apiHooks.onSessionExpired());
  const { status, body } = isOver ? await send(method, address, form, options) : first;
  if (status < 200 || status >= 300) throw new ApiError(status, readProblem(body));
  return body as AnswerAt<M, P>;
}

function send(
  method: string,
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<{ status: number; body: unknown }> {
  const request = new XMLHttpRequest();
  const ended = new AbortController();
  const once = { signal: ended.signal };
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const cancelled = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => onProgress({ sent: loaded, total }),
      once,
    );
    request.addEventListener(
      'load',
      () => resolve({ status: request.status, body: readBody(request.responseText) }),
      once,
    );
    request.addEventListener('error', () => reject(new ApiError(0)), once);
    request.addEventListener('abort', cancelled, once);
    signal.addEventListener('abort', () => request.abort(), once);
    request.open(method, onSite(path));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', apiHooks.locale());
    if (signal.aborted) cancelled();
    else request.send(form);
  }).finally(() => ended.abort());
}

/** Whether a thrown value means that the user cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
