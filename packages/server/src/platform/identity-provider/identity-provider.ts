import type { authorizationCodeGrant, Configuration } from 'openid-client';
import type { Platform } from '../platform.ts';

type OidcSettings = Platform['settings']['oidc'];
type Claims = Readonly<Record<string, unknown>>;

/** Values that the callback must return unchanged. */
export interface Handshake {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** What an app sends of a sign-in that it has begun by itself. */
export interface AppCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Loads the library on first use, because most servers never use it. */
const library = () => import('openid-client');
const timeoutSeconds = 10;
const rediscoverMs = 3_600_000;

/** The OpenID Connect provider of the operator. Its endpoints and keys are refreshed hourly. */
export class IdentityProvider {
  readonly #platform: Platform;
  #discovery: { readonly at: number; readonly configuration: Promise<Configuration> } | null = null;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** The address to redirect the browser to, and the values to store until the callback. */
  async begin(redirectUri: string): Promise<{ address: string; handshake: Handshake }> {
    const configuration = await this.#configuration();
    const oidc = await library();
    const verifier = oidc.randomPKCECodeVerifier();
    const handshake = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, redirectUri };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#scopes(configuration),
      state: handshake.state,
      nonce: handshake.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, handshake };
  }

  /**
   * Exchanges the code for the claims about the user.
   * @param query the query of the callback, including `?`
   * @throws an error of the library if state, nonce, issuer, signature or time is invalid
   */
  async finish(query: string, handshake: Handshake): Promise<Claims> {
    const configuration = await this.#configuration();
    const oidc = await library();
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${handshake.redirectUri}${query}`),
      {
        expectedState: handshake.state,
        expectedNonce: handshake.nonce,
        pkceCodeVerifier: handshake.verifier,
        idTokenExpected: true,
      },
    );
    return this.#readClaims(configuration, tokens);
  }

  /** What an app needs to send its user to the provider by itself. */
  async describeForApps(): Promise<{ authorizationEndpoint: string; scope: string }> {
    const configuration = await this.#configuration();
    const { authorization_endpoint: authorizationEndpoint = '' } = configuration.serverMetadata();
    return { authorizationEndpoint, scope: this.#scopes(configuration) };
  }

  /**
   * As {@link finish}, for a code that an app was given: it holds the verifier, and has checked the state.
   * @throws an error of the library if code, verifier, nonce, issuer, signature or time is invalid
   */
  async finishForApp({ code, verifier, redirectUri, nonce }: AppCode): Promise<Claims> {
    const configuration = await this.#configuration();
    const oidc = await library();
    const { issuer, authorization_response_iss_parameter_supported: saysIssuer } =
      configuration.serverMetadata();
    const query = new URLSearchParams({ code, ...(saysIssuer === true ? { iss: issuer } : {}) });
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${redirectUri}?${query.toString()}`),
      {
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(nonce === null ? {} : { expectedNonce: nonce }),
      },
    );
    return this.#readClaims(configuration, tokens);
  }

  async #readClaims(configuration: Configuration, tokens: Tokens): Promise<Claims> {
    const oidc = await library();
    const claims = tokens.claims();
    if (claims === undefined || this.#isComplete(claims)) return claims ?? {};
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return mergeClaims(claims, await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
  }

  /** The issuer that the provider's identities belong to. */
  async issuer(): Promise<string> {
    return (await this.#configuration()).serverMetadata().issuer;
  }

  /** Some providers omit names, groups and whether the address is verified from the ID token. */
  #isComplete(claims: Claims): boolean {
    const { userClaim, groupsClaim, asksForGroups } = this.#platform.settings.oidc;
    const wanted = ['name', 'email', 'email_verified', userClaim, ...(asksForGroups ? [groupsClaim] : [])];
    return wanted.every((name) => name in claims);
  }

  /**
   * The operator's scopes; else the usual ones, and the one of the groups if they are needed. A provider that lists
   * its scopes without it would refuse the whole request, and sends the claim by a setting of its own, if at all.
   */
  #scopes(configuration: Configuration): string {
    const { scopesOverride, asksForGroups, groupsClaim } = this.#platform.settings.oidc;
    if (scopesOverride !== null) return scopesOverride;
    const known = configuration.serverMetadata().scopes_supported;
    const asks = asksForGroups && (known === undefined || known.includes(groupsClaim));
    return `openid email profile${asks ? ` ${groupsClaim}` : ''}`;
  }

  async #configuration(): Promise<Configuration> {
    const now = this.#platform.clock.now().getTime();
    if (this.#discovery === null || now - this.#discovery.at > rediscoverMs)
      this.#discovery = { at: now, configuration: discover(this.#platform.settings.oidc) };
    const { configuration } = this.#discovery;
    return configuration.catch((error: unknown) => {
      this.#discovery = null;
      throw error;
    });
  }
}

/**
 * The claims of the ID token and, where it has none, those of the user info. `email_verified` is about the address
 * beside it, so it is taken over only for the same one.
 */
export function mergeClaims(token: Claims, info: Claims): Claims {
  const { email_verified, ...more } = info;
  const isSameAddress = token['email'] === undefined || token['email'] === info['email'];
  return { ...more, ...(isSameAddress && email_verified !== undefined ? { email_verified } : {}), ...token };
}

async function discover(oidc: OidcSettings): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the operator set an http address
  const { allowInsecureRequests, ClientSecretBasic, customFetch, discovery, enableNonRepudiationChecks } =
    await library();
  const server = new URL(oidc.configurationUrl ?? '');
  const { createTrustingFetch } = await import('./trusting-fetch.ts');
  const fetchWithAuthority = oidc.caFile === null ? null : await createTrustingFetch(oidc.caFile);
  return discovery(server, oidc.clientId ?? '', undefined, ClientSecretBasic(oidc.clientSecret ?? ''), {
    timeout: timeoutSeconds,
    // Checks signatures although the token comes directly from the provider.
    execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    ...(fetchWithAuthority === null ? {} : { [customFetch]: fetchWithAuthority }),
  });
}
