import { isAnotherAddress } from '@hearth/domain/people/usernames';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { findTakenNames, usernameKey } from '../user-store/index.ts';

const variants = 50;

/**
 * The user name of a new account from elsewhere: the wanted one, or the next free variant of it, so that no user can
 * keep a newcomer out by taking the name first. A name with the form of an address is the own address or none.
 * @param id of the account, which is unique
 */
export async function freeUsername(
  tx: Tx<SystemScope>,
  wanted: string,
  email: string,
  id: string,
): Promise<string> {
  const name = isAnotherAddress(wanted, email) ? email : wanted;
  const stem = name.split('@')[0] || name;
  const numbered = Array.from({ length: variants }, (_, at) => `${stem}-${at + 2}`);
  const candidates = [name, stem, ...numbered];
  const taken = await findTakenNames(tx, candidates.map(usernameKey));
  return candidates.find((one) => !taken.has(usernameKey(one))) ?? `${stem}-${id}`;
}
