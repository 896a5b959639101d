import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  readFlag,
  readId,
  mapped,
  type MealieTable,
  readNumber,
  optionalText,
  readStamps,
  readText,
} from './hearth-rows.ts';

/** Groups, households and people. Tokens of programs are known by their hashes only and cannot go along. */
export const peopleTables: Readonly<Record<string, MealieTable>> = {
  groups: mapped('groups', (group) => ({
    ...readStamps(group),
    id: readId(group['id']),
    name: readText(group['name']),
    slug: readText(group['slug']),
  })),
  group_preferences: async function* (rows) {
    const stamps = await rows.index('groups', 'id', readStamps);
    for await (const own of rows.of('group_preferences')) {
      yield {
        ...stamps.get(readText(own['group_id'])),
        id: readId(own['id']),
        group_id: readId(own['group_id']),
        private_group: readFlag(own['private_group']),
        ...groupDefaults,
      };
    }
  },
  households: mapped('households', (household) => ({
    ...readStamps(household),
    id: readId(household['id']),
    name: readText(household['name']),
    slug: readText(household['slug']),
    group_id: readId(household['group_id']),
  })),
  household_preferences: async function* (rows) {
    const stamps = await rows.index('households', 'id', readStamps);
    for await (const own of rows.of('household_preferences'))
      yield {
        ...stamps.get(readText(own['household_id'])),
        id: readId(own['id']),
        household_id: readId(own['household_id']),
        private_household: readFlag(own['private_household']),
        lock_recipe_edits_from_other_households: readFlag(own['lock_recipe_edits_from_other_households']),
        ...recipeDefaults(own),
      };
  },
  users: mapped('users', userRow),
  long_live_tokens: () => [],
  invite_tokens: () => [],
  password_reset_tokens: () => [],
};

/** What households have had for themselves since Mealie 2.0. */
const groupDefaults = {
  first_day_of_week: 0,
  recipe_public: true,
  recipe_show_nutrition: false,
  recipe_show_assets: false,
  recipe_landscape_view: false,
  recipe_disable_comments: false,
  recipe_disable_amount: true,
};

function recipeDefaults(own: DumpedRow) {
  return {
    first_day_of_week: readNumber(own['first_day_of_week']),
    recipe_public: readFlag(own['recipe_public']),
    recipe_show_nutrition: readFlag(own['recipe_show_nutrition']),
    recipe_show_assets: readFlag(own['recipe_show_assets']),
    recipe_landscape_view: readFlag(own['recipe_landscape_view']),
    recipe_disable_comments: readFlag(own['recipe_disable_comments']),
    recipe_disable_amount: readFlag(own['recipe_disable_amount']),
  };
}

function userRow(user: DumpedRow) {
  return {
    ...readStamps(user),
    id: readId(user['id']),
    full_name: readText(user['full_name']),
    username: readText(user['username']),
    email: readText(user['email']),
    password: optionalText(user['password']),
    auth_method: readText(user['auth_method']).toUpperCase(),
    admin: readFlag(user['admin']),
    advanced: readFlag(user['advanced']),
    group_id: readId(user['group_id']),
    household_id: readId(user['household_id']),
    cache_key: readText(user['cache_key']),
    can_manage: readFlag(user['can_manage']),
    can_manage_household: readFlag(user['can_manage_household']),
    can_invite: readFlag(user['can_invite']),
    can_organize: readFlag(user['can_organize']),
    owned_recipes_id: null,
    login_attemps: 0,
    locked_at: null,
  };
}
