import { readFileSync } from 'node:fs';
import { openSetup } from '../../packages/server/src/features/people/setup/index.ts';
import { writeRecipe } from '../../packages/server/src/features/recipes/recipe/write/create-recipe.ts';
import { openPlatform } from '../../packages/server/src/open-platform.ts';
import { migrateToLatest } from '../../packages/server/src/platform/db/migrations/migrate.ts';
import { memberScope, type MemberScope, systemScope } from '../../packages/server/src/platform/db/scope.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';
import type { Platform } from '../../packages/server/src/platform/platform.ts';
import { loadSettings } from '../../packages/server/src/settings.ts';
import { generatedRecipe } from './generated-recipe.ts';
import { listSeededFoods, seedCatalogAndLists } from './seed-catalog.ts';

/**
 * Fills the database that the environment names with generated recipes of its first administrator:
 * `node --import tsx proof/bench/seed.ts RECIPES [FOODS] [LISTS]`, each list with a hundred items. With
 * foods the ingredients are linked to them. The same counts give the same kitchen.
 */
const perTransaction = 200;

const [count = Number.NaN, foods = 0, lists = 0] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1) throw new Error('usage: seed.ts RECIPES [FOODS] [LISTS]');
const settings = loadSettings(process.env, (path) => readFileSync(path, 'utf8'));
const platform = await openPlatform(settings, createLog({ level: 'error' }));
await migrateToLatest(platform.database);
await openSetup(platform);
const scope = await firstMember(platform);
await seedCatalogAndLists(platform, scope, { foods, lists });
await fill(platform, count);
await platform.database.close();

/** Writes the recipes in few large transactions: a bench measures reading them, not this. */
async function fill(on: Platform, recipes: number): Promise<void> {
  const linked = listSeededFoods(foods);
  for (let start = 0; start < recipes; start += perTransaction) {
    await on.database.write(scope, async (tx) => {
      const end = Math.min(recipes, start + perTransaction);
      for (let number = start; number < end; number += 1) {
        await writeRecipe(on, tx, generatedRecipe(number, linked), 'en-US');
      }
    });
  }
}

async function firstMember(on: Platform): Promise<MemberScope> {
  const reader = on.database.read(systemScope('seed'));
  const user = await reader
    .selectFrom('users')
    .innerJoin('households', 'households.id', 'users.household_id')
    .select(['users.id', 'users.group_id', 'users.household_id', 'households.slug'])
    .executeTakeFirstOrThrow();
  return memberScope({
    groupId: user.group_id,
    householdId: user.household_id,
    householdSlug: user.slug,
    userId: user.id,
    credential: { kind: 'session', id: '' },
    rights: { admin: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true },
    libraryRevision: 0,
    locale: 'en-US',
  });
}
