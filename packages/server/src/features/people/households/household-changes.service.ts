import type { ReadHouseholdPreferences, UpdateHouseholdPreferences } from '@hearth/contract';
import { mayManageHousehold } from '@hearth/domain/people/policies';
import { freeName, type NamedSlug, namesToTry, slugOrSigns } from '@hearth/domain/text/slugs';
import type { Tx } from '../../../platform/db/database.ts';
import { bumpLibraryRevision } from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { preferenceColumns, presentHouseholdPreferences } from './households.present.ts';
import {
  findHousehold,
  findHouseholdsNamed,
  updateHouseholdName,
  updateHouseholdPreferences,
} from './households.repository.ts';

/** What the caller's household prefers. */
export async function getHouseholdPreferences(
  platform: Platform,
  scope: MemberScope,
): Promise<ReadHouseholdPreferences> {
  const found = await findHousehold(platform.database.read(scope), scope.householdId);
  return presentHouseholdPreferences(required(found?.preferences, 'itemNotFound'));
}

/**
 * Changes the preferences of the caller's household; fields that are left out stay. They apply to the public at once.
 * @throws AppError `forbidden` without the right to manage the household
 */
export async function changeHouseholdPreferences(
  platform: Platform,
  scope: MemberScope,
  change: UpdateHouseholdPreferences,
): Promise<ReadHouseholdPreferences> {
  if (!mayManageHousehold(scope.rights)) fail('forbidden');
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    await saveHouseholdPreferences(tx, scope.householdId, change);
  });
  return getHouseholdPreferences(platform, scope);
}

/** Writes the preferences that are given; the caller has touched the library. */
export async function saveHouseholdPreferences(
  tx: Tx,
  householdId: string,
  change: UpdateHouseholdPreferences,
): Promise<void> {
  await updateHouseholdPreferences(tx, householdId, preferenceColumns(change));
}

/**
 * The first of `name`, `name (1)` … that no household of the group has.
 * @throws AppError `householdNameTaken` when ten numbers are taken
 */
export async function freeHouseholdName(
  tx: Tx<SystemScope>,
  groupId: string,
  name: string,
): Promise<NamedSlug> {
  const taken = await findHouseholdsNamed(tx, groupId, namesToTry(name));
  return freeName(name, taken) ?? fail('householdNameTaken');
}

/**
 * Gives a household another name, and the slug of it; the caller has bumped the library revision, and invalidates the
 * documents that contain the slug.
 * @throws AppError `householdNameTaken`
 */
export async function renameHousehold(
  platform: Platform,
  tx: Tx<SystemScope>,
  household: { readonly id: string; readonly groupId: string },
  name: string,
): Promise<void> {
  const wanted = { name, slug: slugOrSigns(name) };
  const found = await findHouseholdsNamed(tx, household.groupId, [wanted]);
  if (found.some(({ id }) => id !== household.id)) fail('householdNameTaken');
  const updated_at = storedInstant(platform.clock.now());
  await updateHouseholdName(tx, household.id, { ...wanted, updated_at });
}
