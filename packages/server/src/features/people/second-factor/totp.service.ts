import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSelf, isDemoSelf } from '../user-store/index.ts';
import { keepFirstCodes, prepareFirstCodes } from './recovery-codes.service.ts';
import {
  openAuthenticatorSecret,
  sealAuthenticatorSecret,
} from '../../../platform/secrets/authenticator-secret.ts';
import { findFactors, findTotpSecrets, keepTotpSecret, useTotpStep } from './second-factor.repository.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const secretBytes = 20;

/**
 * A new secret for an authenticator. It counts for nothing until {@link confirmTotp}; one that is switched on stays
 * on as it is.
 * @throws AppError `totpIsOn`
 */
export async function startTotp(
  platform: Platform,
  scope: MemberScope,
): Promise<{ secret: string; address: string }> {
  const reader = platform.database.read(scope);
  if ((await findFactors(reader, scope.userId)).totp?.confirmed === 1) fail('totpIsOn');
  const { username } = required(await findSelf(reader), 'notAuthenticated');
  const secret = newTotpSecret(platform.random.bytes(secretBytes));
  const sealed = sealAuthenticatorSecret(secret, scope.userId, platform.secret, platform.random);
  await platform.database.write(scope, (tx) => keepTotpSecret(tx, sealed));
  return { secret, address: totpAddress(secret, username) };
}

/**
 * Enables the authenticator with a code of it. Returns recovery codes if the user had none.
 * @throws AppError `wrongCode`
 */
export async function confirmTotp(
  platform: Platform,
  scope: MemberScope,
  code: string,
): Promise<readonly string[] | null> {
  const step = await stepOfOwnCode(platform, scope.userId, code, 0);
  if (step === null) return fail('wrongCode');
  if (await isDemoSelf(platform, scope)) return null;
  const made = await prepareFirstCodes(platform, platform.database.read(scope));
  return platform.database.write(scope, async (tx) => {
    if (!(await useTotpStep(tx, scope.userId, step))) return fail('wrongCode');
    return keepFirstCodes(tx, made);
  });
}

/** The time step of a code of the user's authenticator; null for a wrong one. `confirmed` says which state counts. */
export async function stepOfOwnCode(
  platform: Platform,
  userId: string,
  code: string,
  confirmed: 0 | 1,
): Promise<number | null> {
  const reader = platform.database.read(systemScope('check the second factor'));
  const { totp } = await findFactors(reader, userId);
  if (totp?.confirmed !== confirmed) return null;
  const secret = openAuthenticatorSecret(totp.sealed_secret, userId, platform.secret);
  return secret === null ? null : stepOfCode(secret, code, platform.clock.now());
}

/** How many authenticators were switched on under another secret of the server, and fit no code any more. */
export async function countLostAuthenticators({ database, secret }: Platform): Promise<number> {
  const rows = await findTotpSecrets(database.read(systemScope('start the server')));
  return rows.filter(
    ({ user_id, sealed_secret }) => openAuthenticatorSecret(sealed_secret, user_id, secret) === null,
  ).length;
}
