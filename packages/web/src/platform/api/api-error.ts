import type { ErrorCode, SecondStepNeeded } from '@hearth/contract';

/** A call that failed: `status` 0 means that no answer came. `message` is fit for people, or empty. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code of the answer, where it has one. */
  readonly code: string | null;
  /** Problems by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The second step that a sign-in needs, from the server. */
  readonly secondStep: SecondStepNeeded['detail']['secondStep'] | null;

  constructor(status: number, problem: ApiProblem = { message: '' }) {
    super(problem.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? null;
    this.fields = problem.fields ?? {};
    this.secondStep = problem.secondStep ?? null;
  }
}

/** The fields of an error body. */
export interface ApiProblem {
  message: string;
  code?: string;
  fields?: Record<string, string>;
  secondStep?: SecondStepNeeded['detail']['secondStep'];
}

/**
 * The failed call in an answer. An id in the address that cannot be one (422 by its path alone) names nothing, which is
 * the same to a reader as an id of something that is gone: 404.
 */
export function readApiError(status: number, body: unknown): ApiError {
  return status === 422 && blamesAddressOnly(body)
    ? new ApiError(404)
    : new ApiError(status, readProblem(body));
}

function blamesAddressOnly(body: unknown): boolean {
  const list = isRecord(body) ? body['detail'] : null;
  return Array.isArray(list) && list.length > 0 && list.every(blamesAddress);
}

function blamesAddress(entry: unknown): boolean {
  const place = isRecord(entry) ? entry['loc'] : null;
  return Array.isArray(place) && place[0] === 'path';
}

/** Whether something thrown is a failed call, of a given status if one is asked for. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** What the server says of a failed call, else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback;
}

/** Whether the server refused a call for the reason with one of these codes of its catalogue. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return isApiError(error) && codes.some((code) => code === error.code);
}

/**
 * Reads the shapes an error may have: `{detail: "text"}`, `{detail: {message}}`, `{detail: {details: "CODE"}}`, and the
 * list of a 422 with `loc` and `msg`. Beside `detail`, which is for programs, stand the `code` of the catalogue, the
 * `field` to blame, and a `message` for readers where `detail` says too little.
 */
export function readProblem(body: unknown): ApiProblem {
  const shape = problemOfDetail(isRecord(body) ? (body['detail'] ?? body['message']) : undefined);
  if (!isRecord(body) || typeof body['code'] !== 'string') return shape;
  const { code, field, message } = body;
  const text = typeof message === 'string' ? message : shape.message;
  const fields = typeof field === 'string' && text !== '' ? { fields: { [field]: text } } : {};
  return { ...shape, code: shape.code ?? code, message: text, ...fields };
}

function problemOfDetail(detail: unknown): ApiProblem {
  if (typeof detail === 'string') return { message: detail };
  if (Array.isArray(detail)) return problemOfList(detail);
  if (!isRecord(detail)) return { message: '' };
  const message = typeof detail['message'] === 'string' ? detail['message'] : '';
  if (isRecord(detail['secondStep'])) return { message, secondStep: readSecondStep(detail['secondStep']) };
  const code = detail['details'] ?? detail['code'];
  return typeof code === 'string' ? { message, code } : { message };
}

function readSecondStep(step: Record<string, unknown>): SecondStepNeeded['detail']['secondStep'] {
  return step as SecondStepNeeded['detail']['secondStep'];
}

function problemOfList(list: readonly unknown[]): ApiProblem {
  const fields: Record<string, string> = {};
  const messages: string[] = [];
  for (const entry of list) {
    if (!isRecord(entry) || typeof entry['msg'] !== 'string') continue;
    const field = Array.isArray(entry['loc']) ? String(entry['loc'].at(-1) ?? '') : '';
    messages.push(field === '' ? entry['msg'] : `${field}: ${entry['msg']}`);
    if (field !== '') fields[field] ??= entry['msg'];
  }
  return { message: messages.join('\n'), fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
