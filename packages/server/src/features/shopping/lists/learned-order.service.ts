import type { LearnedOrder } from '@hearth/contract';
import { learnedOrder, divideIntoTrips } from '@hearth/domain/shopping/order';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findList } from '../store/lists.repository.ts';
import { findTicks } from '../store/ticks.repository.ts';

/** Trips from which the order is learned. */
const maxTrips = 12;

/**
 * The order in which the household walks through the shop with a list.
 * @throws AppError `itemNotFound`
 */
export async function getLearnedOrder(
  { database }: Platform,
  scope: MemberScope,
  listId: string,
): Promise<LearnedOrder> {
  const reader = database.read(scope);
  required(await findList(reader, listId), 'itemNotFound');
  const ticks = (await findTicks(reader, listId)).map(({ thing, ticked_at }) => ({
    thing,
    at: Date.parse(ticked_at),
  }));
  return { things: learnedOrder(divideIntoTrips(ticks).slice(-maxTrips)) };
}
