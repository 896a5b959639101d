import type { ErrorCode } from '@hearth/contract';
import type { TFunction } from 'i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { sessionNotKept } from './sessions.queries.ts';

/** What the page says of refusals whose words are fixed. */
const fixedTexts = {
  wrongCredentials: 'problem.wrong',
  lockedOut: 'problem.locked',
  lockedOutUntilReset: 'problem.locked',
  tooManyAttempts: 'problem.tooMany',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Refusals that the server explains to the reader, besides or instead of a fixed text. */
const explained = new Set<string>([
  'lockedOut',
  'lockedOutUntilReset',
  'addressMismatch',
  'baseUrlMissing',
] satisfies ErrorCode[]);

/** Why a sign-in failed, in paragraphs: by the code of the answer, since a proxy may answer with any status. */
export function signInProblem(error: unknown, t: TFunction<'sessions'>): string[] {
  if (isApiError(error, 0)) return [t('problem.network')];
  const { code, message } = isApiError(error) ? error : { code: null, message: '' };
  if (code === sessionNotKept) return [t('problem.notKept', { visited: globalThis.location.origin })];
  const fixed = code !== null && isFixed(code) ? [t(fixedTexts[code])] : [];
  const explanation = code !== null && explained.has(code) && message !== '' ? [message] : [];
  const texts = [...fixed, ...explanation];
  return texts.length === 0 ? [t('problem.other')] : texts;
}

function isFixed(code: string): code is keyof typeof fixedTexts {
  return Object.hasOwn(fixedTexts, code);
}
