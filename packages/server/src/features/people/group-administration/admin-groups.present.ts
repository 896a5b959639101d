import type { GroupInDB } from '@hearth/contract';
import { presentGroupPreferences } from '../groups/index.ts';
import type { AdminGroupRow, GroupContents } from './admin-groups.repository.ts';
import { rowsBy, type WithWebhooks } from './rows-by-owner.ts';

interface WithAiSettings {
  readonly aiSettings: (groupId: string) => GroupInDB['aiProviderSettings'];
}

/** A group as it is presented, with its share of the contents of several; looking a share up costs nothing. */
export function groupPresenter(
  contents: GroupContents & WithWebhooks & WithAiSettings,
): (group: AdminGroupRow) => GroupInDB {
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
    preferences: presentGroupPreferences(group),
    aiProviderSettings: contents.aiSettings(group.id),
  });
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
