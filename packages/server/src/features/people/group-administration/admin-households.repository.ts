import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type SystemReader = Reader<SystemScope>;

/** A household with what it prefers and the names of its group. */
export interface AdminHousehold {
  household: Tables['households'];
  preferences: Tables['household_preferences'] | undefined;
  groupName: string;
  groupSlug: string;
}

/** Every household of the server, or the one of that id; oldest first. Read apart from other requests. */
export async function findHouseholds(reader: SystemReader, id?: string): Promise<AdminHousehold[]> {
  const all = reader
    .selectFrom('households')
    .innerJoin('groups', 'groups.id', 'households.group_id')
    .selectAll('households')
    .select(['groups.name as groupName', 'groups.slug as groupSlug'])
    .orderBy('households.created_at')
    .orderBy('households.id');
  const wanted = id === undefined ? all : all.where('households.id', '=', id);
  const found = await reader.runApart(wanted.compile());
  const theirs = reader
    .selectFrom('household_preferences')
    .selectAll()
    .where((eb) =>
      isOneOf(
        reader.dialect,
        eb.ref('household_id'),
        found.map((one) => one.id),
      ),
    );
  const preferences = await reader.runApart(theirs.compile());
  const byHousehold = new Map(preferences.map((row) => [row.household_id, row]));
  return found.map(({ groupName, groupSlug, ...household }) => ({
    household,
    preferences: byHousehold.get(household.id),
    groupName,
    groupSlug,
  }));
}

/** Users of these households, by name. */
export async function findPeople(reader: SystemReader, householdIds: readonly string[]) {
  return reader
    .selectFrom('users')
    .select(['id', 'full_name', 'household_id'])
    .where((eb) => isOneOf(reader.dialect, eb.ref('household_id'), householdIds))
    .orderBy('full_name')
    .execute();
}

export type HouseholdPeople = Awaited<ReturnType<typeof findPeople>>;

export async function deleteHousehold(tx: Tx<SystemScope>, id: string): Promise<void> {
  await tx.deleteFrom('households').where('id', '=', id).execute();
}
