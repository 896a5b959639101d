import { required } from '../../errors/app-error.ts';
import type { Reader, Tx } from '../database.ts';
import { prepared, preparedWrite } from '../queries/prepared.ts';
import type { GroupScope, Scope } from '../scope.ts';

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

/** The revision that a transaction has created, and the changes it has recorded. */
interface RevisionChanges {
  readonly groupId: string;
  readonly revision: number;
  readonly recipeIds: Set<string>;
  touchesReferences: boolean;
  isRecorded: boolean;
}

const changesOfTx = new WeakMap<Tx<Scope>, RevisionChanges>();

declare const hasBumped: unique symbol;

/**
 * A transaction that has incremented the library revision. Writes of what recipe lists show or sort by take one, so
 * that a write that leaves outdated lists in the caches does not compile.
 */
export type LibraryTx<S extends Scope = GroupScope> = Tx<S> & { readonly [hasBumped]: true };

/**
 * Increments the library revision of the group, which invalidates its cached recipe lists; call it for every
 * change to what those lists show or sort by. Call it first in a transaction: writers of a group then queue
 * for this row and cannot deadlock on other rows. Further calls in the same transaction have no effect.
 */
export async function bumpLibraryRevision<S extends GroupScope>(tx: Tx<S>): Promise<LibraryTx<S>> {
  return bumpLibraryRevisionOf(tx, tx.scope.groupId);
}

/** As {@link bumpLibraryRevision}, for work outside a group's scope. */
export async function bumpLibraryRevisionOf<S extends Scope>(
  tx: Tx<S>,
  groupId: string,
): Promise<LibraryTx<S>> {
  if (changesOfTx.get(tx)?.groupId !== groupId) {
    const { revision } = required((await nextRevision(tx, { groupId }))[0], 'groupNotFound');
    const changes = { recipeIds: new Set<string>(), touchesReferences: false, isRecorded: false };
    changesOfTx.set(tx, { groupId, revision: Number(revision), ...changes });
  }
  return tx as LibraryTx<S>;
}

/**
 * Declares that the transaction changes only these recipes in the library: their fields, parts, links and
 * ratings, possibly with new tags and foods. Sorted lists then only reposition those recipes. Repeated calls
 * add up.
 */
export function recordChangedRecipes(tx: Tx<Scope>, recipeIds: readonly string[]): void {
  const revised = recordOnCommit(tx);
  for (const id of recipeIds) revised?.recipeIds.add(id);
}

/**
 * Declares that the transaction changes only objects that recipes reference, such as tags, foods and labels.
 * Lists sorted by recipe fields stay valid.
 */
export function recordChangedReferences(tx: Tx<Scope>): void {
  const revised = recordOnCommit(tx);
  if (revised !== undefined) revised.touchesReferences = true;
}

/** Records the declared changes once the transaction is committed. */
function recordOnCommit(tx: Tx<Scope>): RevisionChanges | undefined {
  const revised = changesOfTx.get(tx);
  if (revised === undefined || revised.isRecorded) return revised;
  revised.isRecorded = true;
  const { groupId, revision } = revised;
  tx.onCommit(() => tx.libraryChanges.note(groupId, revision, revised));
  return revised;
}

/** The current revision of the group's library. */
export async function findLibraryRevision(reader: Reader<GroupScope>): Promise<number> {
  const [row] = await currentRevision(reader, { groupId: reader.scope.groupId });
  return Number(row?.revision ?? 0);
}
