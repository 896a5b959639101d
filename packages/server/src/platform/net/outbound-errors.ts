/** Base class of all failures of an outbound call; the messages may be shown to users. */
export class OutboundError extends Error {
  override readonly name: string = 'OutboundError';
}

/** One text for every refusal, so that it reveals nothing about the server's network. */
const refusal =
  'The server calls public http and https addresses only. To allow an address in your own network, ' +
  'add it to OUTBOUND_TRUSTED or to the trusted networks in the site settings.';

/** The address, or one that it redirects to, is neither public nor trusted. */
export class OutboundRefusedError extends OutboundError {
  override readonly name = 'OutboundRefusedError';
  /** The refused destination, for the log. */
  readonly refused: string;

  constructor(refused: string) {
    super(refusal);
    this.refused = refused;
  }
}

/** The response was not complete in time. */
export class OutboundTimeoutError extends OutboundError {
  override readonly name = 'OutboundTimeoutError';

  constructor() {
    super('The other server took too long to respond.');
  }
}

/** The decompressed response exceeds the caller's limit. */
export class OutboundTooLargeError extends OutboundError {
  override readonly name = 'OutboundTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The other server’s response is larger than ${maxBytes} bytes.`);
    this.maxBytes = maxBytes;
  }
}

const reasons = {
  name: 'The other server’s name could not be found.',
  connect: 'The other server could not be reached.',
  certificate: 'The other server’s certificate is not valid.',
  protocol: 'The other server did not respond like a web server.',
  'content-type': 'The other server responded with a different type of content.',
  redirects: 'The other server redirected too many times.',
  busy: 'Too many calls to other servers are in progress. Please try again later.',
} as const;

/** Why an allowed call failed. */
export type OutboundFailure = keyof typeof reasons;

/** The call was allowed and failed. */
export class OutboundFailedError extends OutboundError {
  override readonly name = 'OutboundFailedError';
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure, cause?: unknown) {
    super(reasons[reason], { cause });
    this.reason = reason;
  }
}

const certificate = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
const connection = /^(ECONN|ENET|EHOST|EADDR|EPIPE|EACCES|UND_ERR_SOCKET|UND_ERR_CLOSED|UND_ERR_DESTROYED)/;
const timeout = /^(ETIMEDOUT|UND_ERR_\w*TIMEOUT)/;

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Maps an error of the network or the HTTP client to an outbound error. */
export function toOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = readCode(error);
  if (timeout.test(code)) return new OutboundTimeoutError();
  if (certificate.test(code)) return new OutboundFailedError('certificate', error);
  if (connection.test(code)) return new OutboundFailedError('connect', error);
  return new OutboundFailedError('protocol', error);
}
