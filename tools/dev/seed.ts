import { readFileSync } from 'node:fs';
import { RecipeInput } from '../../packages/contract/src/recipes/recipes.ts';
import { createGroup } from '../../packages/server/src/features/people/groups/index.ts';
import { createHousehold } from '../../packages/server/src/features/people/households/index.ts';
import { createRecipe } from '../../packages/server/src/features/recipes/recipe/index.ts';
import { isUnclaimed } from '../../packages/server/src/features/people/user-store/index.ts';
import { openPlatform } from '../../packages/server/src/open-platform.ts';
import { migrateToLatest } from '../../packages/server/src/platform/db/migrations/migrate.ts';
import { memberScope, type MemberScope, systemScope } from '../../packages/server/src/platform/db/scope.ts';
import { storedInstant } from '../../packages/server/src/platform/db/values/stored-instant.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import type { Platform } from '../../packages/server/src/platform/platform.ts';
import { loadSettings } from '../../packages/server/src/settings.ts';
import { type Home, homes, password } from './homes.ts';

/** Fills the database that the environment names with the homes of development; leaves one alone that is in use. */
await main();

async function main(): Promise<void> {
  const settings = loadSettings(process.env, (path) => readFileSync(path, 'utf8'));
  const platform = await openPlatform(settings, createLog({ level: 'error' }));
  await migrateToLatest(platform.database);
  if (await isUnclaimed(platform)) await fill(platform);
  await platform.database.close();
}

async function fill(platform: Platform): Promise<void> {
  const passwordHash = await platform.passwords.hash(password);
  const groups = new Map<string, string>();
  for (const home of homes) {
    const scope = await moveIn(platform, home, groups, passwordHash);
    for (const recipe of home.recipes) {
      await createRecipe(platform, scope, { ...RecipeInput.parse(recipe), name: recipe.name }, 'en-US');
    }
    console.log(`${home.cook.username} cooks for ${home.household} (${home.group}); password ${password}`);
  }
}

/** Creates the home and its cook; answers the cook's scope. */
async function moveIn(
  platform: Platform,
  { group, household, cook }: Home,
  groups: Map<string, string>,
  passwordHash: string,
): Promise<MemberScope> {
  return platform.database.write(systemScope('seed'), async (tx) => {
    const groupId = groups.get(group) ?? (await createGroup(platform, tx, { name: group, isPrivate: false }));
    groups.set(group, groupId);
    const householdId = await createHousehold(platform, tx, { groupId, name: household, isPrivate: false });
    const id = platform.random.uuid();
    const user = userRow(id, cook, passwordHash, storedInstant(platform.clock.now()));
    await tx
      .insertInto('users')
      .values({ ...user, group_id: groupId, household_id: householdId })
      .execute();
    return seededScope(id, groupId, householdId, household.toLowerCase(), cook.admin);
  });
}

function userRow(id: string, cook: Home['cook'], passwordHash: string, now: string) {
  const flag = cook.admin ? 1 : 0;
  return {
    id,
    username: cook.username,
    username_key: cook.username,
    email: `${cook.username}@example.com`,
    full_name: cook.fullName,
    password: passwordHash,
    auth_method: 'Mealie',
    admin: flag,
    advanced: flag,
    can_invite: flag,
    can_manage: flag,
    can_manage_household: flag,
    can_organize: 1,
    cache_key: '1234',
    show_announcements: 1,
    last_read_announcement: null,
    created_at: now,
    updated_at: now,
  };
}

function seededScope(
  userId: string,
  groupId: string,
  householdId: string,
  householdSlug: string,
  admin: boolean,
): MemberScope {
  const rights = { admin, canInvite: admin, canManage: admin, canManageHousehold: admin, canOrganize: true };
  return memberScope({
    userId,
    groupId,
    householdId,
    householdSlug,
    credential: { kind: 'session', id: '' },
    rights,
    libraryRevision: 0,
    locale: 'en-US',
  });
}
