import type { UserIdentity } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { IdentityProvider } from '../../../platform/identity-provider/identity-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../user-store/index.ts';
import {
  deleteIdentitiesOf,
  deleteIdentityOf,
  findIdentitiesOf,
  findIdentity,
  keepIdentity,
} from './identities.repository.ts';

const scope = systemScope('link an identity');

/** The identities that open an account. @throws AppError `itemNotFound` */
export async function listIdentities(platform: Platform, userId: string): Promise<UserIdentity[]> {
  const reader = platform.database.read(scope);
  required(await findUser(reader, userId), 'itemNotFound');
  return findIdentitiesOf(reader, userId);
}

/**
 * Links an account to an identity of the operator's provider, instead of the one it had there. An administrator says
 * so, hence the address is not compared.
 * @throws AppError `itemNotFound`, `singleSignOnOff`, `identityProviderUnreachable`, `identityTaken`
 */
export async function linkIdentity(
  platform: Platform,
  provider: IdentityProvider,
  userId: string,
  subject: string,
): Promise<UserIdentity[]> {
  if (!platform.settings.oidc.isReady) fail('singleSignOnOff');
  const issuer = await provider
    .issuer()
    .catch((error: unknown) => fail('identityProviderUnreachable', {}, error));
  return change(platform, userId, async (tx) => {
    const owner = await findIdentity(tx, issuer, subject);
    if (owner !== undefined && owner.id !== userId) fail('identityTaken', { username: owner.username });
    await deleteIdentityOf(tx, issuer, userId);
    await keepIdentity(tx, { issuer, subject, user_id: userId });
  });
}

/** Removes every link of an account. @throws AppError `itemNotFound` */
export function unlinkIdentities(platform: Platform, userId: string): Promise<UserIdentity[]> {
  return change(platform, userId, (tx) => deleteIdentitiesOf(tx, userId));
}

async function change(
  platform: Platform,
  userId: string,
  work: (tx: Tx<SystemScope>) => Promise<void>,
): Promise<UserIdentity[]> {
  return platform.database.write(scope, async (tx) => {
    required(await findUser(tx, userId), 'itemNotFound');
    await work(tx);
    tx.onCommit(() => platform.securityLog.write({ event: 'rights.changed', userId }));
    return findIdentitiesOf(tx, userId);
  });
}
