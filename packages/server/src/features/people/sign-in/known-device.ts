import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../../platform/random/random.ts';

/**
 * A device that has signed in to an account before, by a cookie that the server has signed: guesses from elsewhere do
 * not keep it out. The signature covers the stored password, so that a new password invalidates every device.
 */

interface Account {
  readonly id: string;
  readonly password: string;
}

const idBytes = 16;
/** Accounts that share a browser; the one that signed in longest ago is removed. */
const maxAccounts = 5;
const maxCookie = 1000;

function computeMac(deviceId: string, account: Account, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearth known device', 32));
  return createHmac('sha256', key).update(`${deviceId} ${account.id} ${account.password}`).digest();
}

const splitEntries = (cookie: string | undefined): string[] =>
  cookie === undefined || cookie.length > maxCookie ? [] : cookie.split('~').slice(0, maxAccounts);

/** The id of the device if the cookie proves that it has signed in to the account; null otherwise. */
export function knownDevice(cookie: string | undefined, account: Account, secret: string): string | null {
  for (const entry of splitEntries(cookie)) {
    const [deviceId = '', signature = ''] = entry.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = computeMac(deviceId, account, secret);
    if (given.length === right.length && timingSafeEqual(given, right)) return deviceId;
  }
  return null;
}

/** The cookie of a device that has just signed in to the account, besides the accounts that it is known to. */
export function rememberDevice(
  cookie: string | undefined,
  account: Account,
  secret: string,
  random: Random,
): string {
  if (knownDevice(cookie, account, secret) !== null && cookie !== undefined) return cookie;
  const deviceId = random.bytes(idBytes).toString('base64url');
  const entry = `${deviceId}.${computeMac(deviceId, account, secret).toString('base64url')}`;
  return [entry, ...splitEntries(cookie)].slice(0, maxAccounts).join('~');
}
