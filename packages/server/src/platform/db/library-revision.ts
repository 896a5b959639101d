import type { GroupTx, Tx } from './database.ts';
import { preparedWrite } from './prepared.ts';
import type { Scope } from './scope.ts';

const nextRevision = preparedWrite<{ groupId: string }>((db, parameter) =>
  db
    .insertInto('library_revisions')
    .values({ group_id: parameter('groupId'), revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('group_id')
        .doUpdateSet((eb) => ({ revision: eb('library_revisions.revision', '+', 1) })),
    ),
);

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
  await nextRevision(tx, { groupId });
}
