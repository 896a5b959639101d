import { canonicalUuid, type NamedSlug } from '@hearth/domain/text/slugs';
import type { GroupReader, Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { HouseholdPreferencesRow, HouseholdRow } from './households.tables.ts';

export interface HouseholdWithPreferences {
  household: HouseholdRow;
  preferences: HouseholdPreferencesRow | undefined;
}

/** One household of the group, by id or slug. */
export async function findHousehold(
  reader: GroupReader,
  idOrSlug: string,
): Promise<HouseholdWithPreferences | undefined> {
  const household = await reader
    .selectFrom('households')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => eb.or([eb('id', '=', canonicalUuid(idOrSlug) ?? idOrSlug), eb('slug', '=', idOrSlug)]))
    .executeTakeFirst();
  if (household === undefined) return undefined;
  return { household, preferences: await findPreferences(reader, household.id) };
}

/** Ids, names and slugs of a group's households, in the order of their creation, for any caller. */
export async function findHouseholdsOfGroup(
  reader: Reader<SystemScope>,
  groupId: string,
): Promise<Pick<HouseholdRow, 'id' | 'name' | 'slug'>[]> {
  return reader
    .selectFrom('households')
    .select(['id', 'name', 'slug'])
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const preferencesOf = prepared<{ id: string; groupId: string }, HouseholdPreferencesRow>((db, parameter) =>
  db
    .selectFrom('households')
    .innerJoin('household_preferences', 'household_preferences.household_id', 'households.id')
    .selectAll('household_preferences')
    .where('households.id', '=', parameter('id'))
    .where('households.group_id', '=', parameter('groupId')),
);

/** Preferences of a household of the group. */
export async function findPreferences(
  reader: GroupReader,
  id: string,
): Promise<HouseholdPreferencesRow | undefined> {
  return (await preferencesOf(reader, { id, groupId: reader.scope.groupId }))[0];
}

/** Every household of the group with its preferences, oldest first. A group has few. */
export async function listHouseholds(
  reader: GroupReader,
  onlyPublic: boolean,
): Promise<HouseholdWithPreferences[]> {
  const households = await reader
    .selectFrom('households')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const preferences = await reader
    .selectFrom('household_preferences')
    .innerJoin('households', 'households.id', 'household_preferences.household_id')
    .selectAll('household_preferences')
    .where('households.group_id', '=', reader.scope.groupId)
    .execute();
  const byHousehold = new Map(preferences.map((row) => [row.household_id, row]));
  return households
    .map((household) => ({ household, preferences: byHousehold.get(household.id) }))
    .filter((one) => !onlyPublic || one.preferences?.private_household === 0);
}

/** Name and slug of the group. */
export async function findGroupName(reader: GroupReader): Promise<NamedSlug> {
  return reader
    .selectFrom('groups')
    .select(['name', 'slug'])
    .where('id', '=', reader.scope.groupId)
    .executeTakeFirstOrThrow();
}

/** Name of the group and who lives in the household. */
export async function findHouseholdPeople(reader: GroupReader, householdId: string) {
  const group = await reader
    .selectFrom('groups')
    .select('name')
    .where('id', '=', reader.scope.groupId)
    .executeTakeFirst();
  const users = await reader
    .selectFrom('users')
    .select(['id', 'full_name as fullName'])
    .where('household_id', '=', householdId)
    .where('group_id', '=', reader.scope.groupId)
    .orderBy('full_name')
    .execute();
  return { groupName: group?.name ?? '', users };
}

/** Households of a group that have one of these names or slugs. */
export async function findHouseholdsNamed(
  reader: Reader,
  groupId: string,
  wanted: readonly NamedSlug[],
): Promise<(NamedSlug & { id: string })[]> {
  const names = wanted.map(({ name }) => name);
  const slugs = wanted.map(({ slug }) => slug);
  return reader
    .selectFrom('households')
    .select(['id', 'name', 'slug'])
    .where('group_id', '=', groupId)
    .where((eb) => eb.or([eb('name', 'in', names), eb('slug', 'in', slugs)]))
    .execute();
}

export async function updateHouseholdName(
  tx: Tx<SystemScope>,
  householdId: string,
  change: NamedSlug & { updated_at: string },
): Promise<void> {
  await tx.updateTable('households').set(change).where('id', '=', householdId).execute();
}

export async function updateHouseholdPreferences(
  tx: Tx,
  householdId: string,
  change: Partial<HouseholdPreferencesRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('household_preferences').set(change).where('household_id', '=', householdId).execute();
}

export async function insertHousehold(
  tx: Tx<SystemScope>,
  household: HouseholdRow,
  preferences: HouseholdPreferencesRow,
): Promise<void> {
  await tx.insertInto('households').values(household).execute();
  await tx.insertInto('household_preferences').values(preferences).execute();
}
