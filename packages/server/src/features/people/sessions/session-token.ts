import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a session token says. Times are seconds since 1970. */
export interface SessionClaims {
  readonly sub: string;
  readonly sid: string;
  /** A token of the web app stays one, however it is sent: programs have tokens of their own. */
  readonly aud: 'session' | 'browser session';
  readonly iss: 'hearth';
  readonly iat: number;
  readonly exp: number;
}

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const maxTokenLength = 2_000;
const maxChecked = 2_000;

/**
 * Signs and reads session tokens: JSON Web Tokens, HS256 only, with a key of their own, so that no other token of
 * this server can pass for one. Verification is done with `node:crypto`: it runs on every request.
 */
export class SessionTokens {
  readonly #key: Buffer;
  /** Claims by token whose signature has been checked: that never changes, unlike the session itself. */
  readonly #checked = new Map<string, SessionClaims>();

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'hearth session token', 32));
  }

  sign(claims: SessionClaims): string {
    const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${signed}.${this.#mac(signed).toString('base64url')}`;
  }

  /** The claims of a valid, unexpired token, else null. */
  read(token: string, nowSeconds: number): SessionClaims | null {
    if (token.length > maxTokenLength) return null;
    const claims = this.#checked.get(token) ?? this.#check(token);
    return claims !== null && claims.exp > nowSeconds ? claims : null;
  }

  #check(token: string): SessionClaims | null {
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, end);
    if (!signed.startsWith(`${header}.`) || !this.#fits(signed, token.slice(end + 1))) return null;
    const claims = parseClaims(signed.slice(header.length + 1));
    if (claims === null) return null;
    if (this.#checked.size >= maxChecked) this.#checked.clear();
    this.#checked.set(token, claims);
    return claims;
  }

  #fits(signed: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.#mac(signed);
    return (
      given.length === right.length &&
      given.toString('base64url') === signature &&
      timingSafeEqual(given, right)
    );
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

function parseClaims(payload: string): SessionClaims | null {
  const claims = parseObject(Buffer.from(payload, 'base64url').toString());
  if (claims?.aud !== 'session' && claims?.aud !== 'browser session') return null;
  if (claims.iss !== 'hearth') return null;
  if (typeof claims.sub !== 'string' || typeof claims.sid !== 'string' || typeof claims.exp !== 'number')
    return null;
  return claims as SessionClaims;
}

function parseObject(text: string): Partial<SessionClaims> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
