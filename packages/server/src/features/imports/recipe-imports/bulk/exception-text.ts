import { translateError } from '../../../../platform/http/errors/translate-error.ts';

/**
 * Why an import failed, as reports show it: the status that a request would have got, and what
 * programs for the reference know it by, such as `400: {'details': 'BAD_RECIPE_DATA'}`. What must not be disclosed
 * becomes a blank `500`.
 */
export function exceptionText(error: unknown): string {
  const { status, body } = translateError(error, 'en-US', true);
  const { detail } = body as { detail: unknown };
  return `${status}: ${readText(detail)}`;
}

function readText(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null) return String(detail);
  if ('details' in detail) return `{'details': '${String(detail.details)}'}`;
  return 'message' in detail ? String(detail.message) : JSON.stringify(detail);
}
