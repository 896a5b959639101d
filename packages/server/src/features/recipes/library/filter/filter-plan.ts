import type { ResolvedComparison, ResolvedFilter, ResolvedScalar } from '@hearth/domain/search/query-filter';
import { toList } from '../../../../platform/db/queries/comparison.ts';
import { followedRelations, toMany } from './relations.ts';

/**
 * A filter as the database answers it. Comparisons along the same relations share one look at the related rows wherever
 * that means the same, so that the cost grows with the rows and with the comparisons, not with their product.
 */
export type FilterPlan =
  | { readonly kind: 'all' | 'any'; readonly plans: readonly FilterPlan[] }
  | { readonly kind: 'own'; readonly comparison: ResolvedComparison }
  | Look
  | HasAll;

/** Recipes with a related row that passes the tests, or without one if it is negated. */
export interface Look {
  readonly kind: 'look';
  /** Names of relations, at least one; `extras` for the map. */
  readonly path: readonly string[];
  readonly isNegated: boolean;
  readonly joinedBy: 'and' | 'or';
  readonly tests: readonly ResolvedComparison[];
}

/** Recipes whose related rows have all of the values. */
export interface HasAll {
  readonly kind: 'has all';
  readonly path: readonly string[];
  readonly comparison: ResolvedComparison;
  /** Distinct, at least one. */
  readonly values: readonly ResolvedScalar[];
}

/** Plans a filter over recipes. */
export function planFilter(filter: ResolvedFilter): FilterPlan {
  switch (filter.kind) {
    case 'nothing':
      return { kind: 'any', plans: [] };
    case 'comparison':
      return planComparison(filter);
    case 'and':
      return { kind: 'all', plans: withSharedLooks('all', buildSides('and', filter).map(planFilter)) };
    case 'or':
      return { kind: 'any', plans: withSharedLooks('any', buildSides('or', filter).map(planFilter)) };
  }
}

/** The sides of a chain of the same operator, in their order. */
function buildSides(kind: 'and' | 'or', filter: ResolvedFilter): ResolvedFilter[] {
  if (filter.kind !== kind) return [filter];
  return [...buildSides(kind, filter.left), ...buildSides(kind, filter.right)];
}

const opposites = { '<>': '=', 'NOT IN': 'IN', 'NOT LIKE': 'LIKE', IS: 'IS NOT' } as const;

/**
 * Over a list of related rows, a positive comparison holds when some row fits, and its opposite when none does: "none
 * of these tags" excludes every recipe that has one of them.
 */
function planComparison(comparison: ResolvedComparison): FilterPlan {
  const { field, operator, value } = comparison;
  const path = field.mapKey === null ? followedRelations(field.path) : ['extras'];
  if (path.length === 0) return { kind: 'own', comparison };
  if (operator === 'CONTAINS ALL') {
    const values = [...new Set(toList(value))];
    return values.length === 0 ? { kind: 'all', plans: [] } : { kind: 'has all', path, comparison, values };
  }
  const look = { kind: 'look', path, joinedBy: 'or', isNegated: false, tests: [comparison] } as const;
  if (isToOne(path) || !isNegative(operator)) return look;
  return { ...look, isNegated: true, tests: [{ ...comparison, operator: opposites[operator] }] };
}

function isNegative(operator: string): operator is keyof typeof opposites {
  return operator in opposites;
}

/** Whether each recipe has at most one row at the end of the path. */
function isToOne([first = '']: readonly string[]): boolean {
  return first !== 'extras' && !Object.hasOwn(toMany, first);
}

/**
 * Joins looks along the same path. Of many rows, "one with this or one with that" is one look, and so is "none with this
 * and none with that"; "one with this and one with that" may be two rows.
 */
function withSharedLooks(kind: 'all' | 'any', plans: readonly FilterPlan[]): FilterPlan[] {
  const joinedBy = kind === 'all' ? 'and' : 'or';
  const shared = new Map<string, Look>();
  const rest: FilterPlan[] = [];
  for (const plan of plans) {
    if (plan.kind !== 'look' || !canShare(plan, kind)) {
      rest.push(plan);
      continue;
    }
    const key = plan.path.join('.');
    const tests = [...(shared.get(key)?.tests ?? []), ...plan.tests];
    shared.set(key, { ...plan, joinedBy: plan.isNegated ? 'or' : joinedBy, tests });
  }
  return [...rest, ...shared.values()];
}

function canShare({ path, isNegated }: Look, kind: 'all' | 'any'): boolean {
  return isToOne(path) || isNegated === (kind === 'all');
}
