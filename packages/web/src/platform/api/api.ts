import { ApiError, isApiError, problemOf } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import { queryText, type QueryValue } from './query-text.ts';
import { readBody } from './read-body.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What may go along with a call. */
export interface CallOptions {
  query?: Readonly<Record<string, QueryValue>>;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** No toast: the caller shows success and failure itself. */
  quiet?: boolean;
  /** A 401 is an answer like any other: no dialog to sign in again. */
  anonymous?: boolean;
}

/** An answer with the version tag that `If-Match` wants back. */
export interface Tagged<T> {
  data: T;
  etag: string | null;
}

/**
 * The only way to the server: same origin, session cookie, the reader's language, JSON in and out. A body may also be
 * FormData or URLSearchParams, which travel as they are. Calls that change something show their failure as a toast,
 * unless `quiet`.
 */
export const api = {
  get: async <T>(path: string, options?: CallOptions) =>
    (await call<T>('GET', path, undefined, options)).data,
  getTagged: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: async <T>(path: string, body?: unknown, options?: CallOptions) =>
    (await call<T>('POST', path, body, options)).data,
  put: async <T>(path: string, body?: unknown, options?: CallOptions) =>
    (await call<T>('PUT', path, body, options)).data,
  patch: async <T>(path: string, body?: unknown, options?: CallOptions) =>
    (await call<T>('PATCH', path, body, options)).data,
  delete: async <T>(path: string, options?: CallOptions) =>
    (await call<T>('DELETE', path, undefined, options)).data,
};

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Tagged<T>> {
  try {
    const answer = await withSession(options, () => send(method, path, body, options));
    const data = readBody(await answer.text());
    if (!answer.ok) throw new ApiError(answer.status, problemOf(data));
    if (method !== 'GET' && options.quiet !== true) apiHooks.onSuccess(data);
    return { data: data as T, etag: answer.headers.get('etag') };
  } catch (error) {
    if (method !== 'GET' && options.quiet !== true && isApiError(error)) apiHooks.onFailure(error);
    throw error;
  }
}

/** An expired session in the middle of work asks for the password and repeats the call, so that nothing is lost. */
async function withSession(options: CallOptions, attempt: () => Promise<Response>): Promise<Response> {
  const answer = await attempt();
  if (answer.status !== 401 || options.anonymous === true) return answer;
  return (await apiHooks.onSessionExpired()) ? attempt() : answer;
}

async function send(method: Method, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const isRaw = body instanceof FormData || body instanceof URLSearchParams;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': apiHooks.locale(),
    ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = isRaw ? body : JSON.stringify(body);
  if (options.signal !== undefined) init.signal = options.signal;
  try {
    return await fetch(`${path}${queryText(options.query)}`, init);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(0);
  }
}
