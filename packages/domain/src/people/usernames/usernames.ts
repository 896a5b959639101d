/**
 * Whether a user name has the form of an e-mail address other than the own one. Such a name is refused: it may be the
 * address of someone who has no account yet, and users sign in by either.
 */
export function isAnotherAddress(username: string, email: string): boolean {
  const name = username.trim().toLowerCase();
  return /[^@]@[^@]/.test(name) && name !== email.trim().toLowerCase();
}
