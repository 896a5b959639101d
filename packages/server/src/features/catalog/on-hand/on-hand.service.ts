import type { GroupScope } from '../../../platform/db/scope.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  findHouseholdIds,
  findOnHand,
  type OnHandKind,
  replaceHouseholds,
  setOnHand,
} from './on-hand.repository.ts';

/** Which households have a thing, in the two forms that clients use: slugs of households, and the caller's own alone. */
export interface OnHandInput {
  readonly households?: readonly string[] | undefined;
  readonly onHand?: boolean | undefined;
}

/** Stores the form that was sent. */
export async function saveOnHand(
  tx: Tx<MemberScope>,
  kind: OnHandKind,
  id: string,
  { households, onHand }: OnHandInput,
): Promise<void> {
  if (households !== undefined) await replaceHouseholds(tx, kind, id, await findHouseholdIds(tx, households));
  if (onHand !== undefined) await setOnHand(tx, kind, id, onHand);
}

/** Whether that list says of a household other than the caller's something else than is stored. */
export async function changesOtherHouseholds(
  tx: Tx<MemberScope>,
  kind: OnHandKind,
  id: string,
  households: readonly string[] | undefined,
): Promise<boolean> {
  if (households === undefined) return false;
  const before = (await findOnHand(tx, kind, [id])).get(id) ?? [];
  const others = (slugs: readonly string[]) =>
    [...new Set(slugs)].filter((slug) => slug !== tx.scope.householdSlug).toSorted();
  return others(before).join() !== others(households).join();
}

/** The households that have a thing, as far as the reader may see them: the public sees none. */
export function onHandFor(scope: GroupScope, households: readonly string[] = []) {
  if (scope.kind !== 'member') return { onHand: false, households: [] };
  return { onHand: households.includes(scope.householdSlug), households: [...households] };
}
