import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../random/random.ts';

/** AES-256-GCM with a key of its own, derived from the server's secret: a copied database alone opens nothing. */
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'hearth authenticator secret', 32));
}

/** `text` as base64url of nonce, tag and cipher text. `owner` must be the same when it is opened. */
export function sealAuthenticatorSecret(text: string, owner: string, secret: string, random: Random): string {
  const iv = random.bytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again, or null when it was sealed for another owner or by a server with another secret. */
export function openAuthenticatorSecret(sealed: string, owner: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, deriveKey(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
