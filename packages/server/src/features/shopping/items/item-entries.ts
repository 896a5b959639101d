import type { IngredientFood, IngredientUnit, Label } from '@hearth/contract';
import { findMeasure } from '@hearth/domain/ingredients/lines';
import { type UnitRatio, buildUnitRatio } from '@hearth/domain/shopping/merge';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { getFoods, getUnits } from '../../catalog/foods/index.ts';
import { findLabelsAmong, findLabelsOf } from '../../catalog/labels/index.ts';

/** The catalog entries that items refer to: foods, units and labels of the group. */
export interface CatalogEntries {
  readonly foods: ReadonlyMap<string, IngredientFood>;
  readonly units: ReadonlyMap<string, IngredientUnit>;
  readonly labels: ReadonlyMap<string, Label>;
}

interface Naming {
  readonly foodId: string | null;
  readonly unitId: string | null;
  readonly labelId?: string | null | undefined;
}

/** The catalog entries of these items, in a fixed number of queries. */
export async function findCatalogEntries(
  reader: Reader<MemberScope>,
  items: readonly Naming[],
): Promise<CatalogEntries> {
  const [foods, units] = await runTogether([
    getFoods(reader, eachOnce(items.map(({ foodId }) => foodId))),
    getUnits(reader, eachOnce(items.map(({ unitId }) => unitId))),
  ]);
  const named = [...items, ...foods.values()].map(({ labelId = null }) => labelId);
  return { foods, units, labels: labelMap(await findLabelsAmong(reader, eachOnce(named))) };
}

/** All labels of the group by id. */
export async function findLabelMap(reader: Reader<MemberScope>): Promise<Map<string, Label>> {
  return labelMap(await findLabelsOf(reader, reader.scope.groupId));
}

function labelMap(rows: Awaited<ReturnType<typeof findLabelsOf>>): Map<string, Label> {
  return new Map(rows.map(({ id, name, color, group_id }) => [id, { id, name, color, groupId: group_id }]));
}

/** The ratios between the units of these items, as far as their names stand for standard units. */
export async function findRatios(reader: Reader<MemberScope>, items: readonly Naming[]): Promise<UnitRatio> {
  const units = await getUnits(reader, eachOnce(items.map(({ unitId }) => unitId)));
  return buildUnitRatio(
    new Map(
      [...units].flatMap(([id, unit]) => {
        const measure = findMeasure(unit);
        return measure === undefined ? [] : [[id, measure]];
      }),
    ),
  );
}

function eachOnce(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
