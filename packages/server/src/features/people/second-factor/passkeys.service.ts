import type { MemberScope } from '../../../platform/db/scope.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSelf, isDemoSelf } from '../user-store/index.ts';
import { creationOptions, readNewPasskey, type Site } from './passkey-ceremony.ts';
import { keepFirstCodes, prepareFirstCodes } from './recovery-codes.service.ts';
import { findFactors, insertPasskey } from './second-factor.repository.ts';
import { ChallengeFlow, beginNamedFlow, takeFlow } from './sign-in-flows.ts';

const ceremonyMs = 5 * 60_000;
const flowName = (scope: MemberScope) => `new passkey of ${scope.userId}`;

/** The data with which the browser creates a passkey for the user. The challenge is stored until {@link addPasskey}. */
export async function startPasskey(platform: Platform, scope: MemberScope, site: Site) {
  const reader = platform.database.read(scope);
  const user = required(await findSelf(reader), 'notAuthenticated');
  const { passkeys } = await findFactors(reader, scope.userId);
  const person = { id: user.id, username: user.username, fullName: user.full_name };
  const options = await creationOptions(site, person, passkeys);
  await beginNamedFlow(platform, flowName(scope), {
    kind: 'newPasskey',
    userId: scope.userId,
    data: { challenge: options.challenge },
    lifeMs: ceremonyMs,
  });
  return options;
}

/**
 * Stores a passkey that the browser has created. Returns recovery codes if the user had none.
 * @throws AppError `passkeyRefused`
 */
export async function addPasskey(
  platform: Platform,
  scope: MemberScope,
  given: { site: Site; name: string; response: unknown },
): Promise<readonly string[] | null> {
  const flow = await takeFlow(platform, 'newPasskey', flowName(scope));
  const { challenge } = ChallengeFlow.parse(required(flow, 'passkeyRefused').data);
  const made = await readNewPasskey(given.site, challenge, given.response);
  if (await isDemoSelf(platform, scope)) return null;
  const now = storedInstant(platform.clock.now());
  const row = { ...made, user_id: scope.userId, name: given.name, created_at: now, last_used_at: null };
  const codes = await prepareFirstCodes(platform, platform.database.read(scope));
  return platform.database
    .write(scope, async (tx) => {
      await insertPasskey(tx, row);
      return keepFirstCodes(tx, codes);
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return fail('passkeyRefused', {}, error);
      throw error;
    });
}
