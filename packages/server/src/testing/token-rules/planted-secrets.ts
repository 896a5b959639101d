import { LongLiveTokenOut, ReadInviteToken } from '@hearth/contract';
import type { TokenScope } from '@hearth/domain/people/token-access';
import { FileTokens } from '../../features/site/downloads/index.ts';
import { succeeded } from '../test-client.ts';
import type { TestMember, TestServer } from '../test-server.ts';
import type { Keys } from '../tenancy/row.ts';
import { secretOfAddresses } from '../tenancy/stock.ts';

/** The secrets of a household with a stock, so that an answer that holds one can be recognized. */
export class PlantedSecrets {
  readonly #server: TestServer;
  readonly #invitation: string;

  private constructor(server: TestServer, invitation: string) {
    this.#server = server;
    this.#invitation = invitation;
  }

  static async plant(server: TestServer, owner: TestMember): Promise<PlantedSecrets> {
    const client = server.as(owner);
    const { token } = ReadInviteToken.parse(
      succeeded(await client.post('/api/households/invitations', { uses: 50 })),
    );
    return new PlantedSecrets(server, token);
  }

  /** What of the secrets an answer holds, in words. */
  in(text: string, { linkId, planToken, listToken }: Keys, sessionToken: string): string[] {
    const known = {
      address: secretOfAddresses,
      invitation: this.#invitation,
      'share link': linkId,
      'calendar address': planToken,
      'list address': listToken,
      session: sessionToken,
    };
    const found = Object.entries(known).filter(([, secret]) => text.includes(secret));
    const names = found.map(([name]) => name);
    return this.#opensBackup(text) ? [...names, 'backup'] : names;
  }

  #opensBackup(text: string): boolean {
    const { secret, clock } = this.#server.platform;
    const tokens = new FileTokens(secret);
    return [...text.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].some(
      ([token]) => tokens.read(token, clock.now())?.startsWith('backups/') === true,
    );
  }
}

/** An API token of a member. */
export async function apiToken(server: TestServer, member: TestMember, scope: TokenScope): Promise<string> {
  const made = await server.as(member).post('/api/users/api-tokens', { name: scope, scope });
  return LongLiveTokenOut.parse(succeeded(made)).token;
}
