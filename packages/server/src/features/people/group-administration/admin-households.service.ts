import type {
  HouseholdInDB,
  HouseholdName,
  Page,
  PagingQuery,
  UpdateHouseholdPreferences,
} from '@hearth/contract';
import { mayManageHousehold } from '@hearth/domain/people/policies';
import { mapInSlices } from '../../../platform/concurrency/map-in-slices.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { type MemberScope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  createHousehold,
  freeHouseholdName,
  renameHousehold,
  saveHouseholdPreferences,
} from '../households/index.ts';
import { invalidateDocumentsWithHouseholds } from '../../recipes/documents/index.ts';
import { findGroup } from './admin-groups.repository.ts';
import { adminHouseholdRows } from './admin-household-list.ts';
import {
  type AdminHousehold,
  deleteHousehold,
  findHouseholds,
  findPeople,
} from './admin-households.repository.ts';
import { webhooksOfHouseholds } from '../../automation/webhooks/index.ts';
import { householdPresenter } from './admin-households.present.ts';

const scope = systemScope('administer households');

/** All households with their users. */
export async function listHouseholds(platform: Platform, query: PagingQuery): Promise<Page<HouseholdInDB>> {
  const reader = platform.database.read(scope);
  const all = await findHouseholds(reader);
  const list = { reader: adminHouseholdRows, route: '/households', now: platform.clock.now() };
  const page = await selectPage(all, query, list);
  const items = await mapInSlices(page.items, async (households) => {
    const ids = households.map(({ household }) => household.id);
    return households.map(householdPresenter(await findContents(platform, reader, ids)));
  });
  return { ...page, items };
}

export async function getHousehold(platform: Platform, id: string): Promise<HouseholdInDB> {
  return presented(platform, platform.database.read(scope), id);
}

/**
 * Creates a household that is as private as its group.
 * @throws AppError `groupUnknown`, `householdNameTaken`; ValidationError without a group
 */
export async function createHouseholdIn(
  platform: Platform,
  { groupId, name: wanted }: { readonly groupId?: string | null | undefined; readonly name: string },
): Promise<HouseholdInDB> {
  if (groupId === null || groupId === undefined) {
    throw new ValidationError([
      { type: 'missing', loc: ['body', 'groupId'], msg: 'Field required', input: {} },
    ]);
  }
  const work = async (tx: Tx<SystemScope>) => {
    const group = required(await findGroup(tx, groupId), 'groupUnknown');
    const { name } = await freeHouseholdName(tx, groupId, wanted);
    const isPrivate = group.privateGroup !== 0;
    return presented(platform, tx, await createHousehold(platform, tx, { groupId, name, isPrivate }));
  };
  return platform.database.write(scope, work).catch(takenWhenUnique);
}

/** A change of a household as sent; fields that are left out stay. */
interface HouseholdChange {
  readonly name?: string | undefined;
  readonly groupId?: string | undefined;
  readonly preferences?: UpdateHouseholdPreferences | null | undefined;
}

/** @throws AppError `itemNotFound`, `householdStays`, `householdNameTaken` */
export async function changeHousehold(
  platform: Platform,
  id: string,
  change: HouseholdChange,
): Promise<HouseholdInDB> {
  const work = async (tx: Tx<SystemScope>) => {
    const { household } = await requireHousehold(tx, id);
    const groupId = household.group_id;
    if (change.groupId !== undefined && change.groupId !== groupId) fail('householdStays');
    await bumpLibraryRevisionOf(tx, groupId);
    if (change.name !== undefined && change.name !== household.name) {
      await renameHousehold(platform, tx, { id, groupId }, change.name);
      await invalidateDocumentsWithHouseholds(tx, groupId);
    }
    await saveHouseholdPreferences(tx, id, change.preferences ?? {});
    return presented(platform, tx, id);
  };
  return platform.database.write(scope, work).catch(takenWhenUnique);
}

/**
 * Gives the caller's household another name.
 * @throws AppError `forbidden` without the right to manage the household, `householdNameTaken`
 */
export async function renameOwnHousehold(
  platform: Platform,
  { householdId, rights }: MemberScope,
  name: string,
): Promise<HouseholdName> {
  if (!mayManageHousehold(rights)) fail('forbidden');
  const renamed = await changeHousehold(platform, householdId, { name });
  return { id: renamed.id, name: renamed.name, slug: renamed.slug };
}

/**
 * Deletes a household without users. Recipes belong to their owners, so no recipe is deleted with it.
 * @throws AppError `itemGone` when there is none, `householdHasUsers`
 */
export async function removeHousehold(platform: Platform, id: string): Promise<HouseholdInDB> {
  const work = async (tx: Tx<SystemScope>) => {
    const [found] = await findHouseholds(tx, id);
    const { household } = required(found, 'itemGone');
    if ((await findPeople(tx, [id])).length > 0) fail('householdHasUsers');
    await bumpLibraryRevisionOf(tx, household.group_id);
    const deleted = await presented(platform, tx, id);
    await invalidateDocumentsWithHouseholds(tx, household.group_id);
    await deleteHousehold(tx, id);
    return deleted;
  };
  return platform.database.write(scope, work).catch((error: unknown) => {
    // A user has joined since the check above.
    if (isForeignKeyViolation(error)) fail('householdHasUsers', {}, error);
    throw error;
  });
}

async function requireHousehold(reader: Reader<SystemScope>, id: string): Promise<AdminHousehold> {
  const [found] = await findHouseholds(reader, id);
  return required(found, 'itemNotFound');
}

async function presented(
  platform: Platform,
  reader: Reader<SystemScope>,
  id: string,
): Promise<HouseholdInDB> {
  const household = await requireHousehold(reader, id);
  return householdPresenter(await findContents(platform, reader, [id]))(household);
}

async function findContents(platform: Platform, reader: Reader<SystemScope>, ids: readonly string[]) {
  const people = await findPeople(reader, ids);
  return { people, webhooks: await webhooksOfHouseholds(platform, reader, ids) };
}

function takenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) fail('householdNameTaken', {}, error);
  throw error;
}
