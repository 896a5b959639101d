import type { HouseholdSummary, ReadCookBook } from '@hearth/contract';

/** Cookbooks of one household of the group that is not the reader's. */
export interface CookbookGroup {
  id: string;
  name: string;
  cookbooks: ReadCookBook[];
}

/** The reader's own cookbooks by position, those of other households by household, both by name. */
export function groupCookbooks(
  cookbooks: readonly ReadCookBook[],
  households: readonly Pick<HouseholdSummary, 'id' | 'name'>[],
  ownHousehold: string | null,
): { own: ReadCookBook[]; others: CookbookGroup[] } {
  const own = cookbooks
    .filter(({ householdId }) => householdId === ownHousehold)
    .toSorted((a, b) => a.position - b.position);
  const others = households
    .filter(({ id }) => id !== ownHousehold)
    .map(({ id, name }) => ({
      id,
      name,
      cookbooks: cookbooks.filter((one) => one.householdId === id).toSorted(byName),
    }))
    .filter((group) => group.cookbooks.length > 0)
    .toSorted(byName);
  return { own, others };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
