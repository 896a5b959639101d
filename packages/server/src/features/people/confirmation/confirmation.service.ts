import type { ConfirmationMethod, ConfirmationProof } from '@hearth/contract';
import { findInDirectory } from '../../../platform/directory/directory.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askForPasskey, secondStepMethods, useCode, usePasskey } from '../second-factor/index.ts';
import { attemptOfSession, countSignInFailure, refuseLockedOut } from '../sessions/index.ts';
import { findSelf, type UserRow, usernameKey } from '../user-store/index.ts';

type Site = Parameters<typeof askForPasskey>[3];

/** How the user can confirm. An account with none of our own methods signs in again where it signs in. */
export async function confirmationMethods(
  platform: Platform,
  scope: MemberScope,
): Promise<ConfirmationMethod[]> {
  const user = await findOwnRow(platform, scope);
  const factors = await secondStepMethods(platform, user.id);
  return [
    ...(user.auth_method === 'OIDC' ? [] : (['password'] as const)),
    ...(factors.includes('totp') || factors.includes('recovery') ? (['code'] as const) : []),
    ...(factors.includes('passkey') ? (['passkey'] as const) : []),
    ...(user.auth_method === 'OIDC' ? (['signIn'] as const) : []),
  ];
}

/**
 * Makes sure that it is the user who sits at the device, by the password or a code. Failures count as those of a
 * sign-in.
 * @throws AppError `invalidCurrentPassword`, `wrongCode`, `lockedOut`, `tooManyAttempts`
 */
export async function proveByText(
  platform: Platform,
  scope: MemberScope,
  { password, code }: ConfirmationProof,
  address: string,
): Promise<void> {
  const isCode = code !== undefined && code !== '';
  await limited(platform, scope, address, async (user) => {
    if (isCode) return (await useCode(platform, user.id, code)) === null ? 'wrongCode' : null;
    return (await isPassword(platform, user, password ?? '')) ? null : 'invalidCurrentPassword';
  });
}

/** The data with which the browser asks for a passkey of the user. @throws AppError `passkeyRefused` */
export function startPasskeyProof(platform: Platform, scope: MemberScope, site: Site) {
  return askForPasskey(platform, scope.userId, nameFlow(scope), site);
}

/** As {@link proveByText}, by a passkey. @throws AppError `passkeyRefused`, `lockedOut`, `tooManyAttempts` */
export async function proveByPasskey(
  platform: Platform,
  scope: MemberScope,
  given: {
    readonly site: Site;
    readonly response: Readonly<Record<string, unknown>>;
    readonly address: string;
  },
): Promise<void> {
  const { site, response, address } = given;
  await limited(platform, scope, address, ({ id }) =>
    usePasskey(platform, id, { secret: nameFlow(scope), site, response }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    ),
  );
}

/** A ceremony of the session, apart from those of sign-ins. */
function nameFlow({ userId, credential }: MemberScope): string {
  return `confirmation of ${userId} in ${String(credential.id)}`;
}

async function limited(
  platform: Platform,
  scope: MemberScope,
  address: string,
  problemOf: (user: UserRow) => Promise<AppError['code'] | null>,
): Promise<void> {
  const user = await findOwnRow(platform, scope);
  const attempt = attemptOfSession(user, address);
  await refuseLockedOut(platform, attempt);
  const problem = await problemOf(user);
  if (problem === null) return;
  await countSignInFailure(platform, attempt);
  fail(problem);
}

async function findOwnRow(platform: Platform, scope: MemberScope): Promise<UserRow> {
  return required(await findSelf(platform.database.read(scope)), 'notAuthenticated');
}

async function isPassword(platform: Platform, user: UserRow, password: string): Promise<boolean> {
  if (user.auth_method === 'LDAP') return isPasswordOfDirectory(platform, user, password);
  const stored = user.auth_method === 'Mealie' ? user.password : undefined;
  return platform.passwords.verify(password, stored);
}

/** The directory may find another person under the same name, whose password proves nothing here. */
async function isPasswordOfDirectory(
  platform: Platform,
  { username, username_key, email }: UserRow,
  password: string,
): Promise<boolean> {
  const found = await findInDirectory(platform, { username, password });
  if (found === null) return false;
  return usernameKey(found.username) === username_key || found.email.toLowerCase() === email;
}
