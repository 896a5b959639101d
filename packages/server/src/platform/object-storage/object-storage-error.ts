/** Codes of answers that a later try may not have, beside those of a busy service. */
const passing = new Set([
  'BadDigest',
  'EtagMismatch',
  'IncompleteBody',
  'OperationAborted',
  'RequestTimeout',
]);

/** The service did not do what was asked; the message is its own code, such as `NoSuchBucket`. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
  /** The status of HTTP; null if there was no answer. */
  readonly status: number | null;

  constructor(code: string, status: number | null, options?: ErrorOptions) {
    super(code, options);
    this.status = status;
  }

  /** Whether the same may succeed a moment later: no answer, a busy service, or what came was damaged on the way. */
  get isPassing(): boolean {
    const { status, message } = this;
    return status === null || status === 429 || status >= 500 || passing.has(message);
  }

  /** Whether it says that there is no such object, in a bucket that is there. */
  get isMissing(): boolean {
    return this.message === 'NoSuchKey';
  }
}

/** The error of a request that got no answer, by the code of the connection, such as `ECONNREFUSED`. */
export function connectionError(error: unknown): ObjectStorageError {
  return new ObjectStorageError(findCode(error) ?? 'NoAnswer', null, { cause: error });
}

function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError') return 'TimedOut';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : findCode(error.cause);
}
