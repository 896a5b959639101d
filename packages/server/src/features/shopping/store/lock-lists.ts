import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { touchLists } from './lists.repository.ts';

/** In which store and when, by its own clock, a device made a change. */
export interface WalkStep {
  readonly at: string | null;
  readonly storeId: string | null;
}

/** Time and device of a change; clients of the contract send no device. */
export interface ChangeContext {
  readonly now: string;
  readonly deviceId?: string;
  /** Where and when a device made the change. */
  readonly step?: WalkStep;
  /** Lists that the transaction has already locked, with their new sequences. */
  readonly locked?: ReadonlyMap<string, number>;
}

/** One edit of lists, with its sequence in each of them. */
export interface ListEdit {
  readonly now: string;
  readonly deviceId: string;
  readonly step?: WalkStep | undefined;
  readonly sequences: ReadonlyMap<string, number>;
}

/**
 * Locks lists until the transaction ends.
 * @throws AppError `itemNotFound` if one of the lists does not belong to the household
 */
export async function beginEdit(
  tx: Tx<MemberScope>,
  listIds: readonly string[],
  { now, deviceId = '', step, locked = new Map() }: ChangeContext,
): Promise<ListEdit> {
  const others = [...new Set(listIds)].filter((id) => !locked.has(id));
  const sequences = new Map([...locked, ...(await touchLists(tx, others, now))]);
  if (!listIds.every((id) => sequences.has(id))) fail('itemNotFound');
  return { now, deviceId, step, sequences };
}
