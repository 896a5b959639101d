import type {
  Page,
  PagingQuery,
  ShoppingListCreate,
  ShoppingListMultiPurposeLabelUpdate,
  ShoppingListOut,
  ShoppingListPatch,
  ShoppingListSummary,
} from '@hearth/contract';
import { listPageLinks } from '@hearth/domain/search/paging';
import type { GroupTx, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { summariesById } from '../../recipes/documents/index.ts';
import { findLabelMap } from '../items/item-entries.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import { deleteWholeList } from './delete-list.ts';
import { removeItems } from '../items/remove-items.ts';
import { presentItems } from '../items/items.service.ts';
import { beginEdit } from '../store/lock-lists.ts';
import {
  findLabelSettings,
  findMissingSettings,
  insertLabelSettings,
  moveLabels,
} from '../store/label-settings.repository.ts';
import { findListRecipes } from '../store/list-recipes.repository.ts';
import { findList, findListsPage, insertList, isHousemate, updateList } from '../store/lists.repository.ts';
import { presentList } from '../items/shopping.present.ts';
import { publishListEvent } from '../store/shopping-list-events.ts';
import type { ShoppingListRow } from '../store/shopping.tables.ts';
import { extrasText } from '../store/stored-item.ts';

/** One page of the household's lists, newest first by default. */
export async function listLists(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<ShoppingListSummary>> {
  const reader = platform.database.read(scope);
  const { window, rows } = await findListsPage(reader, query, platform.clock.now());
  const links = listPageLinks('/households/shopping/lists', query, window);
  return pageEnvelope(window, links, await presentLists(platform, scope, rows));
}

async function presentLists(
  platform: Platform,
  scope: MemberScope,
  rows: readonly ShoppingListRow[],
): Promise<ShoppingListSummary[]> {
  if (rows.length === 0) return [];
  const reader = platform.database.read(scope);
  const ids = rows.map(({ id }) => id);
  const recipes = await findListRecipes(reader, ids);
  const recipeIds = [...new Set(recipes.map(({ recipe_id }) => recipe_id))];
  const parts = {
    labels: await findLabelMap(reader),
    settings: await findLabelSettings(reader, ids),
    recipes,
    summaries: await summariesById(platform, scope, recipeIds),
  };
  return rows.map((row) => presentList(row, parts, scope));
}

/**
 * One list with its items.
 * @throws AppError `itemNotFound`
 */
export async function getList(platform: Platform, scope: MemberScope, id: string): Promise<ShoppingListOut> {
  const reader = platform.database.read(scope);
  return presentWholeList(platform, scope, required(await findList(reader, id), 'itemNotFound'));
}

/** A stored list with its items, as the contract has it. */
export async function presentWholeList(
  platform: Platform,
  scope: MemberScope,
  row: ShoppingListRow,
): Promise<ShoppingListOut> {
  const reader = platform.database.read(scope);
  const [list] = await presentLists(platform, scope, [row]);
  const listItems = await presentItems(reader, await findItemsOf(reader, [row.id]));
  return { ...required(list, 'itemNotFound'), listItems };
}

/** Creates a list of the caller, with a setting for each label of the group. */
export async function createList(
  platform: Platform,
  scope: MemberScope,
  input: ShoppingListCreate,
): Promise<ShoppingListOut> {
  const now = storedInstant(platform.clock.now());
  const id = platform.random.uuid();
  const { name = null, extras, createdAt } = input;
  await platform.database.write(scope, async (tx) => {
    await insertNewList(platform, tx, { id, name, extras, createdAt: createdAt ?? now, now });
  });
  return getList(platform, scope, id);
}

/** The fields of a new list. */
interface NewList {
  readonly id: string;
  readonly name: string | null;
  readonly extras: ShoppingListCreate['extras'];
  readonly createdAt: string;
  readonly now: string;
}

/** Inserts a list of the caller. @returns false if its id exists */
export async function insertNewList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { id, name, extras, createdAt, now }: NewList,
): Promise<boolean> {
  const isInserted = await insertList(tx, {
    id,
    name,
    extras: JSON.stringify(extrasText(extras)),
    created_at: createdAt,
    updated_at: now,
  });
  if (!isInserted) return false;
  await addMissingLabels(platform, tx);
  await publishListEvent(platform, tx, { id, name }, 'create');
  return true;
}

/** Adds the missing label settings to every list of the group, after the existing ones. */
export async function addMissingLabels(platform: Platform, tx: GroupTx): Promise<void> {
  const added = new Map<string, number>();
  const rows = (await findMissingSettings(tx)).map(({ list_id, label_id, next }) => {
    const position = added.get(list_id) ?? next;
    added.set(list_id, position + 1);
    return { id: platform.random.uuid(), list_id, label_id, position };
  });
  await insertLabelSettings(tx, rows);
}

/**
 * Changes the sent fields. An owner outside the household is refused; an empty list of items deletes all
 * items.
 * @throws AppError `itemNotFound`, `shoppingListNotSaved`
 */
export async function changeList(
  platform: Platform,
  scope: MemberScope,
  id: string,
  { name, extras, createdAt, userId, listItems }: ShoppingListPatch,
): Promise<ShoppingListOut> {
  await platform.database.write(scope, async (tx) => {
    const editor = { now: storedInstant(platform.clock.now()) };
    await beginEdit(tx, [id], editor);
    if (userId !== undefined && !(await isHousemate(tx, userId))) fail('shoppingListNotSaved');
    await updateList(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(extras === undefined ? {} : { extras: JSON.stringify(extrasText(extras)) }),
      ...(createdAt ? { created_at: createdAt } : {}),
      ...(userId === undefined ? {} : { user_id: userId }),
    });
    await publishListEvent(platform, tx, required(await findList(tx, id), 'itemNotFound'), 'update');
    if (listItems?.length !== 0) return;
    await removeItems(platform, tx, await findItemsOf(tx, [id]), editor);
  });
  return getList(platform, scope, id);
}

/**
 * Deletes a list and answers its last state.
 * @throws AppError `shoppingListNotSaved` if the household has no list with that id
 */
export async function removeList(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ShoppingListOut> {
  if ((await findList(platform.database.read(scope), id)) === undefined) fail('shoppingListNotSaved');
  const list = await getList(platform, scope, id);
  await platform.database.write(scope, async (tx) => {
    const now = storedInstant(platform.clock.now());
    await beginEdit(tx, [id], { now });
    await deleteWholeList(platform, tx, list, { now });
  });
  return list;
}

/**
 * Moves labels of a list; labels that are not sent stay.
 * @throws AppError `itemNotFound`, `foreignLabelSetting` if a setting names another list
 */
export async function changeLabelSettings(
  platform: Platform,
  scope: MemberScope,
  id: string,
  settings: readonly ShoppingListMultiPurposeLabelUpdate[],
): Promise<ShoppingListOut> {
  await platform.database.write(scope, async (tx) => {
    await beginEdit(tx, [id], { now: storedInstant(platform.clock.now()) });
    const stray = settings.find(({ shoppingListId }) => shoppingListId !== id);
    if (stray !== undefined) fail('foreignLabelSetting', { id: stray.id });
    await moveLabels(tx, id, settings);
    await publishListEvent(platform, tx, required(await findList(tx, id), 'itemNotFound'), 'update');
  });
  return getList(platform, scope, id);
}
