import { maxUsualItems, type UsualShoppingItems } from '@hearth/contract';
import { listUsualItems } from '@hearth/domain/shopping/usual';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPurchases } from '../store/ticks.repository.ts';

/** What the household has ticked off its lists, with the usual amount of each thing. */
export async function getUsualItems({ database }: Platform, scope: MemberScope): Promise<UsualShoppingItems> {
  const rows = await findPurchases(database.read(scope));
  const purchases = rows.map(({ thing, note, quantity, unit_id }) => ({
    thing,
    note,
    quantity,
    unitId: unit_id,
  }));
  return { items: listUsualItems(purchases).slice(0, maxUsualItems) };
}
