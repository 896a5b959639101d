import * as z from 'zod';
import type { ErrorCode, NativeSignOn, NativeSignOnCode } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { AppError, type ErrorParams, fail } from '../../../platform/errors/app-error.ts';
import type { IdentityProvider } from '../../../platform/identity-provider/identity-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginFlow, takeFlow } from '../second-factor/index.ts';
import type { Sessions, SignedIn } from '../sessions/index.ts';
import { findUserBy, type UserRow } from '../user-store/index.ts';
import { admitExternalPerson } from './external-person.ts';
import { findIdentity, hasIdentityOf, keepIdentity } from './identities.repository.ts';
import { type ProviderIdentity, readIdentity, readRights } from './provider-claims.ts';

const flowMs = 10 * 60_000;
const scope = systemScope('sign in with an identity provider');

const Handshake = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});

type Claims = Readonly<Record<string, unknown>>;

/** What the security log calls it. */
const method = 'single sign-on';

/** Signing in with an account of an identity provider (OpenID Connect, code flow with PKCE). */
export class SingleSignOn {
  readonly #platform: Platform;
  readonly #provider: IdentityProvider;

  constructor(platform: Platform, provider: IdentityProvider) {
    this.#platform = platform;
    this.#provider = provider;
  }

  /**
   * Where the browser goes, and the secret that it brings back.
   * @throws AppError `singleSignOnOff`, `singleSignOnFailed` if the provider does not respond
   */
  async begin(redirectUri: string): Promise<{ address: string; secret: string }> {
    this.#requireReady();
    const { address, handshake } = await this.#provider
      .begin(redirectUri)
      .catch((error: unknown) => this.#refuseProvider(error));
    const flow = { kind: 'singleSignOn', userId: null, data: handshake, lifeMs: flowMs } as const;
    return { address, secret: await beginFlow(this.#platform, flow) };
  }

  /**
   * Signs in the user that the provider has authenticated. Every response of the provider is valid once.
   * @throws AppError `singleSignOnOff`, or one that says why the user is refused: all begin with `singleSignOn`
   */
  async finish(
    sessions: Sessions,
    given: { secret: string | undefined; query: string; userAgent: string | undefined },
  ): Promise<SignedIn> {
    this.#requireReady();
    const flow = await takeFlow(this.#platform, 'singleSignOn', given.secret ?? '');
    if (flow === null) return this.#refuse('singleSignOnOver');
    const handshake = Handshake.parse(flow.data);
    const claims = await this.#provider
      .finish(given.query, handshake)
      .catch((error: unknown) => this.#refuseProvider(error));
    return this.#start(sessions, claims, given.userAgent);
  }

  /**
   * What an app needs to send its user to the provider.
   * @throws AppError `singleSignOnOff`, `singleSignOnFailed` if the provider does not respond
   */
  async describeForApps(): Promise<z.output<typeof NativeSignOn>> {
    this.#requireReady();
    const { authorizationEndpoint, scope: asked } = await this.#provider
      .describeForApps()
      .catch((error: unknown) => this.#refuseProvider(error));
    const client_id = this.#platform.settings.oidc.clientId ?? '';
    return { authorization_endpoint: authorizationEndpoint, client_id, scope: asked };
  }

  /**
   * Signs in the user whose app has brought a code, with its proof that it began the sign-in.
   * @throws AppError `singleSignOnOff`, `singleSignOnRedirectUnknown`, or as {@link finish}
   */
  async finishForApp(
    sessions: Sessions,
    given: NativeSignOnCode,
    userAgent: string | undefined,
  ): Promise<SignedIn> {
    this.#requireReady();
    const { nativeRedirectUris } = this.#platform.settings.oidc;
    if (!nativeRedirectUris.includes(given.redirect_uri)) fail('singleSignOnRedirectUnknown');
    const claims = await this.#provider
      .finishForApp({
        code: given.code,
        verifier: given.code_verifier,
        redirectUri: given.redirect_uri,
        nonce: given.nonce ?? null,
      })
      .catch((error: unknown) => this.#refuseProvider(error));
    return this.#start(sessions, claims, userAgent);
  }

  async #start(sessions: Sessions, claims: Claims, userAgent: string | undefined): Promise<SignedIn> {
    const userId = await this.#admit(claims);
    this.#platform.securityLog.write({ event: 'sign-in.succeeded', userId, method });
    return sessions.start(userId, this.#platform.settings.oidc.rememberMe, userAgent);
  }

  #requireReady(): void {
    const { isReady, isEnabled, clientId, clientSecret, configurationUrl } = this.#platform.settings.oidc;
    if (isReady) return;
    const needed = {
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_CONFIGURATION_URL: configurationUrl,
    };
    const missing = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []));
    if (isEnabled) this.#platform.log.warn({ missing }, 'single sign-on is on, but variables are missing');
    fail('singleSignOnOff');
  }

  /** The account of the user, created if there is none. */
  async #admit(claims: Claims): Promise<string> {
    const { oidc } = this.#platform.settings;
    const identity = readIdentity(oidc, claims);
    if ('claim' in identity) return this.#refuse('singleSignOnClaimMissing', { ...identity });
    const { issuer, subject } = identity;
    const who = { issuer, subject };
    const rights = readRights(oidc, claims);
    if ('claim' in rights) return this.#refuse('singleSignOnNoGroup', { ...who, ...rights });
    const reader = this.#platform.database.read(scope);
    const known = (await findIdentity(reader, issuer, subject)) ?? (await this.#linkable(identity));
    if (known === undefined && !oidc.allowSignup)
      return this.#refuse('singleSignOnNoAccount', { ...who, variable: 'OIDC_SIGNUP_ENABLED' });
    const person = { authMethod: 'OIDC', ...identity, ...rights } as const;
    const admitted = await admitExternalPerson(this.#platform, person, known);
    if ('refused' in admitted) return this.#refuse('singleSignOnNotCreated', { ...who, ...admitted });
    const { userId } = admitted;
    await this.#platform.database.write(scope, (tx) =>
      keepIdentity(tx, { issuer, subject, user_id: userId }),
    );
    return userId;
  }

  /**
   * The account that a first sign-in opens: the one with that address, when the provider or the operator vouches for
   * the address, an administrator has set the account to single sign-on, and no other identity of the provider opens
   * it. User names are ignored: users choose them.
   */
  async #linkable(identity: ProviderIdentity): Promise<UserRow | undefined> {
    const { issuer, subject, email, isEmailTrusted } = identity;
    const reader = this.#platform.database.read(scope);
    const found = await findUserBy(reader, 'email', email);
    if (found === undefined) return undefined;
    const who = { issuer, subject, userId: found.id, email };
    // First, so that strangers who only claim the address learn nothing of the account.
    if (!isEmailTrusted)
      return this.#refuse('singleSignOnUnverified', { ...who, claim: 'email_verified', expected: 'true' });
    if (found.auth_method !== 'OIDC') return this.#refuse('singleSignOnNotLinked', who);
    if (await hasIdentityOf(reader, issuer, found.id))
      return this.#refuse('singleSignOnLinkedElsewhere', who);
    return found;
  }

  /** What the provider refuses, or what cannot be trusted in its answer. */
  #refuseProvider(error: unknown): never {
    const isScope = error instanceof Error && 'error' in error && error.error === 'invalid_scope';
    return isScope
      ? this.#refuse('singleSignOnScope', { variable: 'OIDC_SCOPES_OVERRIDE' }, error)
      : this.#refuse('singleSignOnFailed', {}, error);
  }

  /** Logs the reason with all that an operator needs, and tells the user what to ask for. */
  #refuse(code: ErrorCode, reason: ErrorParams & { readonly userId?: string } = {}, error?: unknown): never {
    const { userId = null, email } = reason;
    const err = error === undefined ? {} : { err: error };
    this.#platform.log.warn({ code, ...reason, ...err }, 'single sign-on was refused');
    const name = email === undefined ? {} : { name: String(email) };
    this.#platform.securityLog.write({ event: 'sign-in.failed', userId, method, ...name });
    const { claim = '', subject = '' } = reason;
    const { providerName } = this.#platform.settings.oidc;
    throw new AppError(code, { claim, subject, provider: providerName }, { cause: error });
  }
}
