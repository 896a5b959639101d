import type { Operation } from './operation.ts';

/**
 * What operations are called in the OpenAPI document. Generated clients name their methods by it and assistants their
 * tools, so the names are those of the contract.
 */
export function operationId(operation: Operation, all: readonly Operation[]): string {
  const { method, path } = operation;
  const place = path.replace(/\W/g, '_');
  return `${formatName(operation, all)}${place}_${method.toLowerCase()}`;
}

/** Operations on one resource, whose path ends in its id. Assistants call only the PATCH of recipes `patch_one`. */
const toOne = {
  GET: 'get_one',
  POST: 'create_one',
  PUT: 'update_one',
  PATCH: 'change_one',
  DELETE: 'delete_one',
} as const;

/** Operations on a collection. */
const toMany: Partial<Record<Operation['method'], string>> = { GET: 'get_all', POST: 'create_one' };

function formatName({ method, path }: Operation, all: readonly Operation[]): string {
  const given = names[`${method} ${path}`];
  if (given !== undefined) return given;
  if (path.endsWith('}')) return toOne[method];
  const holdsMany = all.some((other) => other.path.startsWith(`${path}/{`) && other.path.endsWith('}'));
  const rule = holdsMany ? toMany[method] : undefined;
  return rule ?? `${method.toLowerCase()}_${lastWord(path)}`;
}

function lastWord(path: string): string {
  const word = path.split('/').findLast((part) => !part.startsWith('{')) ?? '';
  return word.replace(/\W/g, '_');
}

/** Those that the rules above would call otherwise. */
const names: Readonly<Record<string, string>> = {
  'GET /api/admin/about': 'get_app_info',
  'GET /api/admin/about/check': 'check_app_config',
  'GET /api/admin/about/statistics': 'get_app_statistics',
  'POST /api/admin/backups/upload': 'upload_one',
  'POST /api/admin/backups/{file_name}/restore': 'import_one',
  'POST /api/admin/debug/openai': 'debug_openai',
  'GET /api/admin/email': 'check_email_config',
  'POST /api/admin/email': 'send_test_email',
  'GET /api/admin/maintenance': 'get_maintenance_summary',
  'POST /api/admin/maintenance/clean/images': 'clean_images',
  'POST /api/admin/maintenance/clean/recipe-folders': 'clean_recipe_folders',
  'POST /api/admin/maintenance/clean/temp': 'clean_temp',
  'GET /api/admin/maintenance/storage': 'get_storage_details',
  'POST /api/admin/users/password-reset-token': 'generate_token',
  'POST /api/admin/users/unlock': 'unlock_users',
  'GET /api/app/about': 'get_app_info',
  'GET /api/app/about/startup-info': 'get_startup_info',
  'GET /api/app/about/theme': 'get_app_theme',
  'POST /api/auth/logout': 'logout',
  'GET /api/auth/oauth': 'oauth_login',
  'GET /api/auth/oauth/callback': 'oauth_callback',
  'GET /api/auth/refresh': 'refresh_token',
  'POST /api/auth/token': 'get_token',
  'GET /api/explore/groups/{group_slug}/households/{household_slug}': 'get_household',
  'GET /api/explore/groups/{group_slug}/recipes/suggestions': 'suggest_recipes',
  'GET /api/explore/groups/{group_slug}/recipes/{recipe_slug}': 'get_recipe',
  'PUT /api/foods/merge': 'merge_one',
  'GET /api/groups/households': 'get_all_households',
  'GET /api/groups/households/{household_slug}': 'get_one_household',
  'GET /api/groups/members': 'get_group_members',
  'GET /api/groups/members/{username_or_id}': 'get_group_member',
  'POST /api/groups/migrations': 'start_data_migration',
  'GET /api/groups/preferences': 'get_group_preferences',
  'PUT /api/groups/preferences': 'update_group_preferences',
  'POST /api/groups/seeders/foods': 'seed_foods',
  'POST /api/groups/seeders/labels': 'seed_labels',
  'POST /api/groups/seeders/units': 'seed_units',
  'GET /api/groups/self': 'get_logged_in_user_group',
  'GET /api/groups/storage': 'get_storage',
  'PUT /api/households/cookbooks': 'update_many',
  'POST /api/households/events/notifications/{item_id}/test': 'test_notification',
  'GET /api/households/invitations': 'get_invite_tokens',
  'POST /api/households/invitations': 'create_invite_token',
  'POST /api/households/invitations/email': 'email_invitation',
  'POST /api/households/mealplans/random': 'create_random_meal',
  'GET /api/households/mealplans/today': 'get_todays_meals',
  'GET /api/households/members': 'get_household_members',
  'PUT /api/households/permissions': 'set_member_permissions',
  'GET /api/households/preferences': 'get_household_preferences',
  'PUT /api/households/preferences': 'update_household_preferences',
  'POST /api/households/recipe-actions/{item_id}/trigger/{recipe_slug}': 'trigger_action',
  'GET /api/households/self': 'get_logged_in_user_household',
  'GET /api/households/self/recipes/{recipe_slug}': 'get_household_recipe',
  'DELETE /api/households/shopping/items': 'delete_many',
  'PUT /api/households/shopping/items': 'update_many',
  'POST /api/households/shopping/items/create-bulk': 'create_many',
  'PUT /api/households/shopping/lists/{item_id}/label-settings': 'update_label_settings',
  'POST /api/households/shopping/lists/{item_id}/recipe': 'add_recipe_ingredients_to_list',
  'POST /api/households/shopping/lists/{item_id}/recipe/{recipe_id}': 'add_recipe_ingredients_to_list',
  'POST /api/households/shopping/lists/{item_id}/recipe/{recipe_id}/delete':
    'remove_recipe_ingredients_from_list',
  'GET /api/households/statistics': 'get_statistics',
  'POST /api/households/webhooks/rerun': 'rerun_webhooks',
  'POST /api/households/webhooks/{item_id}/test': 'test_one',
  'GET /api/media/docker/validate.txt': 'get_validation_text',
  'GET /api/media/recipes/{recipe_id}/assets/{file_name}': 'get_recipe_asset',
  'GET /api/media/recipes/{recipe_id}/images/timeline/{event_id}/{file_name}':
    'get_recipe_timeline_event_img',
  'GET /api/media/recipes/{recipe_id}/images/{file_name}': 'get_recipe_img',
  'GET /api/media/users/{user_id}/{file_name}': 'get_user_image',
  'GET /api/organizers/categories/empty': 'get_all_empty',
  'GET /api/organizers/categories/slug/{category_slug}': 'get_one_by_slug',
  'GET /api/organizers/tags/empty': 'get_empty_tags',
  'GET /api/organizers/tags/slug/{tag_slug}': 'get_one_by_slug',
  'DELETE /api/organizers/tags/{item_id}': 'delete_recipe_tag',
  'GET /api/organizers/tools/slug/{tool_slug}': 'get_one_by_slug',
  'POST /api/parser/ingredient': 'parse_ingredient',
  'POST /api/parser/ingredients': 'parse_ingredients',
  'PATCH /api/recipes': 'patch_many',
  'PUT /api/recipes': 'update_many',
  'POST /api/recipes/bulk-actions/categorize': 'bulk_categorize_recipes',
  'POST /api/recipes/bulk-actions/delete': 'bulk_delete_recipes',
  'GET /api/recipes/bulk-actions/export': 'get_exported_data',
  'POST /api/recipes/bulk-actions/export': 'bulk_export_recipes',
  'GET /api/recipes/bulk-actions/export/download': 'get_exported_data_token',
  'DELETE /api/recipes/bulk-actions/export/purge': 'purge_export_data',
  'POST /api/recipes/bulk-actions/settings': 'bulk_settings_recipes',
  'POST /api/recipes/bulk-actions/tag': 'bulk_tag_recipes',
  'POST /api/recipes/create/html-or-json': 'create_recipe_from_html_or_json',
  'POST /api/recipes/create/image': 'create_recipe_from_image',
  'POST /api/recipes/create/url': 'parse_recipe_url',
  'POST /api/recipes/create/url/bulk': 'parse_recipe_url_bulk',
  'POST /api/recipes/create/zip': 'create_recipe_from_zip',
  'GET /api/recipes/exports': 'get_recipe_formats_and_templates',
  'GET /api/recipes/shared/{token_id}': 'get_shared_recipe',
  'GET /api/recipes/shared/{token_id}/zip': 'get_shared_recipe_as_zip',
  'GET /api/recipes/suggestions': 'suggest_recipes',
  'POST /api/recipes/test-scrape-url': 'test_parse_recipe_url',
  'PUT /api/recipes/timeline/events/{item_id}/image': 'update_event_image',
  'POST /api/recipes/{slug}/assets': 'upload_recipe_asset',
  'GET /api/recipes/{slug}/comments': 'get_recipe_comments',
  'POST /api/recipes/{slug}/duplicate': 'duplicate_one',
  'GET /api/recipes/{slug}/exports': 'get_recipe_as_format',
  'POST /api/recipes/{slug}/exports': 'get_recipe_zip_token',
  'GET /api/recipes/{slug}/exports/zip': 'get_recipe_as_zip',
  'DELETE /api/recipes/{slug}/image': 'delete_recipe_image',
  'POST /api/recipes/{slug}/image': 'scrape_image_url',
  'PUT /api/recipes/{slug}/image': 'update_recipe_image',
  'PATCH /api/recipes/{slug}': 'patch_one',
  'PATCH /api/recipes/{slug}/last-made': 'update_last_made',
  'PUT /api/units/merge': 'merge_one',
  'POST /api/users': 'create_user',
  'POST /api/users/api-tokens': 'create_api_token',
  'DELETE /api/users/api-tokens/{token_id}': 'delete_api_token',
  'POST /api/users/forgot-password': 'forgot_password',
  'PUT /api/users/password': 'update_password',
  'POST /api/users/register': 'register_new_user',
  'POST /api/users/reset-password': 'reset_password',
  'GET /api/users/self': 'get_logged_in_user',
  'GET /api/users/self/favorites': 'get_logged_in_user_favorites',
  'GET /api/users/self/ratings': 'get_logged_in_user_ratings',
  'GET /api/users/self/ratings/{recipe_id}': 'get_logged_in_user_rating_for_recipe',
  'GET /api/users/{id}/favorites': 'get_favorites',
  'DELETE /api/users/{id}/favorites/{slug}': 'remove_favorite',
  'POST /api/users/{id}/favorites/{slug}': 'add_favorite',
  'POST /api/users/{id}/image': 'update_user_image',
  'GET /api/users/{id}/ratings': 'get_ratings',
  'POST /api/users/{id}/ratings/{slug}': 'set_rating',
  'DELETE /api/users/{item_id}': 'delete_user',
  'GET /api/users/{item_id}': 'get_user',
  'PUT /api/users/{item_id}': 'update_user',
  'GET /api/utils/download': 'download_file',
  'GET /api/validators/group': 'validate_group',
  'GET /api/validators/group/recipe': 'validate_recipe_of_group',
  'GET /api/validators/household': 'validate_household',
  'GET /api/validators/recipe': 'validate_recipe',
  'GET /api/validators/user/email': 'validate_user_email',
  'GET /api/validators/user/name': 'validate_user_name',
};
