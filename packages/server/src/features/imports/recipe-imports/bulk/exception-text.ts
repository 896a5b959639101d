import { type Locale } from '../../../../platform/i18n/locales.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { translateError } from '../../../../platform/http/errors/translate-error.ts';

/** Failures to get at a page: what the website said is more than that there is no recipe. */
const explained: ReadonlySet<string> = new Set([
  'importForbidden',
  'importHostUnknown',
  'importNotAPage',
  'importPageMissing',
  'importUnreachable',
  'importVideoWithoutRecipe',
  'importWebsiteFailed',
]);

/**
 * Why an import failed, as reports show it: the status that a request would have got, and what
 * programs for the reference know it by, such as `400: {'details': 'BAD_RECIPE_DATA'}`; behind it what the website said,
 * in the language of the user who imports. What must not be disclosed becomes a blank `500`.
 */
export function exceptionText(error: unknown, locale: Locale = 'en-US'): string {
  const { status, body } = translateError(error, locale, true);
  const { detail } = body as { detail: unknown };
  const isExplained = error instanceof AppError && explained.has(error.code);
  return [`${status}: ${readText(detail)}`, isExplained ? readMessage(detail) : ''].join(' ').trim();
}

function readMessage(detail: unknown): string {
  return typeof detail === 'object' && detail !== null && 'message' in detail ? String(detail.message) : '';
}

function readText(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null) return String(detail);
  if ('details' in detail) return `{'details': '${String(detail.details)}'}`;
  return 'message' in detail ? String(detail.message) : JSON.stringify(detail);
}
