import * as z from 'zod';
import type { UserPatch } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { fillIn, type Locale, storedLocale, getTexts } from '../../../platform/i18n/locales.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import { composeMail } from '../../../platform/mail/mail-template.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteResetTokensOf } from '../password-reset/index.ts';
import { confirmPassword } from '../sessions/index.ts';
import type { UserWithPlaces } from '../user-store/index.ts';

const OldAddress = z.object({ to: z.string(), name: z.string(), locale: storedLocale() });
type OldAddress = z.output<typeof OldAddress>;

/** Sends a mail to the old address. */
export const notifyOldAddressJob = defineJob('tell-old-address', OldAddress);

/** Whether that changes the e-mail address of the account. */
export function changesAddress(user: UserWithPlaces, { email }: UserPatch): boolean {
  return email !== undefined && email.trim().toLowerCase() !== user.email;
}

/**
 * Makes sure that the owner changes the own e-mail address, since it is where a new password is sent: on a signed-in
 * device, with the current password. An account without a password here has its address from where it signs in.
 * @param address of the connection, for the limits of guessing
 * @throws AppError `sessionNeeded`, `emailControlledElsewhere`, `emailNeedsPassword`, and those of `confirmPassword`
 */
export async function proveOwnAddressChange(
  platform: Platform,
  by: MemberScope,
  user: UserWithPlaces,
  given: UserPatch,
  address: string,
): Promise<void> {
  if (by.userId !== user.id || !changesAddress(user, given)) return;
  if (by.credential.kind !== 'session') fail('sessionNeeded');
  if (user.auth_method !== 'Mealie') fail('emailControlledElsewhere');
  if (given.currentPassword === undefined || given.currentPassword === '') fail('emailNeedsPassword');
  await confirmPassword(platform, by, given.currentPassword, address);
}

/** The consequences of a new address: reset links are void, and the old address is notified. */
export async function leaveOldAddress(
  platform: Platform,
  tx: Tx<SystemScope>,
  user: UserWithPlaces,
  locale: Locale,
): Promise<void> {
  tx.onCommit(() =>
    platform.securityLog.write({ event: 'email.changed', userId: user.id, name: user.email }),
  );
  await deleteResetTokensOf(tx, user.id);
  if (!platform.mailer.isReady) return;
  const payload = { to: user.email, name: user.full_name, locale };
  await platform.jobs.enqueue(tx, notifyOldAddressJob, payload);
}

/** Sends the mail of {@link leaveOldAddress}. */
export async function notifyOldAddress(platform: Platform, { to, name, locale }: OldAddress): Promise<void> {
  const texts = getTexts(locale).mails.addressChanged;
  const header = fillIn(texts.header, { name });
  const link = `${platform.settings.server.baseUrl}/login`;
  await platform.mailer.send(composeMail({ ...texts, header, to, link, locale }));
}
