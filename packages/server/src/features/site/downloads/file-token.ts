import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The file of a token: a stored file, or the archive of a recipe. */
export type TokenPurpose = 'file' | 'recipe export' | 'deletion by an assistant';

/** What a file token says. `exp` is seconds since 1970. */
interface FileClaims {
  /** Key of the file in the store, or what else the purpose names. */
  readonly file: string;
  readonly aud: TokenPurpose;
  readonly iss: 'hearth';
  readonly exp: number;
}

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const maxTokenLength = 2_000;
const lifetimeSeconds = 30 * 60;

/**
 * Signs and reads tokens that give access to one file for half an hour: JSON Web Tokens, HS256 only, with a key of their
 * own and an audience, so that no session passes for a file and no file for a session.
 */
export class FileTokens {
  readonly #key: Buffer;
  readonly #purpose: TokenPurpose;

  constructor(secret: string, purpose: TokenPurpose = 'file') {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `hearth ${purpose} token`, 32));
    this.#purpose = purpose;
  }

  /** A token for the file of that key. */
  sign(file: string, now: Date): string {
    const exp = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
    const claims: FileClaims = { file, aud: this.#purpose, iss: 'hearth', exp };
    const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${signed}.${this.#mac(signed).toString('base64url')}`;
  }

  /** The key of the file of a valid, unexpired token, else null. */
  read(token: string, now: Date): string | null {
    if (token.length > maxTokenLength) return null;
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, Math.max(end, 0));
    if (!signed.startsWith(`${header}.`) || !this.#fits(signed, token.slice(end + 1))) return null;
    const claims = parseClaims(signed.slice(header.length + 1), this.#purpose);
    return claims !== null && claims.exp > now.getTime() / 1000 ? claims.file : null;
  }

  #fits(signed: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.#mac(signed);
    const isExact = given.length === right.length && given.toString('base64url') === signature;
    return isExact && timingSafeEqual(given, right);
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

function parseClaims(payload: string, purpose: TokenPurpose): FileClaims | null {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<FileClaims> | null;
    if (claims?.aud !== purpose || claims.iss !== 'hearth') return null;
    return typeof claims.file === 'string' && typeof claims.exp === 'number' ? (claims as FileClaims) : null;
  } catch {
    return null;
  }
}
