import type { Locale } from '../../i18n/locales.ts';
import { translateError } from './translate-error.ts';

interface ErrorBody {
  readonly message?: unknown;
  readonly detail?: unknown;
}

/** An error in one sentence for its reader, where no answer of its own tells it: in the middle of a stream. */
export function describeError(error: unknown, locale: Locale, production: boolean): string {
  const { body } = translateError(error, locale, production);
  return findSentence(body) ?? (error instanceof Error ? error.name : 'Error');
}

function findSentence(body: unknown): string | null {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return null;
  const { message, detail } = body as ErrorBody;
  if (typeof message === 'string') return message;
  const [first] = Array.isArray(detail) ? (detail as unknown[]) : [detail];
  return typeof first === 'object' && first !== null && 'msg' in first && typeof first.msg === 'string'
    ? first.msg
    : findSentence(first);
}
