import * as z from 'zod';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginFlow, takeFlow } from '../second-factor/index.ts';
import type { Sessions, SignedIn } from '../sessions/index.ts';
import { findUserBy, type UserRow } from '../user-store/index.ts';
import { findIdentity, hasIdentityOf, keepIdentity } from './identities.repository.ts';
import { admitExternalPerson } from './external-person.ts';
import { IdentityProvider, requiredClaims } from '../../../platform/identity-provider/identity-provider.ts';

const flowMs = 10 * 60_000;
const scope = systemScope('sign in with an identity provider');

const Handshake = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});
const Identity = z.object({ iss: z.string(), sub: z.string().min(1), name: z.string(), email: z.string() });
const Groups = z.union([z.array(z.string()), z.string().transform((one) => [one])]);

type Claims = Readonly<Record<string, unknown>>;

/** What the security log calls it. */
const method = 'single sign-on';

/** Signing in with an account of an identity provider (OpenID Connect, code flow with PKCE). */
export class SingleSignOn {
  readonly #platform: Platform;
  readonly #provider: IdentityProvider;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#provider = new IdentityProvider(platform);
  }

  /**
   * Where the browser goes, and the secret that it brings back.
   * @throws AppError `singleSignOnOff`, `singleSignOnFailed` if the provider does not respond
   */
  async begin(redirectUri: string): Promise<{ address: string; secret: string }> {
    this.#requireReady();
    const { address, handshake } = await this.#provider
      .begin(redirectUri)
      .catch((error: unknown) => this.#refuse(error));
    const flow = { kind: 'singleSignOn', userId: null, data: handshake, lifeMs: flowMs } as const;
    return { address, secret: await beginFlow(this.#platform, flow) };
  }

  /**
   * Signs in the user that the provider has authenticated. Every response of the provider is valid once.
   * @throws AppError `singleSignOnOff`, `singleSignOnFailed`, `singleSignOnNotLinked`
   */
  async finish(
    sessions: Sessions,
    given: { secret: string | undefined; query: string; userAgent: string | undefined },
  ): Promise<SignedIn> {
    this.#requireReady();
    const flow = await takeFlow(this.#platform, 'singleSignOn', given.secret ?? '');
    if (flow === null) return fail('singleSignOnFailed');
    const handshake = Handshake.parse(flow.data);
    const claims = await this.#provider
      .finish(given.query, handshake)
      .catch((error: unknown) => this.#refuse(error));
    const userId = await this.#personOf(claims);
    if (userId === null) return this.#refuse(new Error('the provider’s person has no account here'));
    this.#platform.securityLog.write({ event: 'sign-in.succeeded', userId, method });
    const { rememberMe } = this.#platform.settings.oidc;
    return sessions.start(userId, rememberMe, given.userAgent);
  }

  #requireReady(): void {
    if (!this.#platform.settings.oidc.isReady) fail('singleSignOnOff');
  }

  #refuse(error: unknown): never {
    this.#platform.log.warn({ err: error }, 'single sign-on was refused');
    this.#platform.securityLog.write({ event: 'sign-in.failed', userId: null, method });
    return fail('singleSignOnFailed', {}, error);
  }

  async #personOf(claims: Claims): Promise<string | null> {
    const { oidc } = this.#platform.settings;
    const identity = Identity.safeParse(claims);
    const userClaim = claims[oidc.userClaim];
    if (!identity.success || typeof userClaim !== 'string' || userClaim === '') return null;
    if (requiredClaims(oidc).some((name) => claims[name] === undefined)) return null;
    const rights = rightsOf(oidc, claims);
    if (rights === null) return null;
    const { iss, sub, name, email } = identity.data;
    const known =
      (await findIdentity(this.#platform.database.read(scope), iss, sub)) ??
      (await this.#linkable(iss, claims, email.trim().toLowerCase()));
    if (known === undefined && !oidc.allowSignup) return null;
    const username = textClaim(claims, 'preferred_username') ?? userClaim;
    const person = { authMethod: 'OIDC', username, fullName: name, email, ...rights } as const;
    const userId = await admitExternalPerson(this.#platform, person, known);
    if (userId !== null)
      await this.#platform.database.write(scope, (tx) =>
        keepIdentity(tx, { issuer: iss, subject: sub, user_id: userId }),
      );
    return userId;
  }

  /**
   * The account that a first sign-in opens: the one with that address, when the provider says that it has verified
   * the address, an administrator has set the account to single sign-on, and no other identity of the provider opens
   * it. User names are ignored: users choose them.
   */
  async #linkable(issuer: string, claims: Claims, email: string): Promise<UserRow | undefined> {
    const reader = this.#platform.database.read(scope);
    const found = await findUserBy(reader, 'email', email);
    if (found === undefined) return undefined;
    const isAllowed =
      isVerified(claims) && found.auth_method === 'OIDC' && !(await hasIdentityOf(reader, issuer, found.id));
    if (isAllowed) return found;
    this.#platform.securityLog.write({ event: 'sign-in.failed', userId: found.id, method, name: email });
    return fail('singleSignOnNotLinked');
  }
}

/** The rights that the provider's groups give the user; null if they do not admit the user. */
function rightsOf(oidc: Platform['settings']['oidc'], claims: Claims): { isAdmin: boolean | null } | null {
  const { userGroup, adminGroup } = oidc;
  const groups = Groups.safeParse(claims[oidc.groupsClaim]).data ?? [];
  const isAdmin = adminGroup === null ? null : groups.includes(adminGroup);
  const isUser = userGroup === null || groups.includes(userGroup);
  return isUser || isAdmin === true ? { isAdmin } : null;
}

/** Some providers write the claim as text. One that does not send it vouches for nothing. */
function isVerified({ email_verified }: Claims): boolean {
  return email_verified === true || email_verified === 'true';
}

function textClaim(claims: Claims, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
