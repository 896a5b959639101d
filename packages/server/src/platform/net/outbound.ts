import type { Resolve } from './destination.ts';
import type { ConnectionOptions } from './pinned-client.ts';
import type { TrustedNetworks } from './trusted-networks.ts';

/** Bounds of one call; a call may bring its own. */
export interface OutboundLimits {
  /** Bytes of the answer, on the wire as well as decompressed. */
  readonly maxBytes: number;
  /** Milliseconds from the first look at the name to the last byte, all redirects included. */
  readonly timeoutMs: number;
  /** Redirects that are followed; with 0 the redirect itself is the answer. */
  readonly maxRedirects: number;
}

/** How many calls there may be at a time. */
export interface OutboundQueue {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/** What a caller asks for. */
export interface OutboundRequest extends Partial<OutboundLimits> {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Asked before a successful answer is read; gets the media type in lower case without parameters, or ''. */
  readonly accept?: (contentType: string) => boolean;
}

/** The answer of another server, of any status. */
export interface OutboundResponse {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; values of a name that came several times are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  readonly body: Buffer;
  /** The media type in lower case without parameters, or ''. */
  readonly contentType: string;
}

/**
 * Calls another server.
 * @throws OutboundRefusedError, OutboundTimeoutError, OutboundTooLargeError, OutboundFailedError
 */
export type SafeFetch = (url: string, request?: OutboundRequest) => Promise<OutboundResponse>;

/** What a {@link SafeFetch} is made of. */
export interface SafeFetchOptions extends ConnectionOptions {
  /** Asked before every connection, so that a change of the site settings counts at once. */
  readonly trusted: () => TrustedNetworks;
  /** Looks up names; the operating system when absent. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<OutboundLimits & OutboundQueue>;
}

/** Bounds of a call that brings none. */
export const DEFAULT_LIMITS: OutboundLimits = { maxBytes: 10_000_000, timeoutMs: 15_000, maxRedirects: 5 };
/** The queue of a {@link SafeFetch} that is told nothing else. */
export const DEFAULT_QUEUE: OutboundQueue = { atOnce: 4, maxWaiting: 200, maxWaitMs: 30_000 };
