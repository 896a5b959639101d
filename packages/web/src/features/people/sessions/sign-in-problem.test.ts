import type { TFunction } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import texts from '@hearth/locales/en-US/sessions.json' with { type: 'json' };
import { sessionNotKept } from './sessions.queries.ts';
import { signInProblem } from './sign-in-problem.ts';

const t = ((key: string, values: Record<string, string> = {}) => {
  const text = texts.problem[key.replace('problem.', '') as keyof typeof texts.problem];
  return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}) as unknown as TFunction<'sessions'>;

const refused = (status: number, code?: string, message = 'the server’s words') =>
  signInProblem(new ApiError(status, code === undefined ? { message } : { message, code }), t);

describe('what the sign-in form says', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('uses the quoted words of wrong credentials', () => {
    expect(refused(401, 'wrongCredentials')).toEqual(['Invalid Credentials']);
  });

  it.each(['lockedOut', 'lockedOutUntilReset'])(
    'uses the quoted words of a lock, and how long it lasts',
    (code) => {
      expect(refused(423, code, 'Try again in 24 hours')).toEqual([
        'Account Locked. Please try again later',
        'Try again in 24 hours',
      ]);
    },
  );

  it.each(['addressMismatch', 'baseUrlMissing'])('repeats what is wrong with the address (%s)', (code) => {
    expect(refused(403, code)).toEqual(['the server’s words']);
  });

  it.each([401, 403, 423, 429, 500])('guesses nothing from the status %i of a proxy', (status) => {
    expect(refused(status)).toEqual(['Could Not Validate Credentials']);
  });

  it('names the address when the browser has not kept the session', () => {
    vi.stubGlobal('location', { origin: 'http://food.lan' });
    const [text = ''] = refused(401, sessionNotKept, '');
    expect(text).toContain('http://food.lan');
    expect(text).not.toContain('Invalid Credentials');
  });
});
