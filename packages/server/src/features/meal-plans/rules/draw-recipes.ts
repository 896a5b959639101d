import type { PlanEntryType } from '@hearth/contract';
import { addDays, type PlainDate } from '@hearth/domain/dates/plain-dates';
import { drawDishes } from '@hearth/domain/meal-plans/drawing';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPlan, findRowsOfOtherMeals } from '../entries/meal-plans.repository.ts';
import { findDrawable } from './draw-options.ts';

/** Days within which a dish does not come again while there is something else. */
const restDays = 14;
/** Meals that the same dishes are for. */
const mainMeals: readonly PlanEntryType[] = ['lunch', 'dinner'];

/** What recipes are drawn for. */
export interface Draw {
  readonly dates: readonly PlainDate[];
  readonly entryType: PlanEntryType;
  /** Leaves out what the household plans for other meals only: no cake becomes a dinner by chance. */
  readonly keepsToMeal: boolean;
  /** An entry of the plan whose recipe is to be another one. */
  readonly insteadOf?: { readonly id: number; readonly row: number | null };
}

/**
 * The row of a recipe for each day: of those that the rules allow, one that is planned least often in the fortnights
 * around; undefined where the rules allow none.
 */
export async function drawRecipes(
  platform: Platform,
  scope: MemberScope,
  { dates, entryType, keepsToMeal, insteadOf }: Draw,
): Promise<(number | undefined)[]> {
  // Filters of rules may take long; a transaction would hold up every other write meanwhile.
  const reader = platform.database.read(scope);
  const allowed = await findDrawable(reader, dates, entryType, platform.clock.now());
  const isMain = mainMeals.includes(entryType);
  const others = keepsToMeal && isMain ? await findRowsOfOtherMeals(reader, mainMeals) : new Set<number>();
  const present = insteadOf?.row ?? null;
  const own = new Set(present === null ? [] : [present]);
  const kept = new Map([...new Set(allowed)].map((rows) => [rows, leaveOut(leaveOut(rows, others), own)]));
  const places = allowed.map((rows) => kept.get(rows) ?? rows);
  const planned = await findPlan(reader, scope, readSpan(dates));
  const uses = countRows(planned.filter(({ id }) => id !== insteadOf?.id));
  return drawDishes(places, uses, (count) => platform.random.int(count));
}

/** The rows without those, unless nothing would be left. */
function leaveOut(rows: Uint32Array, without: ReadonlySet<number>): Uint32Array {
  if (without.size === 0) return rows;
  const left = rows.filter((row) => !without.has(row));
  return left.length === 0 ? rows : left;
}

function readSpan(dates: readonly PlainDate[]): { from: string | null; to: string | null } {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    from: first === undefined ? null : addDays(first, -restDays),
    to: last === undefined ? null : addDays(last, restDays),
  };
}

function countRows(entries: readonly { readonly recipe_row: number | null }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { recipe_row: row } of entries) if (row !== null) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}
