import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { touchLists } from './lists.repository.ts';

/** When something is changed, and by which device; clients of the contract do not say. */
export interface ChangeContext {
  readonly now: string;
  readonly by?: string;
  /** Lists that the transaction has locked already, each with the number of its change. */
  readonly locked?: ReadonlyMap<string, number>;
}

/** One change of lists: who makes it when, and its number in each of them. */
export interface ListEdit {
  readonly now: string;
  readonly by: string;
  readonly sequences: ReadonlyMap<string, number>;
}

/**
 * Begins a change of lists; until the transaction ends nobody else changes them.
 * @throws AppError `itemNotFound` when one of the lists is not the household's
 */
export async function beginEdit(
  tx: Tx<MemberScope>,
  listIds: readonly string[],
  { now, by = '', locked = new Map() }: ChangeContext,
): Promise<ListEdit> {
  const others = [...new Set(listIds)].filter((id) => !locked.has(id));
  const sequences = new Map([...locked, ...(await touchLists(tx, others, now))]);
  if (!listIds.every((id) => sequences.has(id))) fail('itemNotFound');
  return { now, by, sequences };
}
