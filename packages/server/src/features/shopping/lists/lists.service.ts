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
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { summariesById } from '../../recipes/documents/index.ts';
import { findLabelMap } from '../items/item-entries.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import {
  deleteWholeList,
  insertNewList,
  saveLabelPositions,
  saveListFields,
} from './list-changes.service.ts';
import { removeItems } from '../items/remove-items.ts';
import { presentItems } from '../items/items.service.ts';
import { beginEdit } from '../store/lock-lists.ts';
import { findLabelSettings } from '../store/label-settings.repository.ts';
import { findListRecipes } from '../store/list-recipes.repository.ts';
import { countToBuy, findList, findListsPage } from '../store/lists.repository.ts';
import { presentList } from '../items/shopping.present.ts';
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
  const ids = rows.map(({ id }) => id);
  const [counts, lists] = await runTogether([countToBuy(reader, ids), presentLists(platform, reader, rows)]);
  return pageEnvelope(
    window,
    links,
    lists.map((list) => ({ ...list, toBuy: counts.get(list.id) ?? 0 })),
  );
}

async function presentLists(
  platform: Platform,
  reader: Reader<MemberScope>,
  rows: readonly ShoppingListRow[],
): Promise<ShoppingListSummary[]> {
  if (rows.length === 0) return [];
  const { scope } = reader;
  const ids = rows.map(({ id }) => id);
  const [recipes, labels, settings] = await runTogether([
    findListRecipes(reader, ids),
    findLabelMap(reader),
    findLabelSettings(reader, ids),
  ]);
  const recipeIds = [...new Set(recipes.map(({ recipe_id }) => recipe_id))];
  const parts = { labels, settings, recipes, summaries: await summariesById(platform, scope, recipeIds) };
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
  const [[list], listItems] = await runTogether([
    presentLists(platform, reader, [row]),
    findItemsOf(reader, [row.id]).then((items) => presentItems(reader, items)),
  ]);
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
    const fields = {
      ...(name === undefined ? {} : { name }),
      ...(extras === undefined ? {} : { extras: JSON.stringify(extrasText(extras)) }),
      ...(createdAt ? { created_at: createdAt } : {}),
      ...(userId === undefined ? {} : { user_id: userId }),
    };
    await saveListFields(platform, tx, { id, fields }, 'shoppingListNotSaved');
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
  if ((await findList(platform.database.read(scope), id)) === undefined)
    failAs('shoppingListNotSaved', 'itemGone');
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
    await saveLabelPositions(platform, tx, id, settings);
  });
  return getList(platform, scope, id);
}
