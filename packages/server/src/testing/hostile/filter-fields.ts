/**
 * What the contract lets a filter of recipes ask for, written out by hand: a column that becomes reachable without a
 * line here is a leak. The key is the way over relations, the value the fields at its end.
 */
const organizer = 'id name slug group_id';
const household = 'id name slug group_id';
const ingredient = 'title note original_text quantity food_id unit_id referenced_recipe_id';
const nutrients =
  'calories carbohydrate_content cholesterol_content fat_content fiber_content protein_content ' +
  'saturated_fat_content sodium_content sugar_content trans_fat_content unsaturated_fat_content';

const ofEverybody: Readonly<Record<string, string>> = {
  '':
    'id name slug description image group_id user_id household_id recipe_servings recipe_yield_quantity ' +
    'recipe_yield total_time total_minutes total_time_seconds prep_time_seconds perform_time_seconds prep_time cook_time perform_time rating org_url date_added date_updated created_at ' +
    'updated_at update_at last_made',
  tags: organizer,
  categories: organizer,
  recipe_category: organizer,
  tools: organizer,
  household,
  'household.preferences': 'private_household',
  recipe_ingredient: ingredient,
  'recipe_ingredient.food': 'id name plural_name label_id',
  'recipe_ingredient.food.label': 'id name color',
  'recipe_ingredient.unit': 'id name abbreviation',
  recipe_ingredients: ingredient,
  'recipe_ingredients.food': 'id name plural_name label_id',
  'recipe_ingredients.food.label': 'id name color',
  'recipe_ingredients.unit': 'id name abbreviation',
  recipe_instructions: 'title text',
  notes: 'title text',
  settings: 'public show_nutrition show_assets landscape_view disable_comments disable_amount locked',
  nutrition: nutrients,
};

const userKeyedMaps: Readonly<Record<string, string>> = {
  user: 'id username full_name household_id group_id',
  'user.household': household,
  'user.household.preferences': 'private_household',
  favorited_by: 'id',
  rated_by: 'id',
};

const listAttributes = (fields: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([way, names]) =>
      names.split(' ').map((name) => (way === '' ? name : `${way}.${name}`)),
    ),
  );

/** What members may filter recipes by. */
export const memberAttributes = listAttributes({ ...ofEverybody, ...userKeyedMaps });
/** What visitors may filter public recipes by: nothing about users. */
export const visitorAttributes = listAttributes(ofEverybody);

/** Ways that lead nowhere, though the database would know how to go them. */
const forbiddenWays = [
  'users',
  'group',
  'group.users',
  'group.preferences',
  'household.users',
  'household.webhooks',
  'household.notifiers',
  'household.invitations',
  'user.tokens',
  'user.api_tokens',
  'user.sessions',
  'user.password_reset_links',
  'user.group',
  'user.household.users',
  'favorited_by.household',
  'rated_by.sessions',
  'comments',
  'comments.user',
  'timeline_events',
  'share_tokens',
  'assets',
  'tags.recipes',
  'tags.recipes.user',
  'recipe_ingredient.recipe.user',
];

/** Every way over relations that is tried: those that are open, and those that are not. */
export const ways: readonly string[] = [
  ...Object.keys(ofEverybody),
  ...Object.keys(userKeyedMaps),
  ...forbiddenWays,
];

/** Pieces of which texts are made that want to break out of a filter. */
export const breakouts: readonly string[] = [
  '"',
  "'",
  '")',
  '") OR (',
  ') OR (1=1',
  'a") OR (b',
  ' OR 1=1',
  ' AND name LIKE "%"',
  '--',
  ';',
  '/*',
  '*/',
  '\\',
  '\\"',
  '\\\\',
  '%',
  '_',
  ']',
  '[',
  '["a","b"]',
  '(',
  ')',
  ' UNION SELECT password FROM users',
  ' user.password LIKE "%"',
  '$1',
  '?',
  ':name',
  '{t}',
  '{p}.id',
  '\u0000',
  '\u2019',
  '\ud800',
  'NULL',
  ' IS NOT NULL',
  ' IN ',
  'x',
];
