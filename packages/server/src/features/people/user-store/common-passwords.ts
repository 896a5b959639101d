import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Names of the owner, which are public and must not be the password. */
export interface KnownOfOwner {
  readonly username?: string | null | undefined;
  readonly fullName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Passwords that are guessed first because of the site, not because of the owner. */
const siteNames = ['hearth', 'mealie'];

let common: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is chosen: most of the time the server needs none of them. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('./most-used-passwords.ts').then(({ mostUsedPasswords }) => mostUsedPasswords);
  return common;
}

/**
 * Refuses a password that guesses begin with: one of the most used, or a name of its owner or of the site.
 * @param field of the body that has it
 * @throws AppError `passwordTooCommon`, `passwordIsName`
 */
export async function refuseGuessable(
  { settings }: Platform,
  password: string,
  owner: KnownOfOwner,
  field = 'password',
): Promise<void> {
  const bare = normalizePassword(password);
  const { hostname } = new URL(settings.server.baseUrl);
  const names = [owner.username, owner.fullName, owner.email, owner.email?.split('@')[0], hostname];
  const known = [...siteNames, ...names.filter((name) => typeof name === 'string')].map(normalizePassword);
  if (known.some((name) => name !== '' && withoutDigits(bare) === withoutDigits(name)))
    fail('passwordIsName', { field });
  const list = await commonPasswords();
  if (list.has(password.toLowerCase()) || list.has(bare)) fail('passwordTooCommon', { field });
}

const normalizePassword = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, '');

/** Digits and signs that users add to a name. */
const withoutDigits = (text: string): string => text.replace(/(?<![\d!?.*#$])[\d!?.*#$]+$/, '');
