import type { SentSubstitution, Substitution, Substitutions } from '@hearth/contract';
import { mayOrganize } from '@hearth/domain/people/policies';
import type { GroupReader, GroupTx } from '../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  type LibraryTx,
  recordChangedReferences,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findExistingIds, getFoods, getUnits } from '../foods/index.ts';
import {
  findGeneralSubstitutions,
  findLineSubstitutions,
  insertSubstitutions,
  replaceSubstitutions,
  type SubstitutedPlace,
} from './substitutions.repository.ts';
import type { FoodSubstitutionRow } from './substitutions.tables.ts';

/**
 * What may be taken in the place of a food in any recipe.
 * @throws AppError `itemNotFound`
 */
export async function readFoodSubstitutions(
  platform: Platform,
  scope: MemberScope,
  foodId: string,
): Promise<Substitutions> {
  const reader = platform.database.read(scope);
  await requireFood(reader, foodId);
  return presentAll(reader, await findGeneralSubstitutions(reader, [foodId]));
}

/**
 * Replaces what may be taken in the place of a food.
 * @throws AppError `itemNotFound` for a food or a unit that the group does not have, `forbidden` without the right to
 * organize, `substituteOfItself`
 */
export async function saveFoodSubstitutions(
  platform: Platform,
  scope: MemberScope,
  foodId: string,
  sent: readonly SentSubstitution[],
): Promise<Substitutions> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    await requireFood(tx, foodId);
    if (!mayOrganize(scope.rights)) fail('forbidden');
    return writeSubstitutions(platform, tx, { foodId, line: null }, sent);
  });
}

async function requireFood(reader: GroupReader, foodId: string): Promise<void> {
  if (!(await findExistingIds(reader, 'foods', [foodId])).has(foodId)) fail('itemNotFound');
}

/**
 * Puts substitutions in the place of those that a food or a line has.
 * @throws AppError `itemNotFound`, `substituteOfItself`
 */
export async function writeSubstitutions(
  platform: Platform,
  tx: LibraryTx<MemberScope>,
  place: SubstitutedPlace,
  sent: readonly SentSubstitution[],
): Promise<Substitutions> {
  await requireKnown(tx, sent);
  const itself = sent.findIndex(({ substituteFoodId }) => substituteFoodId === place.foodId);
  if (itself >= 0) fail('substituteOfItself', { field: `substitutions.${itself}.substituteFoodId` });
  const rows = sent.map((one, position) => buildRow(platform, tx, place, { ...one, position }));
  await replaceSubstitutions(tx, place, rows);
  return presentAll(tx, rows);
}

async function requireKnown(tx: GroupReader, sent: readonly SentSubstitution[]): Promise<void> {
  const foodIds = sent.map(({ substituteFoodId }) => substituteFoodId);
  const unitIds = sent.flatMap(({ unitId, substituteUnitId }) =>
    [unitId, substituteUnitId].filter((id) => typeof id === 'string'),
  );
  const foods = await findExistingIds(tx, 'foods', foodIds);
  const units = await findExistingIds(tx, 'units', unitIds);
  if (!foodIds.every((id) => foods.has(id)) || !unitIds.every((id) => units.has(id))) fail('itemNotFound');
}

function buildRow(
  { random }: Platform,
  tx: GroupReader,
  { foodId, line }: SubstitutedPlace,
  sent: SentSubstitution & { readonly position: number },
): FoodSubstitutionRow {
  return {
    id: random.uuid(),
    group_id: tx.scope.groupId,
    food_id: foodId,
    recipe_id: line?.recipeId ?? null,
    reference_id: line?.referenceId ?? null,
    position: sent.position,
    quantity: sent.quantity ?? null,
    unit_id: sent.unitId ?? null,
    substitute_quantity: sent.substituteQuantity ?? null,
    substitute_unit_id: sent.substituteUnitId ?? null,
    substitute_food_id: sent.substituteFoodId,
    note: sent.note,
  };
}

/** Gives a copy of a recipe what its lines have, by the new ids of the lines. */
export async function copyLineSubstitutions(
  { random }: Platform,
  tx: GroupTx,
  {
    from,
    to,
    renamed,
  }: { readonly from: string; readonly to: string; readonly renamed: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = await findLineSubstitutions(tx, [from]);
  const copies = rows.map((row) => ({
    ...row,
    id: random.uuid(),
    recipe_id: to,
    reference_id: renamed.get(row.reference_id ?? '') ?? row.reference_id,
  }));
  await insertSubstitutions(tx, copies);
}

async function presentAll(reader: GroupReader, rows: readonly FoodSubstitutionRow[]): Promise<Substitutions> {
  const present = await buildPresenter(reader, rows);
  return { substitutions: rows.map(present) };
}

/** Shows rows with their foods and units, which are read at once. */
export async function buildPresenter(
  reader: GroupReader,
  rows: readonly FoodSubstitutionRow[],
): Promise<(row: FoodSubstitutionRow) => Substitution> {
  const foods = await getFoods(reader, [...new Set(rows.map((row) => row.substitute_food_id))]);
  const unitIds = rows.flatMap((row) => [row.unit_id, row.substitute_unit_id]).filter((id) => id !== null);
  const units = await getUnits(reader, [...new Set(unitIds)]);
  return (row) => ({
    id: row.id,
    quantity: row.quantity,
    unit: units.get(row.unit_id ?? '') ?? null,
    substituteQuantity: row.substitute_quantity,
    substituteUnit: units.get(row.substitute_unit_id ?? '') ?? null,
    substituteFood: required(foods.get(row.substitute_food_id), 'itemNotFound'),
    note: row.note,
  });
}
