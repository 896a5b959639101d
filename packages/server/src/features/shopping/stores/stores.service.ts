import type { FoodStores, SaveStore, Store } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { foldText } from '@hearth/domain/search/spellings';
import { learnStore } from '@hearth/domain/shopping/order';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findExistingIds } from '../../catalog/foods/index.ts';
import { findLabelsAmong } from '../../catalog/labels/index.ts';
import { deleteStoreTicks, findStoreTicks, type FoundTick } from './store-ticks.repository.ts';
import {
  countStoreFoods,
  deleteStore,
  findStoreFoods,
  findStoreLabels,
  findStores,
  hasStore,
  holdStores,
  insertStore,
  placeStores,
  renameStore,
  replaceFoodStores,
  replaceStoreLabels,
} from './stores.repository.ts';

/** The stores of the own household in their order, with what they sell and how they are walked. */
export function listStores({ clock, database }: Platform, scope: MemberScope): Promise<Store[]> {
  return readStores(database.read(scope), clock.now());
}

/**
 * Names a store.
 * @throws AppError `storesTooMany`, `nameTaken`
 */
export function createStore(
  platform: Platform,
  scope: MemberScope,
  { name, position }: SaveStore,
): Promise<Store> {
  return changeStores(platform, scope, async (tx) => {
    const ids = (await findStores(tx)).map((row) => row.id);
    const max = limits.stores;
    if (ids.length >= max) fail('storesTooMany', { max });
    const id = platform.random.uuid();
    const now = storedInstant(platform.clock.now());
    await insertStore(tx, {
      id,
      household_id: scope.householdId,
      ...buildNames(name),
      position: ids.length,
      created_at: now,
      updated_at: now,
    });
    await placeStores(tx, ids.toSpliced(position ?? ids.length, 0, id));
    return id;
  });
}

/**
 * Renames or moves a store.
 * @throws AppError `itemNotFound`, `nameTaken`
 */
export function changeStore(
  platform: Platform,
  scope: MemberScope,
  id: string,
  { name, position }: SaveStore,
): Promise<Store> {
  return changeStores(platform, scope, async (tx) => {
    await requireStore(tx, id);
    await renameStore(tx, { id, ...buildNames(name), updated_at: storedInstant(platform.clock.now()) });
    const ids = (await findStores(tx)).map((row) => row.id);
    const others = ids.filter((other) => other !== id);
    await placeStores(tx, others.toSpliced(position ?? ids.indexOf(id), 0, id));
    return id;
  });
}

/**
 * Deletes a store; foods that only it sold are sold everywhere then. Returns the deleted one.
 * @throws AppError `itemNotFound`
 */
export function removeStore(platform: Platform, scope: MemberScope, id: string): Promise<Store> {
  return platform.database.write(scope, async (tx) => {
    await holdStores(tx);
    const store = await readStore(tx, id, platform.clock.now());
    await deleteStore(tx, id);
    const left = (await findStores(tx)).map((row) => row.id);
    await placeStores(tx, left);
    return store;
  });
}

/**
 * Orders the labels of a store by hand; without labels it goes by what it has learned again.
 * @throws AppError `itemNotFound` for a store that the household does not have, or a label that the group does not have
 */
export function saveStoreLabels(
  platform: Platform,
  scope: MemberScope,
  { storeId, labelIds: sent }: { readonly storeId: string; readonly labelIds: readonly string[] },
): Promise<Store> {
  return changeStores(platform, scope, async (tx) => {
    await requireStore(tx, storeId);
    const labelIds = [...new Set(sent)];
    const existing = await findLabelsAmong(tx, labelIds);
    if (existing.length < labelIds.length) fail('itemNotFound');
    await replaceStoreLabels(tx, { storeId, labelIds });
    return storeId;
  });
}

/**
 * Forgets the learned order of a store.
 * @throws AppError `itemNotFound`
 */
export function forgetWalks(platform: Platform, scope: MemberScope, id: string): Promise<Store> {
  return changeStores(platform, scope, async (tx) => {
    await requireStore(tx, id);
    await deleteStoreTicks(tx, id);
    return id;
  });
}

/**
 * Says which stores of the own household sell a food; none for everywhere.
 * @throws AppError `itemNotFound` for a food or a store that is not theirs, `storeFoodsTooMany`
 */
export function saveFoodStores(
  { database }: Platform,
  scope: MemberScope,
  { foodId, storeIds: sent }: { readonly foodId: string; readonly storeIds: readonly string[] },
): Promise<FoodStores> {
  return database.write(scope, async (tx) => {
    await holdStores(tx);
    if (!(await findExistingIds(tx, 'foods', [foodId])).has(foodId)) fail('itemNotFound');
    const existing = new Set((await findStores(tx)).map(({ id }) => id));
    const storeIds = [...new Set(sent)];
    if (!storeIds.every((id) => existing.has(id))) fail('itemNotFound');
    const max = limits.storeFoods;
    if ((await countStoreFoods(tx, foodId)) + storeIds.length > max) fail('storeFoodsTooMany', { max });
    await replaceFoodStores(tx, { foodId, storeIds });
    return { storeIds };
  });
}

/** Changes the stores of a household, one change after the other. Returns the store whose id `change` returns. */
async function changeStores(
  { clock, database }: Platform,
  scope: MemberScope,
  change: (tx: Tx<MemberScope>) => Promise<string>,
): Promise<Store> {
  const work = async (tx: Tx<MemberScope>) => {
    await holdStores(tx);
    return readStore(tx, await change(tx), clock.now());
  };
  return database.write(scope, work).catch((error: unknown) => {
    if (isUniqueViolation(error)) fail('nameTaken', {}, error);
    throw error;
  });
}

function buildNames(name: string) {
  return { name, folded_name: foldText(name) };
}

async function requireStore(tx: Tx<MemberScope>, id: string): Promise<void> {
  if (!(await hasStore(tx, id))) fail('itemNotFound');
}

async function readStore(reader: Reader<MemberScope>, id: string, now: Date): Promise<Store> {
  const stores = await readStores(reader, now);
  return required(
    stores.find((store) => store.id === id),
    'itemNotFound',
  );
}

async function readStores(reader: Reader<MemberScope>, now: Date): Promise<Store[]> {
  const rows = await findStores(reader);
  if (rows.length === 0) return [];
  const foods = groupByStore(await findStoreFoods(reader));
  const labels = groupByStore(await findStoreLabels(reader));
  const ticks = groupByStore(await findStoreTicks(reader));
  return rows.map(({ id, name }, position) => ({
    id,
    name,
    position,
    foodIds: (foods.get(id) ?? []).map(({ food_id }) => food_id),
    labelIds: (labels.get(id) ?? []).map(({ label_id }) => label_id),
    ...learnStore((ticks.get(id) ?? []).map(readTick), now.getTime()),
  }));
}

function readTick({ thing, label_id, device_id, ticked_at }: FoundTick) {
  return { thing, labelId: label_id, deviceId: device_id, at: Date.parse(ticked_at) };
}

function groupByStore<Row extends { readonly store_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.store_id) ?? [];
    own.push(row);
    groups.set(row.store_id, own);
  }
  return groups;
}
