/** The fields of a user that decide who inherits the recipes of a leaving user. */
export interface PossibleHeir {
  readonly id: string;
  readonly groupId: string;
  readonly householdId: string;
  /** Null sorts first, as the empty name. */
  readonly username: string | null;
  readonly canManageHousehold: boolean;
}

/**
 * The user who inherits the recipes of a user who leaves the group: a member of the household, else of the group;
 * managers of the household first, then by user name. Null if no user is left.
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

/**
 * The user who inherits lists and plan of a user who leaves: they are the household's, so that only a member of it can.
 * Null if the household is left empty; they then end with it.
 */
export function householdHeir<P extends PossibleHeir>(
  leaving: Pick<PossibleHeir, 'id' | 'groupId' | 'householdId'>,
  people: readonly P[],
): P | null {
  return recipeHeir(
    leaving,
    people.filter(({ householdId }) => householdId === leaving.householdId),
  );
}

function byName(a: PossibleHeir, b: PossibleHeir): number {
  const [first, second] = [buildKey(a), buildKey(b)];
  return first < second ? -1 : Number(first > second);
}

function buildKey({ username, id }: PossibleHeir): string {
  return `${(username ?? '').toLowerCase()}\n${id}`;
}
