/** The two opposite flags of an ingredient, both spelled out. */
export interface AmountFlags {
  isFood: boolean;
  disableAmount: boolean;
}

/**
 * The flags of an ingredient outside a recipe (shopping items, parser): a missing one is the opposite of the other;
 * with both missing the ingredient is a food when it has one. Inside a recipe the recipe's settings decide instead.
 */
export function amountFlags(
  sent: { [Flag in keyof AmountFlags]?: boolean | null | undefined },
  hasFood: boolean,
): AmountFlags {
  const isFood = sent.isFood ?? (typeof sent.disableAmount === 'boolean' ? !sent.disableAmount : hasFood);
  return { isFood, disableAmount: sent.disableAmount ?? !isFood };
}
