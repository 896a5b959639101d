import type { GroupInDB, HouseholdInDB, ReadWebhook } from '@hearth/contract';
import { presentHousehold } from '../households/index.ts';
import type { AdminGroupRow, GroupContents } from './admin-groups.repository.ts';
import type { AdminHousehold, HouseholdPeople } from './admin-households.repository.ts';

/** The webhooks of several households. */
interface WithWebhooks {
  readonly webhooks: readonly ReadWebhook[];
}

/** A group as it is presented, with its share of the contents of several; looking a share up costs nothing. */
export function groupPresenter(contents: GroupContents & WithWebhooks): (group: AdminGroupRow) => GroupInDB {
  const byGroup = <T extends { readonly group_id: string }>(rows: readonly T[]) =>
    rowsBy(rows, (row) => row.group_id);
  const categories = byGroup(contents.categories);
  const households = byGroup(contents.households);
  const users = byGroup(contents.users);
  const webhooks = rowsBy(contents.webhooks, ({ groupId }) => groupId);
  return (group) => ({
    name: group.name,
    id: group.id,
    slug: group.slug,
    categories: categories(group.id).map(presentCategory),
    webhooks: [...webhooks(group.id)],
    households: households(group.id).map(({ id, name }) => ({ id, name })),
    users: users(group.id).map(presentPerson),
    preferences: presentPreferences(group),
  });
}

/** Looks up the rows of an owner, in their order. */
function rowsBy<T>(rows: readonly T[], ownerOf: (row: T) => string): (owner: string) => readonly T[] {
  const byOwner = new Map<string, T[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const known = byOwner.get(owner);
    if (known === undefined) byOwner.set(owner, [row]);
    else known.push(row);
  }
  return (owner) => byOwner.get(owner) ?? [];
}

function presentCategory({ id, name, slug, group_id: groupId }: GroupContents['categories'][number]) {
  return { id, name, slug, groupId };
}

function presentPerson(user: GroupContents['users'][number]) {
  return {
    id: user.id,
    groupId: user.group_id,
    householdId: user.household_id,
    username: user.username,
    fullName: user.full_name,
  };
}

function presentPreferences({ id: groupId, preferencesId, private_group }: AdminGroupRow) {
  return preferencesId === null ? null : { id: preferencesId, groupId, privateGroup: private_group !== 0 };
}

/** A household as it is presented, with its users and webhooks out of those of several. */
export function householdPresenter(
  contents: { readonly people: HouseholdPeople } & WithWebhooks,
): (found: AdminHousehold) => HouseholdInDB {
  const people = rowsBy(contents.people, (one) => one.household_id);
  const webhooks = rowsBy(contents.webhooks, ({ householdId }) => householdId);
  return (found) => {
    const { id: householdId } = found.household;
    const users = people(householdId).map(({ id, full_name }) => ({ id, fullName: full_name }));
    return {
      ...presentHousehold(found),
      group: found.groupName,
      users,
      webhooks: [...webhooks(householdId)],
    };
  };
}
