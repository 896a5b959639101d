import { type IngredientCorrection, limits, type Page, type PagingQuery } from '@hearth/contract';
import {
  type Correction,
  type CorrectionIndex,
  createCorrectionIndex,
} from '@hearth/ingredients/corrections';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import { groupFields } from '../../../platform/paging/row-fields.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findExistingNames } from '../foods/index.ts';
import {
  deleteCorrections,
  findCorrections,
  insertCorrections,
  type NamedCorrectionRow,
} from './ingredient-corrections.repository.ts';
import type { IngredientCorrectionRow } from './ingredient-corrections.tables.ts';

/** What clients may filter and order corrections by. */
const corrections = asStored<NamedCorrectionRow>({
  fields: {
    ...groupFields,
    kind: { type: 'text', column: 'kind' },
    text: { type: 'text', column: 'text' },
    note: { type: 'text', column: 'note' },
  },
});

/** One page of what the group has taught, newest first unless the query says otherwise. */
export async function listCorrections(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<IngredientCorrection>> {
  const rows = await findCorrections(platform.database.read(scope));
  const list = { reader: corrections, route: '/parser/corrections', now: platform.clock.now() };
  const page = await selectPage(rows.toReversed(), query, list);
  return { ...page, items: page.items.map(presentCorrection) };
}

/** What the group has taught, to be found by the texts of a line. */
export async function getCorrectionIndex(reader: GroupReader): Promise<CorrectionIndex> {
  const rows = await findCorrections(reader);
  return createCorrectionIndex(rows.map(buildCorrection), normalizeSearchText);
}

/** @throws AppError `itemNotFound` */
export async function forgetCorrection(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<IngredientCorrection> {
  return platform.database.write(scope, async (tx) => {
    const rows = await findCorrections(tx);
    const row = required(
      rows.find((one) => one.id === id.toLowerCase()),
      'itemNotFound',
    );
    await deleteCorrections(tx, [row.id]);
    return presentCorrection(row);
  });
}

/** Corrections to record, and texts whose earlier corrections are no longer valid. */
export interface CorrectionChanges {
  readonly learned: readonly Correction[];
  readonly forgotten: readonly Pick<Correction, 'kind' | 'text'>[];
}

/**
 * Stores what is learned. Of two corrections of one text the newer holds; foods and units that the group does not have
 * teach nothing; the oldest make room for what is beyond the limit.
 */
export async function recordCorrections(
  platform: Platform,
  scope: MemberScope,
  { learned, forgotten }: CorrectionChanges,
): Promise<IngredientCorrection[]> {
  return platform.database.write(scope, async (tx) => {
    const names = await namesIn(tx, learned);
    const own = learned.filter(
      ({ foodId, unitId }) => isIn(names.foods, foodId) && isIn(names.units, unitId),
    );
    const rows = uniqueRows(platform, scope, own);
    const outdated = new Set([...rows.map(buildText), ...forgotten.map(buildTextKey)]);
    const before = await findCorrections(tx);
    const kept = before.filter((row) => !outdated.has(buildText(row)));
    const room = limits.ingredientCorrections - rows.length;
    const gone = before.filter((row) => outdated.has(buildText(row)) || kept.indexOf(row) >= room);
    await deleteCorrections(
      tx,
      gone.map(({ id }) => id),
    );
    await insertCorrections(tx, rows);
    return rows.map((row) => presentCorrection(named(row, names)));
  });
}

/** Names of the group's foods and units by their ids. */
interface Names {
  readonly foods: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
}

async function namesIn(tx: Tx<MemberScope>, all: readonly Correction[]): Promise<Names> {
  const foodIds = all.flatMap(({ foodId }) => foodId ?? []);
  const unitIds = all.flatMap(({ unitId }) => unitId ?? []);
  return {
    foods: await findExistingNames(tx, 'foods', foodIds),
    units: await findExistingNames(tx, 'units', unitIds),
  };
}

function isIn(names: ReadonlyMap<string, string>, id: string | null): boolean {
  return id === null || names.has(id);
}

function named(row: IngredientCorrectionRow, { foods, units }: Names): NamedCorrectionRow {
  return {
    ...row,
    food_name: foods.get(row.food_id ?? '') ?? null,
    unit_name: units.get(row.unit_id ?? '') ?? null,
  };
}

/** One row a text, of its last correction; at most as many as a group may have. */
function uniqueRows(
  platform: Platform,
  { groupId }: MemberScope,
  all: readonly Correction[],
): IngredientCorrectionRow[] {
  const created_at = storedInstant(platform.clock.now());
  const rows = all.map((one): IngredientCorrectionRow => ({
    id: platform.random.uuid(),
    group_id: groupId,
    kind: one.kind,
    text: one.text,
    text_key: normalizeSearchText(one.text),
    food_id: one.foodId,
    unit_id: one.unitId,
    note: one.note,
    quantity: one.quantity,
    created_at,
  }));
  const named = rows.filter(({ text_key }) => text_key !== '');
  return [...new Map(named.map((row) => [buildText(row), row])).values()].slice(
    0,
    limits.ingredientCorrections,
  );
}

function buildText({ kind, text_key }: Pick<IngredientCorrectionRow, 'kind' | 'text_key'>): string {
  return `${kind} ${text_key}`;
}

function buildTextKey({ kind, text }: Pick<Correction, 'kind' | 'text'>): string {
  return buildText({ kind, text_key: normalizeSearchText(text) });
}

function buildCorrection({
  kind,
  text,
  food_id,
  unit_id,
  note,
  quantity,
}: IngredientCorrectionRow): Correction {
  return { kind, text, foodId: food_id, unitId: unit_id, note, quantity };
}

function presentCorrection(row: NamedCorrectionRow): IngredientCorrection {
  return {
    id: row.id,
    ...buildCorrection(row),
    foodName: row.food_name,
    unitName: row.unit_name,
    createdAt: row.created_at,
  };
}
