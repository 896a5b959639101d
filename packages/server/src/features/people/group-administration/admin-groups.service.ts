import type { GroupInDB, Page, PagingQuery, UpdateGroupPreferences } from '@hearth/contract';
import { mapInSlices } from '../../../platform/concurrency/map-in-slices.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { storedFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createGroup, freeGroupName, renameGroup, saveGroupPreferences } from '../groups/index.ts';
import { createHousehold } from '../households/index.ts';
import {
  type AdminGroupRow,
  deleteGroup,
  findGroup,
  findGroupContents,
  findGroups,
  hasSome,
} from './admin-groups.repository.ts';
import { readAiSettingsOfGroups } from '../../imports/ai/index.ts';
import { webhooksOfHouseholds } from '../../automation/webhooks/index.ts';
import { groupPresenter } from './admin-groups.present.ts';

const scope = systemScope('administer groups');

/** What administrators may filter and order groups by. */
const groupRows = asStored<AdminGroupRow>({
  fields: {
    ...storedFields,
    name: { type: 'text', column: 'name' },
    slug: { type: 'text', column: 'slug' },
  },
  relations: {
    preferences: {
      many: false,
      schema: () => ({ fields: { private_group: { type: 'boolean', column: 'privateGroup' } } }),
    },
  },
});

/** All groups with their users and households. */
export async function listGroups(platform: Platform, query: PagingQuery): Promise<Page<GroupInDB>> {
  const reader = platform.database.read(scope);
  const list = { reader: groupRows, route: '/groups', now: platform.clock.now() };
  const page = await selectPage(await findGroups(reader), query, list);
  const items = await mapInSlices(page.items, async (groups) => {
    const contents = await findContents(
      platform,
      reader,
      groups.map(({ id }) => id),
    );
    return groups.map(groupPresenter(contents));
  });
  return { ...page, items };
}

export async function getGroup(platform: Platform, id: string): Promise<GroupInDB> {
  return presented(platform, platform.database.read(scope), id);
}

/** Creates a private group with the household that new accounts live in. */
export async function createGroupWithHousehold(platform: Platform, wanted: string): Promise<GroupInDB> {
  const work = async (tx: Tx<SystemScope>) => {
    const { name } = await freeGroupName(tx, wanted);
    const groupId = await createGroup(platform, tx, { name, isPrivate: true });
    const household = platform.settings.defaults.household;
    await createHousehold(platform, tx, { groupId, name: household, isPrivate: true });
    return presented(platform, tx, groupId);
  };
  return platform.database.write(scope, work).catch(takenWhenUnique);
}

/** A change of a group as sent; fields that are left out, and an empty name, change nothing. */
interface GroupChange {
  readonly name?: string | undefined;
  readonly preferences?: UpdateGroupPreferences | null | undefined;
}

/** @throws AppError `itemNotFound`, `groupNameTaken` */
export async function changeGroup(platform: Platform, id: string, change: GroupChange): Promise<GroupInDB> {
  const work = async (tx: Tx<SystemScope>) => {
    const group = required(await findGroup(tx, id), 'itemNotFound');
    await bumpLibraryRevisionOf(tx, id);
    const { name = '' } = change;
    if (name !== '' && name !== group.name) await renameGroup(platform, tx, id, name);
    await saveGroupPreferences(tx, id, change.preferences ?? {});
    return presented(platform, tx, id);
  };
  return platform.database.write(scope, work).catch(takenWhenUnique);
}

/**
 * Deletes a group without users, with its organizers, foods and units. Recipes belong to users, so such a group
 * has none; should one be left, the group stays.
 * @throws AppError `itemGone` when there is none, `groupHasUsers`, `groupHasHouseholds`, `groupHasRecipes`,
 *   `defaultGroupKept`
 */
export async function removeGroup(platform: Platform, id: string): Promise<GroupInDB> {
  const work = async (tx: Tx<SystemScope>) => {
    const group = required(await findGroup(tx, id), 'itemGone');
    if (await hasSome(tx, 'users', id)) fail('groupHasUsers');
    if (group.name === platform.settings.defaults.group) fail('defaultGroupKept');
    if (await hasSome(tx, 'recipes', id)) fail('groupHasRecipes');
    if (await hasSome(tx, 'households', id)) fail('groupHasHouseholds');
    const deleted = await presented(platform, tx, id);
    await deleteGroup(tx, id);
    return deleted;
  };
  return platform.database.write(scope, work).catch((error: unknown) => {
    // A user has joined since the check above.
    if (isForeignKeyViolation(error)) fail('groupHasUsers', {}, error);
    throw error;
  });
}

async function presented(platform: Platform, reader: Reader<SystemScope>, id: string): Promise<GroupInDB> {
  const group = required(await findGroup(reader, id), 'itemNotFound');
  return groupPresenter(await findContents(platform, reader, [id]))(group);
}

async function findContents(platform: Platform, reader: Reader<SystemScope>, groupIds: readonly string[]) {
  const contents = await findGroupContents(reader, groupIds);
  const households = contents.households.map(({ id }) => id);
  return {
    ...contents,
    webhooks: await webhooksOfHouseholds(platform, reader, households),
    aiSettings: await readAiSettingsOfGroups(platform, reader, groupIds),
  };
}

function takenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) fail('groupNameTaken', {}, error);
  throw error;
}
