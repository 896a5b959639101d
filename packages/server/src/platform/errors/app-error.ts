import { errorCatalogue, type ErrorCode } from '@hearth/contract';

/** Values for the `{placeholders}` of an error text. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error of the catalogue. Services throw it; one translator turns it into HTTP in the reader's language. */
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

/** Throws the error of that code. */
export function fail(code: ErrorCode, params: ErrorParams = {}, cause?: unknown): never {
  throw new AppError(code, params, cause === undefined ? undefined : { cause });
}

/** `value`, or the error of that code when it is missing. */
export function required<T>(value: T | null | undefined, code: ErrorCode): T {
  return value ?? fail(code);
}
