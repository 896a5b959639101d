import { errorCatalogue, type ErrorCode } from '@hearth/contract';

/** Values for the `{placeholders}` of an error text. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * An error of the catalogue. Services throw it; `translateError` turns it into HTTP in the client's language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(`${code}: ${errorCatalogue[code].text}`, options);
    this.code = code;
    this.params = params;
  }
}

/** Throws the error with that code. */
export function fail(code: ErrorCode, params: ErrorParams = {}, cause?: unknown): never {
  throw new AppError(code, params, cause === undefined ? undefined : { cause });
}

/** Returns `value`, or throws the error with that code if it is missing. */
export function required<T>(value: T | null | undefined, code: ErrorCode): T {
  return value ?? fail(code);
}
