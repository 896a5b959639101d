/** An item with its food, whose label is null where it has none. */
interface Labelled {
  readonly food: { readonly id: string; readonly labelId?: string | null | undefined } | null;
}

/** Ids of the foods of these items that have no label of their own yet: one that is given to an item is theirs too. */
export function listFoodsToTeach(items: readonly Labelled[]): string[] {
  const foods = items.flatMap(({ food }) =>
    food === null || (food.labelId ?? null) !== null ? [] : [food.id],
  );
  return [...new Set(foods)];
}
