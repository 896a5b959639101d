import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  flagOf,
  idOf,
  mapped,
  type MealieTable,
  numberOf,
  optionalText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Groups, households and people. Tokens of programs are known by their hashes only and cannot go along. */
export const peopleTables: Readonly<Record<string, MealieTable>> = {
  groups: mapped('groups', (group) => ({
    ...stampsOf(group),
    id: idOf(group['id']),
    name: textOf(group['name']),
    slug: textOf(group['slug']),
  })),
  group_preferences: async function* (rows) {
    const stamps = await rows.index('groups', 'id', stampsOf);
    for await (const own of rows.of('group_preferences')) {
      yield {
        ...stamps.get(textOf(own['group_id'])),
        id: idOf(own['id']),
        group_id: idOf(own['group_id']),
        private_group: flagOf(own['private_group']),
        ...groupDefaults,
      };
    }
  },
  households: mapped('households', (household) => ({
    ...stampsOf(household),
    id: idOf(household['id']),
    name: textOf(household['name']),
    slug: textOf(household['slug']),
    group_id: idOf(household['group_id']),
  })),
  household_preferences: async function* (rows) {
    const stamps = await rows.index('households', 'id', stampsOf);
    for await (const own of rows.of('household_preferences'))
      yield {
        ...stamps.get(textOf(own['household_id'])),
        id: idOf(own['id']),
        household_id: idOf(own['household_id']),
        private_household: flagOf(own['private_household']),
        lock_recipe_edits_from_other_households: flagOf(own['lock_recipe_edits_from_other_households']),
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
    first_day_of_week: numberOf(own['first_day_of_week']),
    recipe_public: flagOf(own['recipe_public']),
    recipe_show_nutrition: flagOf(own['recipe_show_nutrition']),
    recipe_show_assets: flagOf(own['recipe_show_assets']),
    recipe_landscape_view: flagOf(own['recipe_landscape_view']),
    recipe_disable_comments: flagOf(own['recipe_disable_comments']),
    recipe_disable_amount: flagOf(own['recipe_disable_amount']),
  };
}

function userRow(user: DumpedRow) {
  return {
    ...stampsOf(user),
    id: idOf(user['id']),
    full_name: textOf(user['full_name']),
    username: textOf(user['username']),
    email: textOf(user['email']),
    password: optionalText(user['password']),
    auth_method: textOf(user['auth_method']).toUpperCase(),
    admin: flagOf(user['admin']),
    advanced: flagOf(user['advanced']),
    group_id: idOf(user['group_id']),
    household_id: idOf(user['household_id']),
    cache_key: textOf(user['cache_key']),
    can_manage: flagOf(user['can_manage']),
    can_manage_household: flagOf(user['can_manage_household']),
    can_invite: flagOf(user['can_invite']),
    can_organize: flagOf(user['can_organize']),
    owned_recipes_id: null,
    login_attemps: 0,
    locked_at: null,
  };
}
