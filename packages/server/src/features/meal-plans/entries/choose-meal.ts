import type { CreatePlanEntry } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { findKindRow } from '../kinds/meal-kinds.repository.ts';
import type { PlannedRow } from './meal-plans.repository.ts';

/** What a request says of the meal. */
type Meal = { readonly [K in 'entryType' | 'mealKindId']?: CreatePlanEntry[K] | undefined };

/**
 * The columns of an entry that say for which meal it is. A kind decides about the type. Clients that know no kinds
 * leave it out: an entry keeps its kind as long as they leave the type as it is.
 * @param before the entry as it was; null for a new one
 * @throws AppError `itemNotFound` for a kind that the household does not have
 */
export async function chooseMeal(
  tx: Tx<MemberScope>,
  { entryType, mealKindId }: Meal,
  before: Pick<PlannedRow, 'entry_type' | 'meal_kind_id'> | null,
): Promise<Pick<PlannedRow, 'entry_type' | 'meal_kind_id'>> {
  const type = entryType ?? before?.entry_type ?? 'breakfast';
  if (mealKindId === undefined && before !== null && type === before.entry_type)
    return { entry_type: type, meal_kind_id: before.meal_kind_id };
  if (mealKindId === undefined || mealKindId === null) return { entry_type: type, meal_kind_id: null };
  const kind = required(await findKindRow(tx, mealKindId), 'itemNotFound');
  return { entry_type: kind.entry_type, meal_kind_id: kind.id };
}
