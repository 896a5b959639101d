import type { SecondFactor, SecondStepMethod } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkPasskey, requestOptions, type Site } from './passkey-ceremony.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { dropCodesWithoutFactor, keepCodes, findTypedCode } from './recovery-codes.service.ts';
import {
  deletePasskey,
  deleteTotpSecret,
  type Factors,
  findFactors,
  markPasskeyUsed,
  useRecoveryCode,
  useTotpStep,
} from './second-factor.repository.ts';
import { ChallengeFlow, beginNamedFlow, takeFlow } from './sign-in-flows.ts';
import { stepOfOwnCode } from './totp.service.ts';

const ceremonyMs = 5 * 60_000;
const proof = systemScope('check the second factor');

/** The second factors of the user. */
export async function getSecondFactor(platform: Platform, scope: MemberScope): Promise<SecondFactor> {
  const { totp, passkeys, recoveryCodes } = await findFactors(platform.database.read(scope), scope.userId);
  return {
    totp: totp?.confirmed === 1,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: wireInstant(row.created_at),
      lastUsedAt: row.last_used_at === null ? null : wireInstant(row.last_used_at),
    })),
    recoveryCodesLeft: recoveryCodes,
  };
}

/** Switches the authenticator off. */
export async function removeTotp(platform: Platform, scope: MemberScope): Promise<SecondFactor> {
  await platform.database.write(scope, async (tx) => {
    await deleteTotpSecret(tx);
    await dropCodesWithoutFactor(tx);
  });
  return getSecondFactor(platform, scope);
}

/** Deletes a passkey of the user. @throws AppError `passkeyNotFound` */
export async function removePasskey(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<SecondFactor> {
  await platform.database.write(scope, async (tx) => {
    if (!(await deletePasskey(tx, id))) fail('passkeyNotFound');
    await dropCodesWithoutFactor(tx);
  });
  return getSecondFactor(platform, scope);
}

/** New recovery codes for a user with a second factor; null for a user with none. */
export async function newCodes(platform: Platform, scope: MemberScope): Promise<readonly string[] | null> {
  const made = await newRecoveryCodes(platform.random);
  return platform.database.write(scope, async (tx) => {
    const factors = await findFactors(tx, scope.userId);
    return listMethods(factors).length === 0 ? null : keepCodes(tx, made);
  });
}

/** The methods by which the user can take the second step; empty if there is no second step. */
export async function secondStepMethods(platform: Platform, userId: string): Promise<SecondStepMethod[]> {
  return listMethods(await findFactors(platform.database.read(proof), userId));
}

function listMethods({ totp, passkeys, recoveryCodes }: Factors): SecondStepMethod[] {
  const methods: SecondStepMethod[] = [];
  if (totp?.confirmed === 1) methods.push('totp');
  if (passkeys.length > 0) methods.push('passkey');
  if (methods.length > 0 && recoveryCodes > 0) methods.push('recovery');
  return methods;
}

/** Uses up a code of the user's authenticator or a recovery code, and says which it was; null for a wrong one. */
export async function useCode(
  platform: Platform,
  userId: string,
  code: string,
): Promise<'authenticator' | 'recovery code' | null> {
  const step = await stepOfOwnCode(platform, userId, code, 1);
  const stored = step === null ? await findTypedCode(platform, userId, code) : null;
  return platform.database.write(proof, async (tx) => {
    if (step !== null) return (await useTotpStep(tx, userId, step)) ? 'authenticator' : null;
    return stored !== null && (await useRecoveryCode(tx, userId, stored)) ? 'recovery code' : null;
  });
}

/** The data with which the browser requests a passkey of the user; `secret` finds the challenge again. */
export async function askForPasskey(platform: Platform, userId: string, secret: string, site: Site) {
  const { passkeys } = await findFactors(platform.database.read(proof), userId);
  if (passkeys.length === 0) fail('passkeyRefused');
  const options = await requestOptions(site, passkeys);
  await beginNamedFlow(platform, `passkey ${secret}`, {
    kind: 'passkeyChallenge',
    userId,
    data: { challenge: options.challenge },
    lifeMs: ceremonyMs,
  });
  return options;
}

/** Checks the response of a passkey to {@link askForPasskey}. @throws AppError `passkeyRefused` */
export async function usePasskey(
  platform: Platform,
  userId: string,
  given: { secret: string; site: Site; response: Readonly<Record<string, unknown>> },
): Promise<void> {
  const flow = required(
    await takeFlow(platform, 'passkeyChallenge', `passkey ${given.secret}`),
    'passkeyRefused',
  );
  const { challenge } = ChallengeFlow.parse(flow.data);
  const { passkeys } = await findFactors(platform.database.read(proof), userId);
  const passkey = required(
    passkeys.find(({ id }) => id === given.response.id),
    'passkeyRefused',
  );
  const counter = await checkPasskey(given.site, challenge, { passkey, response: given.response });
  const now = storedInstant(platform.clock.now());
  await platform.database.write(proof, (tx) => markPasskeyUsed(tx, { id: passkey.id, counter, now }));
}
