import type { TokenAnswer } from '@hearth/contract';
import { type MemberScope, systemScope } from '../../platform/db/scope.ts';
import { storedInstant } from '../../platform/db/stored-instant.ts';
import { fail } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUserForSignIn, verifyPassword } from '../users/index.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  extendSession,
  findSessionWorld,
  insertSession,
} from './sessions.repository.ts';
import { SessionTokens } from './session-token.ts';
import { countSignInFailure, forgetSignInFailures, refuseLockedOut } from './sign-in-limits.ts';

const hourMs = 3_600_000;
const rememberedHours = 30 * 24;
const longestUserAgent = 300;

/** A token, and for how long the cookie that carries it lives. */
export interface SignedIn {
  readonly answer: TokenAnswer;
  readonly maxAgeSeconds: number;
}

export interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Sessions: who is signed in, on which device, until when. */
export class Sessions {
  readonly #platform: Platform;
  readonly #tokens: SessionTokens;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#tokens = new SessionTokens(platform.secret);
  }

  /**
   * Signs in with a password. Known and unknown names are answered alike, in words and in time.
   * @throws AppError `wrongCredentials`, `lockedOut`, `tooManyAttempts`
   */
  async signIn(attempt: SignInAttempt): Promise<SignedIn> {
    const platform = this.#platform;
    const reader = platform.database.read(systemScope('sign-in'));
    await refuseLockedOut(platform, attempt);
    const user = await findUserForSignIn(reader, attempt.username.toLowerCase());
    const stored = user?.auth_method === 'Mealie' ? user.password : undefined;
    if (!(await verifyPassword(attempt.password, stored)) || user === undefined) {
      await countSignInFailure(platform, attempt);
      return fail('wrongCredentials');
    }
    // Others may have failed while this password was checked: many guesses at once count as one after the other.
    await refuseLockedOut(platform, attempt);
    await forgetSignInFailures(platform, attempt);
    return this.start(user.id, attempt.remember, attempt.userAgent);
  }

  /** Starts a session for a person whose identity has been proven. */
  async start(userId: string, remember: boolean, userAgent: string | undefined): Promise<SignedIn> {
    const { database, random, clock } = this.#platform;
    const now = clock.now();
    const expires = this.#expiry(now, remember);
    const id = random.uuid();
    await database.write(systemScope('sign-in'), (tx) =>
      insertSession(tx, {
        id,
        user_id: userId,
        remember: remember ? 1 : 0,
        created_at: storedInstant(now),
        expires_at: storedInstant(expires),
        user_agent: userAgent?.slice(0, longestUserAgent) ?? null,
      }),
    );
    return this.#token(userId, id, now, expires);
  }

  /** The scope of a token's session; null when the token is no longer, or never was, worth anything. */
  async scopeOf(token: string): Promise<MemberScope | null> {
    const now = this.#platform.clock.now();
    const claims = this.#tokens.read(token, now.getTime() / 1000);
    if (claims === null) return null;
    const reader = this.#platform.database.read(systemScope('authenticate'));
    const [world] = await findSessionWorld(reader, { sessionId: claims.sid, userId: claims.sub });
    if (world === undefined || world.expiresAt <= storedInstant(now)) return null;
    return {
      kind: 'member',
      groupId: world.groupId,
      householdId: world.householdId,
      householdSlug: world.householdSlug,
      userId: claims.sub,
      sessionId: claims.sid,
      rights: {
        admin: world.admin === 1,
        canInvite: world.canInvite === 1,
        canManage: world.canManage === 1,
        canManageHousehold: world.canManageHousehold === 1,
        canOrganize: world.canOrganize === 1,
      },
      libraryRevision: world.libraryRevision ?? 0,
    };
  }

  /** A fresh token for the same session, which lives on from now. */
  async refresh(scope: MemberScope): Promise<SignedIn> {
    const { database, clock } = this.#platform;
    const reader = database.read(systemScope('refresh'));
    const [world] = await findSessionWorld(reader, { sessionId: scope.sessionId, userId: scope.userId });
    if (world === undefined) return fail('notAuthenticated');
    const now = clock.now();
    const expires = this.#expiry(now, world.remember === 1);
    await database.write(scope, (tx) => extendSession(tx, storedInstant(expires)));
    return this.#token(scope.userId, scope.sessionId, now, expires);
  }

  /** Ends the session on the server: its token is worth nothing on the next request. */
  async end(scope: MemberScope): Promise<void> {
    await this.#platform.database.write(scope, (tx) => deleteSession(tx));
  }

  /** Forgets what has expired. Run daily. */
  async purgeExpired(): Promise<void> {
    const now = storedInstant(this.#platform.clock.now());
    await this.#platform.database.write(systemScope('purge'), (tx) => deleteExpiredSessions(tx, now));
  }

  #expiry(now: Date, remember: boolean): Date {
    const { tokenHours } = this.#platform.settings.security;
    const hours = remember ? Math.max(rememberedHours, tokenHours) : tokenHours;
    return new Date(now.getTime() + hours * hourMs);
  }

  #token(userId: string, sessionId: string, now: Date, expires: Date): SignedIn {
    const access_token = this.#tokens.sign({
      sub: userId,
      sid: sessionId,
      aud: 'session',
      iss: 'hearth',
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    });
    const maxAgeSeconds = Math.floor((expires.getTime() - now.getTime()) / 1000);
    return { answer: { access_token, token_type: 'bearer' }, maxAgeSeconds };
  }
}
