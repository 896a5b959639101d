import { expect, it } from 'vitest';
import { findRatings } from '../../features/recipes/ratings/ratings.repository.ts';
import { findOrganizer, insertOrganizer } from '../../features/recipes/organizers/organizers.repository.ts';
import type { OrganizerRow } from '../../features/recipes/organizers/organizers.tables.ts';
import type { Database, GroupReader, Reader, Tx } from './database.ts';
import type { MemberScope, PublicScope, SystemScope } from './scope.ts';

/**
 * Code that must not compile. Each `@ts-expect-error` becomes an error itself if the line below it compiles.
 * Nothing here runs.
 */
export async function mistakes(
  database: Database,
  member: MemberScope,
  visitor: PublicScope,
  system: SystemScope,
  row: OrganizerRow,
): Promise<void> {
  // @ts-expect-error a reader needs a scope
  database.read();
  // @ts-expect-error a transaction needs a scope
  await database.write(async () => undefined);
  // @ts-expect-error there is no query without a reader
  await database.selectFrom('recipes').execute();

  const reader: Reader<MemberScope> = database.read(member);
  // @ts-expect-error a reader does not insert
  await reader.insertInto('tags').values(row).execute();
  // @ts-expect-error nor update
  await reader.updateTable('tags').set({ name: 'x' }).execute();
  // @ts-expect-error nor delete
  await reader.deleteFrom('tags').execute();
  // @ts-expect-error nor through a common table expression
  reader.with('old', (db) => db.selectFrom('tags').select('id'));
  // @ts-expect-error a reader does not write
  await insertOrganizer(reader, 'tags', row);
  // @ts-expect-error only the database creates a transaction
  const forged: Tx<MemberScope> = { ...reader, insertInto: null, updateTable: null, deleteFrom: null };

  // @ts-expect-error a scope that is made by hand
  const handMade: PublicScope = { kind: 'public', groupId: 'x', libraryRevision: 0 };
  // @ts-expect-error a scope that is changed by hand
  const moved: MemberScope = { ...member, groupId: 'x' };
  // @ts-expect-error nor does the database take one
  database.read({ kind: 'system', purpose: 'x' });
  // @ts-expect-error lists show organizers: the transaction has to bump the library revision first
  await database.write(member, (tx) => insertOrganizer(tx, 'tags', row));
  // @ts-expect-error the system scope has no group
  await findOrganizer(database.read(system), 'tags', { id: 'x' });
  // @ts-expect-error a visitor has no ratings
  await findRatings(database.read(visitor), 'x', { onlyFavorites: false });
  // @ts-expect-error a visitor has no household
  const household: string = visitor.householdId;
  const group: GroupReader = reader;
  // @ts-expect-error a group’s reader is not a member’s reader
  const widened: Reader<MemberScope> = group;
  // @ts-expect-error the table does not exist
  reader.selectFrom('passwords');
  return void [forged, household, widened, handMade, moved];
}

it('misuse of readers, transactions and scopes does not compile', () => {
  expect(mistakes).toBeTypeOf('function');
});
