import type { CatalogEntryKind } from '@hearth/contract';
import { sql } from 'kysely';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { GroupReader, GroupTx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { FoodRow, UnitRow } from './foods.tables.ts';

/** A food with what its label says. */
export interface LabelledFood extends FoodRow {
  labelName: string | null;
  labelColor: string | null;
}

function labelledFoods(db: Pick<GroupReader, 'selectFrom'>, groupId: string) {
  return db
    .selectFrom('foods')
    .leftJoin('labels', 'labels.id', 'foods.label_id')
    .selectAll('foods')
    .select(['labels.name as labelName', 'labels.color as labelColor'])
    .where('foods.group_id', '=', groupId);
}

const allFoods = prepared<{ groupId: string }, LabelledFood>((db, parameter) =>
  labelledFoods(db, parameter('groupId')).orderBy('foods.created_at').orderBy('foods.id'),
);

const foodsAmong = prepared<{ groupId: string; ids: string }, LabelledFood>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('ids')).as('wanted'))
    .crossJoin('foods')
    .leftJoin('labels', 'labels.id', 'foods.label_id')
    .selectAll('foods')
    .select(['labels.name as labelName', 'labels.color as labelColor'])
    .whereRef('foods.id', '=', 'wanted.value')
    .where('foods.group_id', '=', parameter('groupId')),
);

const unitsAmong = prepared<{ groupId: string; ids: string }, UnitRow>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('ids')).as('wanted'))
    .crossJoin('units')
    .selectAll('units')
    .whereRef('units.id', '=', 'wanted.value')
    .where('units.group_id', '=', parameter('groupId')),
);

/** All foods of the group, oldest first. Paging, ordering and filtering happen over the whole. */
export async function findFoods(reader: GroupReader): Promise<LabelledFood[]> {
  return allFoods(reader, { groupId: reader.scope.groupId });
}

export async function findFood(reader: GroupReader, id: string): Promise<LabelledFood | undefined> {
  return labelledFoods(reader, reader.scope.groupId).where('foods.id', '=', id).executeTakeFirst();
}

export async function findFoodsAmong(reader: GroupReader, ids: readonly string[]): Promise<LabelledFood[]> {
  return foodsAmong(reader, { groupId: reader.scope.groupId, ids: JSON.stringify(ids) });
}

/** All units of the group, oldest first. */
export async function findUnits(reader: GroupReader): Promise<UnitRow[]> {
  return reader
    .selectFrom('units')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findUnitsAmong(reader: GroupReader, ids: readonly string[]): Promise<UnitRow[]> {
  return unitsAmong(reader, { groupId: reader.scope.groupId, ids: JSON.stringify(ids) });
}

export async function findUnit(reader: GroupReader, id: string): Promise<UnitRow | undefined> {
  return reader
    .selectFrom('units')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertFood(tx: LibraryTx, row: FoodRow): Promise<void> {
  await tx
    .insertInto('foods')
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function insertUnit(tx: LibraryTx, row: UnitRow): Promise<void> {
  await tx
    .insertInto('units')
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function updateFood(tx: LibraryTx, id: string, change: Partial<FoodRow>): Promise<void> {
  await tx
    .updateTable('foods')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

export async function updateUnit(tx: LibraryTx, id: string, change: Partial<UnitRow>): Promise<void> {
  await tx
    .updateTable('units')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

/** Deletes a food or a unit: ingredients keep amount and note, aliases and the rest go with it. */
export async function deleteEntry(tx: LibraryTx, kind: CatalogEntryKind, id: string): Promise<void> {
  await tx.deleteFrom(kind).where('id', '=', id).where('group_id', '=', tx.scope.groupId).execute();
}

/**
 * Has every ingredient, every item to buy and everything that was learned of `from` name `to`; households that have the
 * one have the other then.
 */
export async function moveIngredients(
  tx: GroupTx,
  kind: CatalogEntryKind,
  from: string,
  to: string,
): Promise<void> {
  const column = kind === 'foods' ? 'food_id' : 'unit_id';
  for (const table of ['recipe_ingredients', 'shopping_items'])
    await tx.execute(
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`,
    );
  await moveCorrections(tx, column, from, to);
  await moveSubstitutions(tx, column, from, to);
  if (kind === 'units') return;
  await tx.execute(sql`insert into foods_on_hand (food_id, household_id)
    select ${to}, household_id from foods_on_hand where food_id = ${from} on conflict do nothing`);
  await moveStores(tx, from, to);
}

/** Stores that sell the one sell the other then, at the place where it was found. */
async function moveStores(tx: GroupTx, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into store_foods (store_id, food_id)
    select store_id, ${to} from store_foods where food_id = ${from} on conflict do nothing`);
  await tx.updateTable('store_ticks').set({ thing: to }).where('thing', '=', from).execute();
}

/** What one food takes the place of another by. A food that would take its own place is left out, and what both had. */
async function moveSubstitutions(
  tx: GroupTx,
  column: 'food_id' | 'unit_id',
  from: string,
  to: string,
): Promise<void> {
  if (column === 'food_id') await deleteSharedSubstitutions(tx, from, to);
  for (const side of [column, `substitute_${column}`] as const)
    await tx
      .updateTable('food_substitutions')
      .set({ [side]: to })
      .where('group_id', '=', tx.scope.groupId)
      .where(side, '=', from)
      .execute();
  await tx
    .deleteFrom('food_substitutions')
    .where('group_id', '=', tx.scope.groupId)
    .whereRef('food_id', '=', 'substitute_food_id')
    .execute();
}

async function deleteSharedSubstitutions(tx: GroupTx, from: string, to: string): Promise<void> {
  const sides = ['food_id', 'substitute_food_id'] as const;
  for (const [side, other] of [sides, sides.toReversed()])
    await tx.execute(sql`delete from food_substitutions where group_id = ${tx.scope.groupId}
      and ${sql.ref(String(side))} = ${from} and recipe_id is null and exists (select 1 from food_substitutions kept
        where kept.${sql.ref(String(side))} = ${to} and kept.recipe_id is null
          and kept.${sql.ref(String(other))} = food_substitutions.${sql.ref(String(other))})`);
}

async function moveCorrections(
  tx: GroupTx,
  column: 'food_id' | 'unit_id',
  from: string,
  to: string,
): Promise<void> {
  await tx
    .updateTable('ingredient_corrections')
    .set({ [column]: to })
    .where('group_id', '=', tx.scope.groupId)
    .where(column, '=', from)
    .execute();
}
