import {
  type CreateGroupRecipeAction,
  type GroupRecipeActionOut,
  GroupRecipeActionType,
  type Page,
  type PagingQuery,
} from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireActionUrl } from './action-url.ts';
import {
  deleteAction,
  findAction,
  findActions,
  insertAction,
  updateAction,
} from './recipe-actions.repository.ts';
import type { RecipeActionRow } from './recipe-actions.tables.ts';

/** What clients may filter and order recipe actions by. */
const actions = asStored<RecipeActionRow>({
  fields: {
    ...householdFields,
    action_type: { type: 'text', column: 'action_type' },
    title: { type: 'text', column: 'title' },
    url: { type: 'text', column: 'url' },
  },
});

/** One page of the household's actions, newest first unless the query says otherwise. */
export async function listActions(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<GroupRecipeActionOut>> {
  const rows = await findActions(platform.database.read(scope));
  const list = { reader: actions, route: '/households/recipe-actions', now: platform.clock.now() };
  const page = await selectPage(rows, query, list);
  return { ...page, items: page.items.map(presentAction) };
}

/** @throws AppError `itemNotFound` */
export async function getAction(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<GroupRecipeActionOut> {
  return presentAction(required(await findAction(platform.database.read(scope), id), 'itemNotFound'));
}

/** @throws ValidationError for an address that cannot be called */
export async function createAction(
  platform: Platform,
  scope: MemberScope,
  input: CreateGroupRecipeAction,
): Promise<GroupRecipeActionOut> {
  requireActionUrl(input.actionType, input.url);
  const now = storedInstant(platform.clock.now());
  const row: RecipeActionRow = {
    id: platform.random.uuid(),
    group_id: scope.groupId,
    household_id: scope.householdId,
    action_type: input.actionType,
    title: input.title,
    url: input.url,
    created_at: now,
    updated_at: now,
  };
  await platform.database.write(scope, (tx) => insertAction(tx, row));
  return presentAction(row);
}

/**
 * Changes what `input` holds; group and household stay.
 * @throws AppError `itemNotFound`; ValidationError for an address that cannot be called
 */
export async function changeAction(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: { [K in keyof CreateGroupRecipeAction]?: CreateGroupRecipeAction[K] | undefined },
): Promise<GroupRecipeActionOut> {
  return platform.database.write(scope, async (tx) => {
    const row = required(await findAction(tx, id), 'itemNotFound');
    const changed = {
      ...row,
      action_type: input.actionType ?? row.action_type,
      title: input.title ?? row.title,
      url: input.url ?? row.url,
      updated_at: storedInstant(platform.clock.now()),
    };
    requireActionUrl(changed.action_type, changed.url);
    await updateAction(tx, changed);
    return presentAction(changed);
  });
}

/** @throws AppError `itemGone` when the household has none with that id */
export async function removeAction(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<GroupRecipeActionOut> {
  return platform.database.write(scope, async (tx) => {
    const row = (await findAction(tx, id)) ?? fail('itemGone');
    await deleteAction(tx, row.id);
    return presentAction(row);
  });
}

export function presentAction(row: RecipeActionRow): GroupRecipeActionOut {
  return {
    actionType: GroupRecipeActionType.parse(row.action_type),
    title: row.title,
    url: row.url,
    groupId: row.group_id,
    householdId: row.household_id,
    id: row.id,
  };
}
