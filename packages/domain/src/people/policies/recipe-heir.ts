/** What decides who takes over the recipes of somebody who leaves. */
export interface PossibleHeir {
  readonly id: string;
  readonly groupId: string;
  readonly householdId: string;
  /** Null sorts first, as the empty name. */
  readonly username: string | null;
  readonly canManageHousehold: boolean;
}

/**
 * Who takes over the recipes of a person who leaves the group: somebody of the household, else of the group; there,
 * whoever manages the household before the others, then by user name. Null when nobody is left.
 */
export function recipeHeir<P extends PossibleHeir>(
  leaving: Pick<PossibleHeir, 'id' | 'groupId' | 'householdId'>,
  people: readonly P[],
): P | null {
  const others = people.filter((one) => one.id !== leaving.id && one.groupId === leaving.groupId);
  const rank = (one: P) =>
    (one.householdId === leaving.householdId ? 0 : 2) + (one.canManageHousehold ? 0 : 1);
  const inOrder = others.toSorted((a, b) => rank(a) - rank(b) || byName(a, b));
  return inOrder[0] ?? null;
}

function byName(a: PossibleHeir, b: PossibleHeir): number {
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : Number(first > second);
}

function keyOf({ username, id }: PossibleHeir): string {
  return `${(username ?? '').toLowerCase()}\n${id}`;
}
