import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/**
 * A browser in which the user has just confirmed who it is, by a cookie that the server has signed. It names the
 * session, so that it is worth nothing in another one, and needs no row that replicas would have to share.
 */

/** The name of the cookie. */
export const confirmationCookie = 'hearth.confirmed';
/** For how long a confirmation, or a new sign-in at a provider, is enough. */
export const confirmationMs = 10 * 60_000;
const maxLength = 200;

/** The cookie of a session that was confirmed now. */
export function signConfirmation(
  { secret, clock }: Pick<Platform, 'secret' | 'clock'>,
  sessionId: string,
): { readonly value: string; readonly until: Date; readonly seconds: number } {
  const until = new Date(clock.now().getTime() + confirmationMs);
  const mac = computeMac(sessionId, until.getTime(), secret).toString('base64url');
  return { value: `${until.getTime()}.${mac}`, until, seconds: confirmationMs / 1000 };
}

/** Whether a cookie says that the session was confirmed, and not too long ago. */
export function isConfirmed(
  cookie: string | undefined,
  sessionId: string,
  { secret, clock }: Pick<Platform, 'secret' | 'clock'>,
): boolean {
  if (cookie === undefined || cookie.length > maxLength) return false;
  const [until = '', signature = ''] = cookie.split('.');
  if (!/^\d{1,16}$/.test(until) || Number(until) <= clock.now().getTime()) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = computeMac(sessionId, Number(until), secret);
  return given.length === right.length && timingSafeEqual(given, right);
}

function computeMac(sessionId: string, until: number, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearth confirmation', 32));
  return createHmac('sha256', key).update(`${sessionId} ${until}`).digest();
}
