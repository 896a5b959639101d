import {
  type MealKind,
  MealKindColor,
  PlanEntryType,
  planEntryTypes,
  type SaveMealKind,
} from '@hearth/contract';
import { isNameTaken } from '@hearth/domain/meal-plans/kinds';
import { limits } from '@hearth/contract/kernel/limits';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { getTexts, type Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holdPlan } from './hold-plan.repository.ts';
import {
  countHousemates,
  deleteKind,
  findEaters,
  findKinds,
  insertKinds,
  placeKinds,
  replaceEaters,
  updateKind,
} from './meal-kinds.repository.ts';

/** The kinds of meals of the own household, in their order. */
export function listKinds({ database }: Platform, scope: MemberScope): Promise<MealKind[]> {
  return readKinds(database.read(scope));
}

/**
 * Names a kind of meal.
 * @throws AppError `mealKindsTooMany`; `nameTaken`; `itemNotFound` for someone who is not of the household
 */
export function createKind(platform: Platform, scope: MemberScope, input: SaveMealKind): Promise<MealKind> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const kinds = await findKinds(tx, scope);
    const max = limits.mealKinds;
    if (kinds.length >= max) fail('mealKindsTooMany', { max });
    if (isNameTaken(input.name, kinds)) fail('nameTaken');
    const id = platform.random.uuid();
    const eaters = await requireHousemates(tx, input.eaters);
    await insertKinds(tx, [{ id, position: kinds.length, ...buildRow(platform, tx, input) }]);
    await replaceEaters(tx, { kindId: id, eaters });
    await moveKind(tx, id, input.position ?? kinds.length);
    return readKind(tx, id);
  });
}

/** Makes the usual seven meals kinds of the household, named in that language; nothing where it has some. */
export function startKinds(platform: Platform, scope: MemberScope, locale: Locale): Promise<MealKind[]> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    if ((await findKinds(tx, scope)).length > 0) return readKinds(tx);
    const names = getTexts(locale).mealPlan.types;
    const rows = planEntryTypes.map((entryType, position) => ({
      id: platform.random.uuid(),
      position,
      ...buildRow(platform, tx, { name: names[entryType], color: 'gray', entryType }),
    }));
    await insertKinds(tx, rows);
    return readKinds(tx);
  });
}

/**
 * Changes a kind; entries that are planned for it are for the meal that it stands for now.
 * @throws AppError `itemNotFound`, `nameTaken`
 */
export function changeKind(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: SaveMealKind,
): Promise<MealKind> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const before = await readKind(tx, id);
    const others = (await findKinds(tx, scope)).filter((kind) => kind.id !== id);
    // Two that had one name before names were asked for stay as they are until one is renamed.
    if (input.name !== before.name && isNameTaken(input.name, others)) fail('nameTaken');
    const eaters = await requireHousemates(tx, input.eaters);
    const { name, time, color, entry_type, updated_at } = buildRow(platform, tx, input);
    await updateKind(tx, { id, name, time, color, entry_type, updated_at });
    await replaceEaters(tx, { kindId: id, eaters });
    await moveKind(tx, id, input.position ?? before.position);
    return readKind(tx, id);
  });
}

/**
 * Deletes a kind; its entries stay, for the meal that it stood for.
 * @throws AppError `itemNotFound`
 */
export function removeKind(platform: Platform, scope: MemberScope, id: string): Promise<MealKind> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const kind = await readKind(tx, id);
    await deleteKind(tx, id);
    const left = (await findKinds(tx, scope)).map((row) => row.id);
    await placeKinds(tx, left);
    return kind;
  });
}

function buildRow(
  { clock }: Platform,
  { scope }: Tx<MemberScope>,
  { name, time, color, entryType }: Pick<SaveMealKind, 'name' | 'time' | 'color' | 'entryType'>,
) {
  const now = storedInstant(clock.now());
  return {
    household_id: scope.householdId,
    name,
    time: time ?? null,
    color,
    entry_type: entryType,
    created_at: now,
    updated_at: now,
  };
}

/** Puts a kind at a place among the others. */
async function moveKind(tx: Tx<MemberScope>, id: string, place: number): Promise<void> {
  const others = (await findKinds(tx, tx.scope)).map((row) => row.id).filter((other) => other !== id);
  await placeKinds(tx, others.toSpliced(place, 0, id));
}

/** @throws AppError `itemNotFound` for someone who is not of the household */
async function requireHousemates(tx: Tx<MemberScope>, ids: readonly string[]): Promise<string[]> {
  const eaters = [...new Set(ids)];
  if ((await countHousemates(tx, eaters)) < eaters.length) fail('itemNotFound');
  return eaters;
}

async function readKind(reader: Reader<MemberScope>, id: string): Promise<MealKind> {
  const kinds = await readKinds(reader);
  return required(
    kinds.find((kind) => kind.id === id),
    'itemNotFound',
  );
}

async function readKinds(reader: Reader<MemberScope>): Promise<MealKind[]> {
  const rows = await findKinds(reader, reader.scope);
  const eaters = rows.length === 0 ? [] : await findEaters(reader);
  return rows.map((row, position) => ({
    id: row.id,
    name: row.name,
    time: row.time,
    color: MealKindColor.parse(row.color),
    entryType: PlanEntryType.parse(row.entry_type),
    eaters: eaters.filter((eater) => eater.kind_id === row.id).map((eater) => eater.user_id),
    position,
  }));
}
