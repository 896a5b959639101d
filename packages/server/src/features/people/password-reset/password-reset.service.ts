import * as z from 'zod';
import { createHash } from 'node:crypto';
import type { BodyOf, operations } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { fillIn, type Locale, storedLocale, getTexts } from '../../../platform/i18n/locales.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import { composeMail } from '../../../platform/mail/mail-template.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteTokensOf } from '../api-tokens/index.ts';
import { deleteSessionsOf, clearFailuresOf } from '../sessions/index.ts';
import {
  isDemoAccount,
  findUser,
  findUserByEmail,
  presentUser,
  refuseGuessable,
  requireGoodPassword,
  updateUser,
  type UserWithPlaces,
} from '../user-store/index.ts';
import {
  countResetTokens,
  deleteExpiredResetTokens,
  deleteResetTokensOf,
  findUserOfResetToken,
  insertResetToken,
  takeResetToken,
} from './password-reset.repository.ts';

const scope = systemScope('reset a password');
const goodMs = 2 * 86_400_000;
const tokenBytes = 24;
/** Links that are sent to one person within an hour: asking for more brings no more mail. */
const maxMailsAnHour = 3;
const hourMs = 3_600_000;

const ResetMail = z.object({ email: z.string(), locale: storedLocale() });

/** Looks the user up and sends the mail. */
export const sendResetMailJob = defineJob('send-password-reset', ResetMail);

/**
 * Has a link sent to the user of that address. A job looks the address up after the response: known
 * and unknown addresses are answered alike, in words and in time.
 */
export async function requestPasswordReset(platform: Platform, email: string, locale: Locale): Promise<null> {
  const payload = { email: email.trim().toLowerCase(), locale };
  await platform.database.write(scope, (tx) => platform.jobs.enqueue(tx, sendResetMailJob, payload));
  platform.securityLog.write({ event: 'password.reset-asked', userId: null, name: payload.email });
  return null;
}

/** Sends the mail of {@link requestPasswordReset}, if a user has that address. */
export async function sendResetMail(
  platform: Platform,
  { email, locale }: z.output<typeof ResetMail>,
): Promise<void> {
  if (!platform.mailer.isReady) {
    platform.log.warn({}, 'a new password was requested, but no mail server is set');
    return;
  }
  const user = await findUserByEmail(platform.database.read(scope), email);
  if (user === undefined || user.auth_method !== 'Mealie') return;
  const token = newToken(platform);
  const isAllowed = await platform.database.write(scope, async (tx) => {
    const since = storedInstant(new Date(platform.clock.now().getTime() - hourMs));
    if ((await countResetTokens(tx, user.id, since)) >= maxMailsAnHour) return false;
    await insertResetToken(tx, buildRow(platform, { token, userId: user.id }));
    return true;
  });
  if (!isAllowed) return;
  const texts = getTexts(locale).mails.passwordReset;
  const header = fillIn(texts.header, { name: user.full_name });
  const link = `${platform.settings.server.baseUrl}/reset-password/?token=${encodeURIComponent(token)}`;
  await platform.mailer
    .send(composeMail({ ...texts, header, to: user.email, link, locale }))
    .catch((error: unknown) => takeBack(platform, token, error));
}

/** A link that was never sent counts for nothing; the job is tried again with a new one. */
async function takeBack(platform: Platform, token: string, error: unknown): Promise<never> {
  await platform.database.write(scope, (tx) => takeResetToken(tx, digest(token)));
  throw error;
}

/**
 * A token for the person with that address, to be handed over by an administrator.
 * @throws AppError `resetTokenNotMade` if no user has it, or the password is kept elsewhere
 */
export async function createResetToken(platform: Platform, email: string): Promise<{ token: string }> {
  const token = newToken(platform);
  await platform.database.write(scope, async (tx) => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined || user.auth_method !== 'Mealie') fail('resetTokenNotMade');
    await insertResetToken(tx, buildRow(platform, { token, userId: user.id }));
    const entry = { event: 'password.reset-asked', userId: user.id, name: email } as const;
    tx.onCommit(() => platform.securityLog.write(entry));
  });
  return { token };
}

/**
 * Sets a new password. The token is used up with every other one of the person, every session and API token ends,
 * since the account may have been in other hands, and a lock is opened: the reader of the mail may come in.
 * @throws AppError `invalidResetToken`; ValidationError for a password that is too short or too long
 */
export async function resetPassword(
  platform: Platform,
  given: BodyOf<typeof operations.resetPassword>,
): Promise<null> {
  requireGoodPassword(given.password, 'password');
  const tokenHash = digest(given.token);
  const reader = platform.database.read(scope);
  const now = storedInstant(platform.clock.now());
  const userId = await findUserOfResetToken(reader, tokenHash, now);
  const user = userId === undefined ? undefined : await findUser(reader, userId);
  if (user?.auth_method !== 'Mealie') return fail('invalidResetToken');
  if (isDemoAccount(platform, user.email)) return null;
  await refuseGuessable(platform, given.password, presentUser(user));
  const password = await platform.passwords.hash(given.password);
  const ended = await platform.database.write(scope, async (tx) => {
    if (!(await takeResetToken(tx, tokenHash))) fail('invalidResetToken');
    await updateUser(tx, user.id, { password, updated_at: now });
    return forgetEverythingOpen(tx, user);
  });
  await platform.endedKeys.add('API token', ended);
  platform.securityLog.write({ event: 'password.reset-done', userId: user.id });
  return null;
}

/** @returns the hashes of API tokens that end with it */
async function forgetEverythingOpen(tx: Tx<SystemScope>, user: UserWithPlaces): Promise<string[]> {
  await deleteResetTokensOf(tx, user.id);
  await deleteSessionsOf(tx, user.id);
  await clearFailuresOf(tx, user.id, [user.username, user.email]);
  return deleteTokensOf(tx, user.id);
}

/** Forgets links that have run out. Run daily. */
export async function purgeResetTokens(platform: Platform): Promise<void> {
  const now = storedInstant(platform.clock.now());
  await platform.database.write(systemScope('delete expired reset links'), (tx) =>
    deleteExpiredResetTokens(tx, now),
  );
}

function newToken(platform: Platform): string {
  return platform.random.bytes(tokenBytes).toString('base64url');
}

function buildRow(
  platform: Platform,
  { token, userId }: { readonly token: string; readonly userId: string },
) {
  const now = platform.clock.now();
  return {
    token_hash: digest(token),
    user_id: userId,
    created_at: storedInstant(now),
    expires_at: storedInstant(new Date(now.getTime() + goodMs)),
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
