import type { Resolve } from './destination.ts';
import type { ConnectionOptions } from './pinned-client.ts';
import type { TrustedNetworks } from './trusted-networks.ts';

/** Limits of one call; a call can override them. */
export interface OutboundLimits {
  /** Bytes of the response, on the wire as well as decompressed. */
  readonly maxBytes: number;
  /** Milliseconds from the name lookup to the last byte, including redirects. */
  readonly timeoutMs: number;
  /** Maximum number of redirects; with 0 the redirect itself is the response. */
  readonly maxRedirects: number;
}

/** Limits of concurrent calls. */
export interface OutboundQueue {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/** The options of a call. */
export interface OutboundRequest extends Partial<OutboundLimits> {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /**
   * Called before a successful response is read; gets the media type in lower case without parameters, or ''.
   */
  readonly accept?: (contentType: string) => boolean;
}

/** The response of another server, with any status. */
export interface OutboundResponse {
  /** The final address, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; repeated values are joined by commas. */
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

/** Dependencies of a {@link SafeFetch}. */
export interface SafeFetchOptions extends ConnectionOptions {
  /** Called before every connection, so that a change of the site settings takes effect immediately. */
  readonly trusted: () => TrustedNetworks;
  /** Resolves names; the operating system's resolver by default. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<OutboundLimits & OutboundQueue>;
}

/** Default limits of a call. */
export const defaultLimits: OutboundLimits = { maxBytes: 10_000_000, timeoutMs: 15_000, maxRedirects: 5 };
/** Default queue of a {@link SafeFetch}. */
export const defaultQueue: OutboundQueue = { atOnce: 4, maxWaiting: 200, maxWaitMs: 30_000 };
