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

/** What a transaction has made last. */
const made = new WeakMap<Tx<Scope>, { groupId: string; revision: number }>();

/**
 * Says that something changed which recipe lists of the group can show or order by. Lists remember their results per
 * revision, so whoever forgets this serves yesterday's list. It comes first in a transaction: the writers of a group
 * then wait for each other here, and never for each other's rows crosswise.
 */
export async function touchLibrary(tx: GroupTx): Promise<void> {
  await touchLibraryOf(tx, tx.scope.groupId);
}

/** As {@link touchLibrary}, for work that stands outside the group. */
export async function touchLibraryOf(tx: Tx<Scope>, groupId: string): Promise<void> {
  const [row] = await nextRevision(tx, { groupId });
  if (row !== undefined) made.set(tx, { groupId, revision: Number(row.revision) });
}

/**
 * Says that whatever the transaction changes of the library after its last {@link touchLibrary} belongs to these
 * recipes: to themselves, their parts, links and ratings. Sorted lists then only move those. New tags and foods may
 * come with them, but a transaction that changes what other recipes show or are ordered by must not say this.
 */
export function nameChangedRecipes(tx: GroupTx, recipeIds: readonly string[]): void {
  const revised = made.get(tx);
  if (revised === undefined) return;
  tx.onCommit(() => tx.libraryChanges.note(revised.groupId, revised.revision, recipeIds));
}

/** The revision of the group's library at this moment. */
export async function findLibraryRevision(reader: Reader<GroupScope>): Promise<number> {
  const [row] = await currentRevision(reader, { groupId: reader.scope.groupId });
  return Number(row?.revision ?? 0);
}
