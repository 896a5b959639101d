import { ApiError, isApiError, readApiError } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';
import { buildAddress } from './address.ts';
import type { AnswerAt, CallSettings, Method, OptionsAt, PathOf, SentParts } from './contract-call.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { readBody } from './read-body.ts';
import { onSite } from '../boot/site-address.ts';

/** A result with the version tag for `If-Match`. */
export interface Tagged<T> {
  data: T;
  etag: string | null;
}

type Sent = CallSettings & SentParts;

/**
 * The only way to the server: same origin, session cookie, the reader's language, JSON in and out. A caller names an
 * operation of the contract by method and path template; the compiler knows params, query, body and answer by them.
 * Calls that change something show their failure as a toast, unless `quiet`.
 */
export const api = {
  get: sender('GET'),
  getTagged: <P extends PathOf<'GET'>>(path: P, ...[options]: OptionsAt<'GET', P>) =>
    call<AnswerAt<'GET', P>>('GET', path, options),
  post: sender('POST'),
  put: sender('PUT'),
  patch: sender('PATCH'),
  delete: sender('DELETE'),
};

/** Reads a file of the server that is no operation of the contract. The caller states its type. */
export async function getOutsideContract<T>(address: string, settings?: CallSettings): Promise<T> {
  return (await call<T>('GET', address, settings)).data;
}

function sender<M extends Method>(method: M) {
  return async <P extends PathOf<M>>(path: P, ...[options]: OptionsAt<M, P>): Promise<AnswerAt<M, P>> =>
    (await call<AnswerAt<M, P>>(method, path, options)).data;
}

async function call<T>(method: Method, path: string, options: Sent = {}): Promise<Tagged<T>> {
  try {
    const { answer, data } = await withConfirmation(async () => {
      const received = await withSession(options, () => send(method, path, options));
      const read = readBody(await received.text());
      if (!received.ok) throw readApiError(received.status, read);
      return { answer: received, data: read };
    });
    if (method !== 'GET' && options.quiet !== true) apiHooks.onSuccess(data);
    return { data: data as T, etag: answer.headers.get('etag') };
  } catch (error) {
    if (method !== 'GET' && options.quiet !== true && isApiError(error)) apiHooks.onFailure(error);
    throw error;
  }
}

/** An expired session in the middle of work asks for the password and repeats the call, so that nothing is lost. */
async function withSession(options: Sent, attempt: () => Promise<Response>): Promise<Response> {
  const answer = await attempt();
  if (answer.status !== 401 || options.anonymous === true) return answer;
  return (await apiHooks.onSessionExpired()) ? attempt() : answer;
}

/** What the server wants confirmed first is asked for and repeated, so that nothing that was entered is lost. */
async function withConfirmation<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isNeeded = isApiError(error, 403) && error.code === 'CONFIRMATION_NEEDED';
    if (isNeeded && (await apiHooks.onConfirmationNeeded())) return attempt();
    throw error;
  }
}

async function send(method: Method, path: string, options: Sent): Promise<Response> {
  const { body } = options;
  const isRaw = body instanceof FormData || body instanceof URLSearchParams;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': apiHooks.locale(),
    ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  const json = body === undefined || isRaw ? null : JSON.stringify(body);
  if (body !== undefined) init.body = isRaw ? body : json;
  if (options.signal !== undefined) init.signal = options.signal;
  const address = onSite(buildAddress(path, options));
  try {
    if (method !== 'POST' || isRaw) return await fetch(address, init);
    return await withIdempotencyKey(`${address} ${json ?? ''}`, (key) =>
      fetch(address, { ...init, headers: { ...headers, ...key } }),
    );
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(0);
  }
}
