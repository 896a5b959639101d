import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator (RFC 6238): SHA-1, 6 digits, 30 seconds, as every authenticator understands them. */

const period = 30;
const shape = { algorithm: 'SHA1', digits: 6, period } as const;
/** Steps before and after now that count as now, since clocks differ. */
const tolerance = 1;

/** A new secret from 20 bytes of chance, base32. */
export function newTotpSecret(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The address that an authenticator reads from a picture (`otpauth://totp/…`). */
export function totpAddress(secret: string, username: string): string {
  return new TOTP({ ...shape, issuer: 'Hearth', label: username, secret }).toString();
}

/** The time step whose code this is, or null when it is the code of none near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...shape, secret }).validate({ token: digits, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
