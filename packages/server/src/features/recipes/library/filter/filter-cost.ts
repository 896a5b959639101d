import type { OrderTerm } from '@hearth/domain/search/order-by';
import type { ResolvedComparison } from '@hearth/domain/search/query-filter';
import type { FilterPlan } from './filter-plan.ts';
import { type CountedTable, extras, followedRelations, toMany, toOne } from './relations.ts';

/** Upper bounds of the rows of each table. */
export type TableSizes = Readonly<Record<CountedTable, number>>;

/** Filters above this cost run apart from other requests: some 10 ms of SQLite's time. */
export const costlyFrom = 30_000;

/** Comparisons of one row, in rows that are walked through in the same time. A pattern is compared with the whole text. */
const weights = { plain: 0.1, list: 0.3, pattern: { short: 0.3, line: 5, text: 50 } } as const;

/**
 * What a filter costs at most, in rows that the database walks through.
 * @param sizes of the whole server: what costs nothing to know, and never less than what the group has
 */
export function costOfFilter(plan: FilterPlan, sizes: TableSizes): number {
  switch (plan.kind) {
    case 'all':
    case 'any':
      return sum(plan.plans.map((one) => costOfFilter(one, sizes)));
    case 'own':
      return sizes.recipes * computeWeight(plan.comparison);
    case 'has all':
      return costOfLook(plan.path, weights.list, sizes);
    case 'look':
      return costOfLook(plan.path, sum(plan.tests.map(computeWeight)), sizes);
  }
}

/** What it costs to find the values that a list is ordered by. */
export function costOfOrder(order: readonly OrderTerm[], sizes: TableSizes): number {
  return sum(order.map(({ path }) => costOfLook(followedRelations(path), 0, sizes)));
}

/** Every row on the way, and the tests for each of the last table. */
function costOfLook(path: readonly string[], testWeight: number, sizes: TableSizes): number {
  const rows = path.map((relation) => sum(buildTables(relation).map((table) => sizes[table])));
  return sum(rows) + (rows.at(-1) ?? 0) * testWeight;
}

function buildTables(relation: string): readonly CountedTable[] {
  if (relation === 'extras') return extras.tables;
  const one = toOne[relation];
  return one === undefined ? (toMany[relation]?.tables ?? []) : [one.table];
}

function computeWeight({ operator, field }: ResolvedComparison): number {
  if (operator === 'LIKE' || operator === 'NOT LIKE')
    return weights.pattern[field.mapKey === null ? (field.length ?? 'short') : 'line'];
  return operator === 'IN' || operator === 'NOT IN' ? weights.list : weights.plain;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
