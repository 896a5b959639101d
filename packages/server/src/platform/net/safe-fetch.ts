import type { Dispatcher } from 'undici';
import {
  createConcurrencyLimit,
  ConcurrencyLimitError,
  type ConcurrencyLimit,
} from '../concurrency/concurrency-limit.ts';
import { checkDestination, systemResolve, type Resolve } from './destination.ts';
import { callHeaders, flatHeaders, mediaType } from './headers.ts';
import {
  defaultLimits,
  defaultQueue,
  type OutboundLimits,
  type OutboundRequest,
  type OutboundResponse,
  type SafeFetch,
  type SafeFetchOptions,
} from './outbound.ts';
import {
  OutboundFailedError,
  OutboundTimeoutError,
  OutboundTooLargeError,
  toOutboundError,
} from './outbound-errors.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { redirectedCall, type OutboundCall } from './redirects.ts';

export type { SafeFetch, SafeFetchOptions } from './outbound.ts';

/** Loads the HTTP library with the first call, so that the server starts faster. */
const connection = () => import('./pinned-client.ts');

function firstCall(url: string, { method, headers, body }: OutboundRequest): OutboundCall {
  const call = { url, method: method ?? 'GET', headers: callHeaders(headers ?? {}) };
  return body === undefined ? call : { ...call, body };
}

/** Waits for work that cannot be aborted, but no longer than until the signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new OutboundTimeoutError());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** One exchange: the call, its limits and its abort signal. */
interface Exchange {
  readonly call: OutboundCall;
  readonly limits: OutboundLimits;
  readonly accept: (contentType: string) => boolean;
  readonly signal: AbortSignal;
}

/** The response, or the call that it redirects to. */
type Outcome = { readonly answer: OutboundResponse } | { readonly next: OutboundCall };

async function readOutcome(
  { call, limits, accept }: Exchange,
  { statusCode: status, headers: rawHeaders, body }: Dispatcher.ResponseData,
): Promise<Outcome> {
  const headers = flatHeaders(rawHeaders);
  const next = redirectedCall(call, status, headers['location']);
  if (next && limits.maxRedirects > 0) return { next };
  const contentType = mediaType(headers['content-type']);
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && !accept(contentType)) throw new OutboundFailedError('content-type');
  const isBodyless = call.method === 'HEAD';
  if (!isBodyless && Number(headers['content-length']) > limits.maxBytes) {
    throw new OutboundTooLargeError(limits.maxBytes);
  }
  const content = await readBody(
    body,
    isBodyless ? '' : (headers['content-encoding'] ?? ''),
    limits.maxBytes,
  );
  return { answer: { url: call.url, status, headers, body: content, contentType } };
}

/** Executes calls with limited concurrency. */
class OutboundClient {
  readonly #options: SafeFetchOptions;
  readonly #resolve: Resolve;
  readonly #limiter: ConcurrencyLimit;

  constructor(options: SafeFetchOptions) {
    this.#options = options;
    this.#resolve = options.resolve ?? systemResolve;
    this.#limiter = createConcurrencyLimit({ ...defaultQueue, ...options.limits });
  }

  async fetch(url: string, request: OutboundRequest): Promise<OutboundResponse> {
    try {
      return await this.#limiter.run(() => this.#withinTime(url, request));
    } catch (error) {
      throw error instanceof ConcurrencyLimitError ? new OutboundFailedError('busy') : error;
    }
  }

  async #withinTime(url: string, request: OutboundRequest): Promise<OutboundResponse> {
    const limits = { ...defaultLimits, ...this.#options.limits, ...request };
    const stopper = new AbortController();
    const timer = setTimeout(() => stopper.abort(new OutboundTimeoutError()), limits.timeoutMs);
    const accept = request.accept ?? (() => true);
    try {
      return await this.#follow({ call: firstCall(url, request), limits, accept, signal: stopper.signal });
    } catch (error) {
      throw stopper.signal.aborted ? new OutboundTimeoutError() : toOutboundError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #follow(first: Exchange): Promise<OutboundResponse> {
    let outcome = await this.#exchange(first);
    for (let redirects = 0; 'next' in outcome; redirects += 1) {
      if (redirects >= first.limits.maxRedirects) throw new OutboundFailedError('redirects');
      outcome = await this.#exchange({ ...first, call: outcome.next });
    }
    return outcome.answer;
  }

  /** One hop. The destination is checked here, so no hop can skip the check. */
  async #exchange(exchange: Exchange): Promise<Outcome> {
    const { call, signal } = exchange;
    const checking = checkDestination(call.url, this.#options.trusted(), this.#resolve);
    const destination = await untilAborted(checking, signal);
    const { pinnedClient } = await connection();
    const client = pinnedClient(destination, this.#options);
    try {
      const response = await client.request({
        path: destination.url.pathname + destination.url.search,
        method: call.method,
        headers: { ...call.headers, 'accept-encoding': acceptedEncodings },
        ...(call.body === undefined ? {} : { body: call.body }),
        signal,
      });
      return await readOutcome(exchange, response);
    } finally {
      await client.destroy();
    }
  }
}

/**
 * The only way out for HTTP. Every address, including those of redirects, is checked, and the socket connects
 * to the checked address; time, size and concurrency are limited.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const client = new OutboundClient(options);
  return (url, request = {}) => client.fetch(url, request);
}
