import type { GroupTx, Reader, Tx } from './database.ts';
import { prepared, preparedWrite } from './prepared.ts';
import type { GroupScope, Scope } from './scope.ts';

const nextRevision = preparedWrite<{ groupId: string }, { revision: number }>((db, parameter) =>
  db
    .insertInto('library_revisions')
    .values({ group_id: parameter('groupId'), revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('group_id')
        .doUpdateSet((eb) => ({ revision: eb('library_revisions.revision', '+', 1) })),
    )
    .returning('revision'),
);

const currentRevision = prepared<{ groupId: string }, { revision: number }>((db, parameter) =>
  db.selectFrom('library_revisions').select('revision').where('group_id', '=', parameter('groupId')),
);

/** The revision that a transaction has made, and what it says to have changed. */
interface Revised {
  readonly groupId: string;
  readonly revision: number;
  readonly recipeIds: Set<string>;
  touchesReferences: boolean;
  isNamed: boolean;
}

const revisedBy = new WeakMap<Tx<Scope>, Revised>();

/**
 * Says that something changed which recipe lists of the group can show or order by. Lists remember their results per
 * revision, so whoever forgets this serves yesterday's list. It comes first in a transaction: the writers of a group
 * then wait for each other here, and never for each other's rows crosswise. Once in a transaction is enough; said
 * again it does nothing.
 */
export async function bumpLibraryRevision(tx: GroupTx): Promise<void> {
  await bumpLibraryRevisionOf(tx, tx.scope.groupId);
}

/** As {@link bumpLibraryRevision}, for work that stands outside the group. */
export async function bumpLibraryRevisionOf(tx: Tx<Scope>, groupId: string): Promise<void> {
  if (revisedBy.get(tx)?.groupId === groupId) return;
  const [row] = await nextRevision(tx, { groupId });
  if (row === undefined) return;
  const named = { recipeIds: new Set<string>(), touchesReferences: false, isNamed: false };
  revisedBy.set(tx, { groupId, revision: Number(row.revision), ...named });
}

/**
 * Says that all that the transaction changes of the library belongs to these recipes: to themselves, their parts,
 * links and ratings. Sorted lists then only move those. New tags and foods may come with them. Said again it adds to
 * what was said before.
 */
export function recordChangedRecipes(tx: Tx<Scope>, recipeIds: readonly string[]): void {
  const revised = noteNamed(tx);
  for (const id of recipeIds) revised?.recipeIds.add(id);
}

/**
 * Says that the transaction changes only what recipes refer to: tags, foods, labels and the like. Lists that are
 * ordered by fields of recipes alone stay as they are.
 */
export function recordChangedReferences(tx: Tx<Scope>): void {
  const revised = noteNamed(tx);
  if (revised !== undefined) revised.touchesReferences = true;
}

/** What the transaction names is noted once it is committed. */
function noteNamed(tx: Tx<Scope>): Revised | undefined {
  const revised = revisedBy.get(tx);
  if (revised === undefined || revised.isNamed) return revised;
  revised.isNamed = true;
  const { groupId, revision } = revised;
  tx.onCommit(() => tx.libraryChanges.note(groupId, revision, revised));
  return revised;
}

/** The revision of the group's library at this moment. */
export async function findLibraryRevision(reader: Reader<GroupScope>): Promise<number> {
  const [row] = await currentRevision(reader, { groupId: reader.scope.groupId });
  return Number(row?.revision ?? 0);
}
