import type { GroupInDB, HouseholdInDB, ReadWebhook } from '@hearth/contract';
import { presentHousehold } from '../households/index.ts';
import type { AdminGroupRow, GroupContents } from './admin-groups.repository.ts';
import type { AdminHousehold, HouseholdPeople } from './admin-households.repository.ts';

/** What hangs on households, of several of them. */
interface WithWebhooks {
  readonly webhooks: readonly ReadWebhook[];
}

/** A group with its share of what `findGroupContents` found for several. */
export function presentGroup(group: AdminGroupRow, contents: GroupContents & WithWebhooks): GroupInDB {
  const isOurs = (one: { group_id: string }) => one.group_id === group.id;
  return {
    name: group.name,
    id: group.id,
    slug: group.slug,
    categories: contents.categories.filter(isOurs).map(presentCategory),
    webhooks: contents.webhooks.filter(({ groupId }) => groupId === group.id),
    households: contents.households.filter(isOurs).map(({ id, name }) => ({ id, name })),
    users: contents.users.filter(isOurs).map(presentPerson),
    preferences: presentPreferences(group),
  };
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

/** A household with its users and webhooks. */
export function presentAdminHousehold(
  found: AdminHousehold,
  contents: { readonly people: HouseholdPeople } & WithWebhooks,
): HouseholdInDB {
  const users = contents.people
    .filter((one) => one.household_id === found.household.id)
    .map(({ id, full_name }) => ({ id, fullName: full_name }));
  const webhooks = contents.webhooks.filter(({ householdId }) => householdId === found.household.id);
  return { ...presentHousehold(found), group: found.groupName, users, webhooks };
}
