import { type SteppedItem, stepAmount } from '../amount-steps/index.ts';

/**
 * The quantity of an item that stands on the list when it is wanted once more: more by the usual amount where that is
 * in its unit, else by a step.
 */
export function raiseAmount(
  item: SteppedItem & { readonly unitId: string | null },
  usual: { readonly quantity: number; readonly unitId: string | null },
): number {
  const isSameUnit = item.unitId === usual.unitId && usual.quantity > 0 && item.quantity > 0;
  if (isSameUnit) return Number((item.quantity + usual.quantity).toPrecision(12));
  return stepAmount(item, 1) ?? item.quantity;
}
