import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { TestCertificate } from '../../testing/test-certificate.ts';

export { makeCertificate, type TestCertificate } from '../../testing/test-certificate.ts';

/** The provider's claims about a person. */
export type Person = Readonly<Record<string, unknown>> & { readonly sub: string };

export const client = { id: 'hearth', secret: 'the secret of the client' };

/** How the provider is set up. */
interface Setup {
  /** The scope that brings the claims of groups and roles. */
  readonly groupsScope?: 'groups' | 'profile';
  /** The scopes that the client may ask for; it gets `invalid_scope` for others. */
  readonly allowedScope?: string;
  /** Its own certificate; without one it speaks plain http. */
  readonly tls?: TestCertificate;
}

/**
 * A real OpenID Connect provider on localhost. It signs in every visitor as `current` immediately; if `page`
 * is set, it shows that instead.
 */
export async function startRealProvider(
  people: readonly Person[],
  redirectUris: readonly string[],
  { groupsScope = 'groups', allowedScope, tls }: Setup = {},
) {
  const groupClaims = ['groups', 'roles'];
  const state = { current: people[0]?.sub ?? '', showsPage: false };
  const http = tls === undefined ? createServer() : createTlsServer({ key: tls.key, cert: tls.cert });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const scheme = tls === undefined ? 'http' : 'https';
  const issuer = `${scheme}://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        ...(allowedScope === undefined ? {} : { scope: allowedScope }),
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', ...(groupsScope === 'profile' ? groupClaims : [])],
      ...(groupsScope === 'groups' ? { groups: groupClaims } : {}),
    },
    // Puts the claims into the ID token, as most providers do for small scopes.
    conformIdTokenClaims: false,
    cookies: { keys: ['the cookies of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => {
      const person = people.find(({ sub }) => sub === id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async (context) => {
      const { oidc } = context;
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    const isInteraction = request.url?.startsWith('/interaction/') === true;
    if (!isInteraction) return void answer(request, response);
    if (state.showsPage && request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      return void response.end('<form method="post"><h1>Example ID</h1><button>Continue</button></form>');
    }
    const result = { login: { accountId: state.current } };
    return void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return {
    issuer,
    state,
    configurationUrl: `${issuer}/.well-known/openid-configuration`,
    async stop(): Promise<void> {
      http.closeAllConnections();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
    },
  };
}
