import type { TokenAnswer } from '@hearth/contract';
import { type Credential, memberScope, type MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readApiToken } from '../api-tokens/index.ts';
import {
  deleteExpiredSessions,
  deleteReplacedSession,
  deleteSession,
  extendSession,
  findPersonWorld,
  findSessionWorld,
  insertSession,
  recordSignIn,
  markSessionSeen,
  type SessionWorld,
} from './sessions.repository.ts';
import { confirmationMs, isConfirmed } from './session-confirmation.ts';
import { type SessionClaims, SessionTokens } from './session-token.ts';

const hourMs = 3_600_000;
const rememberedHours = 30 * 24;
/** From the sign-in on, however often a session is renewed. */
const maxSessionHours = 365 * 24;
const maxUserAgentLength = 300;

/** The tokens of a session, and for how long the cookie that carries one lives. */
export interface SignedIn {
  /** For a program. */
  readonly answer: TokenAnswer;
  /** For the cookie of the web app. */
  readonly browserToken: string;
  readonly maxAgeSeconds: number;
}

/** What a browser sends beside the token. */
export interface BrowserProof {
  /** The cookie that says when its user has confirmed who it is. */
  readonly confirmation: string | undefined;
}

/** Sessions: who is signed in, on which device, until when. */
export class Sessions {
  readonly #platform: Platform;
  readonly #tokens: SessionTokens;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#tokens = new SessionTokens(platform.secret);
  }

  /** Starts a session for an authenticated user. */
  async start(userId: string, remember: boolean, userAgent: string | undefined): Promise<SignedIn> {
    const { database, random, clock } = this.#platform;
    const now = clock.now();
    const expires = this.#expiry(now, now, remember);
    const id = random.uuid();
    await database.write(systemScope('sign in'), async (tx) => {
      await insertSession(tx, {
        id,
        user_id: userId,
        remember: remember ? 1 : 0,
        created_at: storedInstant(now),
        expires_at: storedInstant(expires),
        user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null,
        last_seen_at: storedInstant(now),
        api_token_id: null,
      });
      await recordSignIn(tx, { userId, at: storedInstant(now) });
    });
    return this.#token({ userId, sessionId: id }, now, expires);
  }

  /**
   * The scope of a session's token, or of an API token; null when it is no longer, or never was, worth anything.
   * @param browser what came with it if it came in a cookie
   */
  async scopeOf(token: string, browser: BrowserProof | null = null): Promise<MemberScope | null> {
    const now = this.#platform.clock.now();
    const claims = this.#tokens.read(token, now.getTime() / 1000);
    if (claims === null) return this.#scopeOfApiToken(token);
    const reader = this.#platform.database.read(systemScope('authenticate'));
    const [world] = await findSessionWorld(reader, { sessionId: claims.sid, userId: claims.sub });
    if (world === undefined || world.expiresAt <= storedInstant(now)) return null;
    await this.#markSeen(claims.sid, world, now);
    const mustConfirm = this.#mustConfirm(claims, world, browser);
    return scopeIn(claims.sub, world, { kind: 'session', id: claims.sid, mustConfirm });
  }

  /** A new sign-in confirms accounts that have no password here. */
  #mustConfirm({ aud, sid }: SessionClaims, world: SessionWorld, browser: BrowserProof | null): boolean {
    if (browser === null && aud === 'session') return false;
    if (isConfirmed(browser?.confirmation, sid, this.#platform)) return false;
    const age = this.#platform.clock.now().getTime() - new Date(world.createdAt).getTime();
    return world.authMethod !== 'OIDC' || age >= confirmationMs;
  }

  async #scopeOfApiToken(token: string): Promise<MemberScope | null> {
    const found = await readApiToken(this.#platform, token);
    if (found === null) return null;
    const reader = this.#platform.database.read(systemScope('authenticate'));
    const [world] = await findPersonWorld(reader, { userId: found.userId });
    return world === undefined ? null : scopeIn(found.userId, world, found.credential);
  }

  /** A fresh token for the same session, which lives on from now. */
  async refresh(scope: MemberScope): Promise<SignedIn> {
    const { userId, credential } = scope;
    if (credential.kind !== 'session') return fail('sessionNeeded');
    const { database, clock } = this.#platform;
    const reader = database.read(systemScope('refresh a session'));
    const [world] = await findSessionWorld(reader, { sessionId: credential.id, userId });
    if (world === undefined) return fail('notAuthenticated');
    const now = clock.now();
    const expires = this.#expiry(new Date(world.createdAt), now, world.remember === 1);
    await database.write(scope, (tx) => extendSession(tx, credential.id, storedInstant(expires)));
    return this.#token({ userId, sessionId: credential.id }, now, expires);
  }

  /** Whether a token is one of the web app. */
  isOfBrowser(token: string): boolean {
    return this.#tokens.read(token, this.#platform.clock.now().getTime() / 1000)?.aud === 'browser session';
  }

  /** Ends the session on the server: its token is worth nothing on the next request. An API token stays. */
  async end(scope: MemberScope): Promise<void> {
    const { credential } = scope;
    if (credential.kind !== 'session') return;
    await this.#platform.database.write(scope, (tx) => deleteSession(tx, credential.id));
  }

  /** Ends the session of a token, valid or not, before its browser gets another one. */
  async endOfToken(token: string): Promise<void> {
    const claims = this.#tokens.read(token, this.#platform.clock.now().getTime() / 1000);
    if (claims === null) return;
    const { sid: sessionId, sub: userId } = claims;
    await this.#platform.database.write(systemScope('sign in'), (tx) =>
      deleteReplacedSession(tx, { sessionId, userId }),
    );
  }

  /** Forgets what has expired. Run daily. */
  async purgeExpired(): Promise<void> {
    const now = storedInstant(this.#platform.clock.now());
    await this.#platform.database.write(systemScope('delete expired sessions'), (tx) =>
      deleteExpiredSessions(tx, now),
    );
  }

  /** Keeps the hour in which the device was last seen: more would make every read a write. */
  async #markSeen(id: string, { lastSeenAt }: SessionWorld, now: Date): Promise<void> {
    if (lastSeenAt !== null && lastSeenAt > storedInstant(new Date(now.getTime() - hourMs))) return;
    const seen = storedInstant(now);
    await this.#platform.database.write(systemScope('authenticate'), (tx) => markSessionSeen(tx, id, seen));
  }

  #expiry(startedAt: Date, now: Date, remember: boolean): Date {
    const { tokenHours } = this.#platform.settings.security;
    const hours = remember ? Math.max(rememberedHours, tokenHours) : tokenHours;
    const lastMs = startedAt.getTime() + Math.max(maxSessionHours, tokenHours) * hourMs;
    return new Date(Math.min(now.getTime() + hours * hourMs, lastMs));
  }

  #token(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    now: Date,
    expires: Date,
  ): SignedIn {
    const claims = {
      sub: userId,
      sid: sessionId,
      iss: 'hearth',
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    } as const;
    const access_token = this.#tokens.sign({ ...claims, aud: 'session' });
    const browserToken = this.#tokens.sign({ ...claims, aud: 'browser session' });
    const maxAgeSeconds = Math.floor((expires.getTime() - now.getTime()) / 1000);
    return { answer: { access_token, token_type: 'bearer' }, browserToken, maxAgeSeconds };
  }
}

/**
 * The scope of a user for work that continues after the request; null if the user was deleted. The rights
 * are read again, and `credential` is that of the request.
 */
export async function scopeOfPerson(
  { database }: Platform,
  userId: string,
  credential: Credential,
): Promise<MemberScope | null> {
  const [world] = await findPersonWorld(database.read(systemScope('act for a user')), { userId });
  return world === undefined ? null : scopeIn(userId, world, credential);
}

type World = Omit<SessionWorld, 'authMethod' | 'createdAt' | 'expiresAt' | 'lastSeenAt' | 'remember'>;

function scopeIn(userId: string, world: World, credential: Credential): MemberScope {
  return memberScope({
    groupId: world.groupId,
    householdId: world.householdId,
    householdSlug: world.householdSlug,
    userId,
    credential,
    rights: {
      admin: world.admin === 1,
      canInvite: world.canInvite === 1,
      canManage: world.canManage === 1,
      canManageHousehold: world.canManageHousehold === 1,
      canOrganize: world.canOrganize === 1,
    },
    libraryRevision: world.libraryRevision ?? 0,
    locale: 'en-US',
  });
}
