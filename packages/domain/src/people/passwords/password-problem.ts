/** Fewest characters (code points) of a new password. */
export const minPasswordLength = 8;
/** Most bytes in UTF-8: bcrypt reads no further, so a longer password would promise more than it keeps. */
export const maxPasswordBytes = 72;

/** Why a new password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong';

/** The problem of a new password; null if it is acceptable. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (new TextEncoder().encode(password).length > maxPasswordBytes) return 'tooLong';
  return [...password].length < minPasswordLength ? 'tooShort' : null;
}
