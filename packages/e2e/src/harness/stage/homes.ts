import { ApiClient } from './api-client.ts';
import { type Account, administrator, type HearthProcess } from './hearth-process.ts';

/** Rights that an administrator gives. */
type Right = 'advanced' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize';

/** Who lives on the server beside the first administrator, settled by the administrator. */
export class Homes {
  readonly #admin: ApiClient;

  private constructor(admin: ApiClient) {
    this.#admin = admin;
  }

  static async of(hearth: HearthProcess): Promise<Homes> {
    return new Homes(await ApiClient.signedIn(hearth));
  }

  /** The administrator's own group and household show themselves to everyone. */
  async open(): Promise<void> {
    await this.#admin.change('PUT', '/api/groups/preferences', { privateGroup: false });
    await this.#admin.change('PUT', '/api/households/preferences', { privateHousehold: false });
  }

  /** Another person of the administrator's household, or of the place named. The password is the same. */
  async addPerson(
    username: string,
    fullName: string,
    rights: readonly Right[] = [],
    place: { readonly group?: string; readonly household?: string } = {},
  ): Promise<Account> {
    const account = buildAccount(username);
    const given = Object.fromEntries(rights.map((right) => [right, true]));
    await this.#admin.change('POST', '/api/admin/users', { ...account, fullName, ...given, ...place });
    return account;
  }

  /** A group that hides from the public, with a household and a cook in it. */
  async addPrivateGroup(name: string, cook: string): Promise<Account> {
    const group = await this.#admin.change('POST', '/api/admin/groups', { name });
    await this.#admin.change('POST', '/api/admin/households', { groupId: readId(group), name });
    return this.addPerson(cook, cook, [], { group: name, household: name });
  }
}

/** The account of a person whom `Homes` has added. */
export function buildAccount(username: string): Account {
  return { email: `${username}@example.com`, username, password: administrator.password };
}

function readId(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
}
