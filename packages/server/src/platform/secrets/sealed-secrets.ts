import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Random } from '../random/random.ts';

/** Purposes have separate keys, so a sealed value of one never opens as another. */
export type SealPurpose = 'invitation' | 'calendar feed' | 'notifier address' | 'webhook address' | 'ai key';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Prefix of sealed values, with the version of the format. */
const prefix = 'sealed:1:';

/**
 * Encrypts secrets before they are stored, with keys derived from the server's secret, so a copy of the
 * database reveals nothing. Values sealed with another secret cannot be opened and have to be entered again.
 */
export class SealedSecrets {
  readonly #secret: string;
  readonly #random: Random;

  constructor(secret: string, random: Random) {
    this.#secret = secret;
    this.#random = random;
  }

  /** Seals `text`. `owner` is the id of its row and must be the same when it is opened. */
  seal(purpose: SealPurpose, owner: string, text: string): string {
    const iv = this.#random.bytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key('seal', purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${prefix}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** The plain text; null if it was sealed for another row or purpose, or with another secret. */
  open(purpose: SealPurpose, owner: string, stored: string): string | null {
    if (!stored.startsWith(prefix)) return null;
    const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
    if (bytes.length < ivBytes + tagBytes) return null;
    const iv = bytes.subarray(0, ivBytes);
    const options = { authTagLength: tagBytes };
    const decipher = createDecipheriv(algorithm, this.#key('seal', purpose), iv, options)
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    } catch {
      return null;
    }
  }

  /** A keyed hash for looking up a secret; without the key, guesses cannot be checked against it. */
  fingerprint(purpose: SealPurpose, text: string): string {
    return createHmac('sha256', this.#key('find', purpose)).update(text).digest('hex');
  }

  #key(use: 'seal' | 'find', purpose: SealPurpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', `hearth ${use} ${purpose}`, keyBytes));
  }
}
