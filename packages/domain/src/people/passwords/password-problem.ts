/** Fewest characters (code points) of a new password. */
export const MIN_PASSWORD_LENGTH = 8;
/** Most bytes in UTF-8: bcrypt reads no further, so a longer password would promise more than it keeps. */
export const MAX_PASSWORD_BYTES = 72;

/** Why a new password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong';

/** The problem of a new password; null if it is acceptable. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return 'tooLong';
  return [...password].length < MIN_PASSWORD_LENGTH ? 'tooShort' : null;
}
