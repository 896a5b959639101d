import { errorCatalogue, type ErrorCode, type ErrorEntry } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { ConcurrencyLimitError } from '../../concurrency/concurrency-limit.ts';
import { AppError, type ErrorParams } from '../../errors/app-error.ts';
import { ObjectStorageError } from '../../object-storage/object-storage-error.ts';
import { durationText, fillIn, type Locale, getTexts } from '../../i18n/locales.ts';
import { ValidationError } from '../input/validation.ts';

/** An error as sent to the client. */
export interface HttpError {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for unknown errors: logged in full, answered without details. */
  readonly unexpected: boolean;
}

/**
 * The only place that turns an error into HTTP. Known errors keep the format of the contract, in the client's
 * language; unknown ones become a 500 without details.
 *
 * @param maxBodyBytes the size limit of the request's route
 */
export function translateError(
  error: unknown,
  locale: Locale,
  production: boolean,
  maxBodyBytes: number = limits.jsonBodyBytes,
): HttpError {
  if (error instanceof ValidationError) return validationAnswer(error, production);
  if (error instanceof AppError) return catalogueAnswer(error.code, error.params, locale, error.knownAs);
  const code = foreignCode(error, maxBodyBytes);
  if (code !== undefined) return catalogueAnswer(code.code, code.params, locale);
  return { ...catalogueAnswer('serverError', {}, locale), unexpected: true };
}

function validationAnswer(error: ValidationError, production: boolean): HttpError {
  const body = production
    ? { detail: error.details }
    : { status_code: 422, message: error.message, data: null };
  return { status: 422, body, unexpected: false };
}

/** The rest of an oversized body is not read, so its connection cannot be reused. */
const closing = { connection: 'close' };

const headersOf: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  notAuthenticated: { 'www-authenticate': 'Bearer' },
  busy: { 'retry-after': '5', connection: 'close' },
  databaseAway: { 'retry-after': '5' },
  filesAway: { 'retry-after': '10' },
  exportsBusy: { 'retry-after': '60' },
  restoring: { 'retry-after': '5' },
  bodyTooLarge: closing,
  formTooLarge: closing,
};

/** The response for an error of the catalogue, with status and text of the error that clients know it as. */
export function catalogueAnswer(
  code: ErrorCode,
  params: ErrorParams,
  locale: Locale,
  knownAs: ErrorCode = code,
): HttpError {
  const entry: ErrorEntry = errorCatalogue[code];
  const known: ErrorEntry = errorCatalogue[knownAs];
  const filled = withDuration(params, locale);
  const text = fillIn(knownText(knownAs, locale), filled);
  const field = params['field'] ?? entry.field;
  const explanation = explainCode(code, knownAs, filled, locale);
  const more = hasReason(known) ? (params['reason'] ?? explanation) : explanation;
  const isTold = known.shape !== 'details' && (field !== undefined || more !== undefined || entry.isCoded);
  const body = {
    ...buildBody(known, text, { field: String(field), more }),
    ...(isTold === true ? { code } : {}),
    ...(isTold === true && field !== undefined ? { field } : {}),
    ...(isTold === true && more !== undefined ? { message: more } : {}),
  };
  const answer = { status: known.status, body, unexpected: false };
  const headers = headersOf[code];
  return headers === undefined ? answer : { ...answer, headers };
}

/** Shapes with a place for a reason that only the thrower knows. */
function hasReason({ shape }: ErrorEntry): boolean {
  return shape === 'details' || shape === 'explained';
}

/** An entry of validation is for programs, as those of the schemas are, and not translated. */
function knownText(code: ErrorCode, locale: Locale): string {
  const { shape, text }: ErrorEntry = errorCatalogue[code];
  return shape === 'invalid' ? text : (getTexts(locale).errors[code] ?? text);
}

/** What readers are told beside the known text; the error's own text if it is known as another one. */
function explainCode(
  code: ErrorCode,
  knownAs: ErrorCode,
  params: ErrorParams,
  locale: Locale,
): string | undefined {
  const { explanation }: ErrorEntry = errorCatalogue[code];
  const own = getTexts(locale).explanations[code] ?? explanation;
  const text = own ?? (code === knownAs ? undefined : knownText(code, locale));
  return text === undefined ? undefined : fillIn(text, params);
}

/** `minutes` are shown in words, as `{duration}`. */
function withDuration(params: ErrorParams, locale: Locale): ErrorParams {
  const { minutes } = params;
  return typeof minutes === 'number' ? { ...params, duration: durationText(minutes, locale) } : params;
}

function buildBody(
  { shape, type = '' }: ErrorEntry,
  text: string,
  { field, more }: { readonly field: string; readonly more: string | number | undefined },
): { readonly detail: unknown } {
  switch (shape) {
    case 'invalid':
      return { detail: [{ type, loc: ['body', field], msg: text, input: '' }] };
    case 'object':
      return { detail: { message: text, error: true, exception: null } };
    case 'details':
      return { detail: { details: text, ...(more === undefined ? {} : { message: more }) } };
    case 'message':
      return { detail: { message: text } };
    case 'explained':
    case 'plain':
      return { detail: text };
  }
}

/** Maps errors of the framework and of the disk to the catalogue. */
function foreignCode(
  error: unknown,
  maxBodyBytes: number,
): { code: ErrorCode; params: ErrorParams } | undefined {
  if (error instanceof ConcurrencyLimitError) return { code: 'busy', params: {} };
  if (error instanceof ObjectStorageError) return { code: 'filesAway', params: {} };
  if (!(error instanceof Error)) return undefined;
  if ('sqliteCode' in error && error.sqliteCode === sqliteFull) return { code: 'diskFull', params: {} };
  switch ('code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'bodyTooLarge', params: { limit: maxBodyBytes } };
    case 'FST_REQ_FILE_TOO_LARGE':
      return { code: 'bodyTooLarge', params: { limit: limits.fileBytes } };
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return { code: 'formTooLarge', params: { files: limits.formFiles, fields: limits.formFields } };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return { code: 'unsupportedMediaType', params: { allowed: 'application/json' } };
    case 'FST_ERR_BAD_URL':
      return { code: 'malformedUrl', params: {} };
    case 'ENOSPC':
    case '53100':
      return { code: 'diskFull', params: {} };
    default:
      return clientFault(error);
  }
}

/** SQLITE_FULL (sqlite.org/rescode.html): the driver's errors share one name and differ in this number. */
const sqliteFull = 13;

/** The framework's 4xx errors stay client errors, without their texts. */
function clientFault(error: Error): { code: ErrorCode; params: ErrorParams } | undefined {
  if (!('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? { code: 'badRequest', params: {} } : undefined;
}
