import { errorCatalogue, type ErrorCode } from '@hearth/contract';

/** Values for the `{placeholders}` of an error text; `field` is the field of the request that is to blame. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * An error of the catalogue. Services throw it; `translateError` turns it into HTTP in the client's language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** The error whose status and text clients of the route know; the code of this one is sent beside them. */
  readonly knownAs: ErrorCode;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    options: ErrorOptions & { readonly knownAs?: ErrorCode } = {},
  ) {
    super(`${code}: ${errorCatalogue[code].text}`, options);
    this.code = code;
    this.params = params;
    this.knownAs = options.knownAs ?? code;
  }
}

/** Throws the error with that code. */
export function fail(code: ErrorCode, params: ErrorParams = {}, cause?: unknown): never {
  throw new AppError(code, params, cause === undefined ? undefined : { cause });
}

/** Throws the error with that code in the words of another one, which clients of the route know. */
export function failAs(
  knownAs: ErrorCode,
  code: ErrorCode,
  params: ErrorParams = {},
  cause?: unknown,
): never {
  throw new AppError(code, params, { knownAs, cause });
}

/** Returns `value`, or throws the error with that code if it is missing. */
export function required<T>(value: T | null | undefined, code: ErrorCode): T {
  return value ?? fail(code);
}
