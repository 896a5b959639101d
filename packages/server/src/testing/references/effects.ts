/**
 * What becomes of a row when the row that it refers to is deleted: it is deleted as well, it stays and refers to nothing,
 * it passes to the housemate, or it keeps the other from being deleted.
 */
export type Effect = 'deleted' | 'unset' | 'passed on' | 'refused';

/**
 * The expected effect of every foreign key: by the table that is referred to, the columns that refer to it. Groups and
 * households are deleted when they have no members, with all that is left in them.
 */
export const effects: Readonly<Record<string, Readonly<Partial<Record<Effect, readonly string[]>>>>> = {
  groups: {
    refused: ['users.group_id', 'households.group_id', 'recipes.group_id'],
    deleted: [
      'group_preferences.group_id',
      'library_revisions.group_id',
      'labels.group_id',
      'units.group_id',
      'foods.group_id',
      'categories.group_id',
      'tags.group_id',
      'tools.group_id',
      'group_data_exports.group_id',
      'group_reports.group_id',
      'ingredient_corrections.group_id',
      'former_entries.group_id',
      'ai_providers.group_id',
      'food_substitutions.group_id',
    ],
  },
  households: {
    refused: ['users.household_id'],
    deleted: [
      'household_preferences.household_id',
      'tools_on_hand.household_id',
      'foods_on_hand.household_id',
      'invite_tokens.household_id',
      'recipe_last_made.household_id',
      'cookbooks.household_id',
      'recipe_actions.household_id',
      'meal_plan_rules.household_id',
      'meal_plan_frequencies.household_id',
      'meal_plan_variety.household_id',
      'household_meal_kinds.household_id',
      'plan_templates.household_id',
      'meal_plan_rules_to_households.linked_id',
      'event_notifiers.household_id',
      'event_subscriptions.household_id',
      'webhooks.household_id',
      'shopping_changes_taken.household_id',
      'stores.household_id',
      'migrated_recipes.household_id',
    ],
  },
  users: {
    'passed on': [
      'recipes.user_id',
      'meal_plan_entries.user_id',
      'recurring_meals.user_id',
      'shopping_lists.user_id',
    ],
    unset: ['recipe_states.user_id', 'recipe_trash.deleted_by'],
    deleted: [
      'sessions.user_id',
      'api_tokens.user_id',
      'password_reset_tokens.user_id',
      'totp_secrets.user_id',
      'recovery_codes.user_id',
      'passkeys.user_id',
      'sign_in_flows.user_id',
      'oidc_identities.user_id',
      'idempotency_keys.user_id',
      'recipe_ratings.user_id',
      'recipe_comments.user_id',
      'recipe_timeline_events.user_id',
      'meal_plan_feeds.user_id',
      'household_meal_kind_eaters.user_id',
    ],
  },
  api_tokens: { deleted: ['sessions.api_token_id'] },
  recipes: {
    unset: [
      'recipe_ingredients.referenced_recipe_id',
      'recurring_meals.recipe_row',
      'plan_template_entries.recipe_row',
    ],
    deleted: [
      'recipe_documents.recipe_id',
      'migrated_recipes.recipe_id',
      'recipe_instructions.recipe_id',
      'recipe_notes.recipe_id',

      'recipe_assets.recipe_id',
      'recipe_extras.recipe_id',
      'recipe_ingredients.recipe_id',
      'recipes_to_categories.recipe_id',
      'recipes_to_tags.recipe_id',
      'recipes_to_tools.recipe_id',
      'recipe_ratings.recipe_id',
      'recipe_comments.recipe_id',
      'recipe_timeline_events.recipe_id',
      'recipe_share_tokens.recipe_id',
      'recipe_states.recipe_id',
      'recipe_trash.recipe_id',
      'recipe_last_made.recipe_id',
      'meal_plan_entries.recipe_row',
      'shopping_list_recipes.recipe_id',
      'shopping_item_recipes.recipe_id',
      'food_substitutions.recipe_id',
    ],
  },
  foods: {
    unset: ['recipe_ingredients.food_id', 'shopping_items.food_id', 'former_entries.food_id'],
    deleted: [
      'food_aliases.word_id',
      'food_extras.food_id',
      'foods_on_hand.food_id',
      'ingredient_corrections.food_id',
      'food_substitutions.food_id',
      'food_substitutions.substitute_food_id',
      'store_foods.food_id',
    ],
  },
  units: {
    unset: [
      'recipe_ingredients.unit_id',
      'shopping_items.unit_id',
      'former_entries.unit_id',
      'food_substitutions.unit_id',
      'food_substitutions.substitute_unit_id',
    ],
    deleted: ['unit_aliases.word_id', 'ingredient_corrections.unit_id'],
  },
  labels: {
    unset: ['foods.label_id', 'shopping_items.label_id', 'store_ticks.label_id'],
    deleted: ['shopping_list_labels.label_id', 'store_labels.label_id'],
  },
  categories: { deleted: ['recipes_to_categories.organizer_id', 'meal_plan_rules_to_categories.linked_id'] },
  tags: { deleted: ['recipes_to_tags.organizer_id', 'meal_plan_rules_to_tags.linked_id'] },
  tools: { deleted: ['recipes_to_tools.organizer_id', 'tools_on_hand.tool_id'] },
  household_meal_kinds: {
    unset: [
      'meal_plan_entries.meal_kind_id',
      'recurring_meals.meal_kind_id',
      'plan_template_entries.meal_kind_id',
    ],
    deleted: ['household_meal_kind_eaters.kind_id'],
  },
  recurring_meals: { unset: ['meal_plan_entries.recurring_meal_id'] },
  plan_templates: { deleted: ['plan_template_entries.template_id'] },
  meal_plan_rules: {
    deleted: [
      'meal_plan_rules_to_categories.rule_id',
      'meal_plan_rules_to_tags.rule_id',
      'meal_plan_rules_to_households.rule_id',
    ],
  },
  shopping_lists: {
    deleted: [
      'shopping_list_labels.list_id',
      'shopping_list_recipes.list_id',
      'shopping_items.list_id',
      'shopping_items_gone.list_id',
      'shopping_ticks.list_id',
    ],
  },
  stores: { deleted: ['store_foods.store_id', 'store_labels.store_id', 'store_ticks.store_id'] },
  shopping_items: { deleted: ['shopping_item_recipes.item_key', 'shopping_items_merged.item_key'] },
  event_notifiers: { deleted: ['event_subscriptions.notifier_id'] },
  group_reports: {
    unset: ['migrated_recipes.report_id'],
    deleted: ['report_entries.report_id', 'bulk_imports.report_id'],
  },
  bulk_imports: { deleted: ['pending_pages.report_id'] },
};

/**
 * Rows that name their group beside the household, person or recipe that they hang on. A group with one of those is not
 * deleted, so that these go first, with them; they are expected to keep the group as well.
 */
export const heldByMore: readonly string[] = [
  'invite_tokens.group_id',
  'cookbooks.group_id',
  'recipe_actions.group_id',
  'meal_plan_rules.group_id',
  'event_notifiers.group_id',
  'event_subscriptions.group_id',
  'webhooks.group_id',
  'recipe_share_tokens.group_id',
  'recipe_trash.group_id',
  'shopping_lists.group_id',
];

/** The deletion of a food or unit leaves a row here that says so. */
export const recordOfDeletions = 'former_entries';

/** Only PostgreSQL has columns with words of recipes. */
export const onPostgresOnly: readonly string[] = ['recipe_words.group_id'];
