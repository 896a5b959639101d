/** An id as SQLite has it there. */
export const id = (number: number): string => String(number).padStart(32, '0');
/** The same id here. */
export const dashed = (number: number): string =>
  id(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Ids of the small server of {@link mealieTables}, as Hearth writes them. */
const ids = { ada: dashed(3), soup: dashed(10), reference: dashed(15), list: dashed(20), tag: dashed(12) };

/** The tables of a small server of Mealie 2.x: one cook, one recipe, and something of nearly everything. */
export function mealieTables(password: string) {
  const stamps = { created_at: '2026-11-01T10:00:00.123456', update_at: '2026-11-02T10:00:00' };
  const home = { group_id: id(1), household_id: id(2) };
  const own = (number: number) => ({ id: id(number), ...stamps });
  const tables = {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ ...own(1), name: 'Home', slug: 'home' }],
    group_preferences: [
      { ...own(4), group_id: id(1), private_group: true, recipe_public: true, first_day_of_week: 0 },
    ],
    households: [{ ...own(2), group_id: id(1), name: 'Family', slug: 'family' }],
    household_preferences: [{ ...own(5), household_id: id(2), private_household: true, recipe_public: true }],
    users: [
      {
        ...own(3),
        ...home,
        username: 'ada',
        email: 'ada@example.com',
        full_name: 'Ada',
        password,
        auth_method: 'MEALIE',
        admin: true,
        advanced: true,
        can_manage: true,
        can_organize: true,
        cache_key: '1234',
      },
    ],
    long_live_tokens: [{ id: 1, ...stamps, name: 'phone', token: 'a.b.c', user_id: id(3) }],
    multi_purpose_labels: [{ ...own(30), group_id: id(1), name: 'Vegetables', color: '#112233' }],
    ingredient_foods: [
      { ...own(31), group_id: id(1), name: 'leek', description: '', label_id: id(30), on_hand: true },
    ],
    ingredient_units: [
      {
        ...own(32),
        group_id: id(1),
        name: 'piece',
        description: '',
        abbreviation: '',
        fraction: true,
        use_abbreviation: false,
      },
    ],
    tags: [{ ...own(12), group_id: id(1), name: 'Winter', slug: 'winter' }],
    recipes: [
      {
        ...own(10),
        group_id: id(1),
        user_id: id(3),
        slug: 'leek-soup',
        name: 'Leek soup',
        description: 'Warm.',
        image: 'abcd',
        total_time: '30 minutes',
        recipe_yield: '4 servings',
        rating: 4,
        date_added: '2026-11-01',
        date_updated: '2026-11-02T10:00:00',
        last_made: '2026-11-03T18:00:00',
      },
    ],
    recipe_settings: [{ id: 1, recipe_id: id(10), public: true, show_nutrition: true, locked: true }],
    recipe_nutrition: [{ id: 1, recipe_id: id(10), calories: '120' }],
    recipes_ingredients: [
      {
        id: 1,
        position: 0,
        recipe_id: id(10),
        note: 'sliced',
        quantity: 2,
        food_id: id(31),
        unit_id: id(32),
        reference_id: id(15),
      },
    ],
    recipe_instructions: [{ ...own(16), position: 0, recipe_id: id(10), title: '', text: 'Boil.' }],
    recipe_ingredient_ref_link: [{ id: 1, instruction_id: id(16), reference_id: id(15) }],
    notes: [{ id: 1, recipe_id: id(10), title: 'Tip', text: 'Salt late.' }],
    recipes_to_tags: [
      { recipe_id: id(10), tag_id: id(12) },
      { recipe_id: id(10), tag_id: id(12) },
    ],
    recipe_comments: [
      { ...own(40), recipe_id: id(10), user_id: id(3), text: 'Good.' },
      { ...own(41), recipe_id: id(999), user_id: id(3), text: 'Of a recipe that is gone.' },
    ],
    users_to_recipes: [{ ...own(42), user_id: id(3), recipe_id: id(10), rating: 4, is_favorite: true }],
    users_to_favorites: [{ user_id: id(3), recipe_id: id(10) }],
    cookbooks: [
      {
        ...own(43),
        ...home,
        name: 'Winter',
        slug: 'winter',
        description: '',
        position: 1,
        public: false,
        require_all_tags: false,
        query_filter_string: '',
      },
    ],
    cookbooks_to_tags: [{ cookbook_id: id(43), tag_id: id(12) }],
    group_meal_plans: [
      {
        id: 7,
        ...stamps,
        date: '2026-11-20',
        entry_type: 'dinner',
        title: '',
        text: '',
        group_id: id(1),
        recipe_id: id(10),
        user_id: id(3),
      },
    ],
    shopping_lists: [{ ...own(20), group_id: id(1), user_id: id(3), name: 'Market' }],
    shopping_list_extras: [{ id: 1, shopping_list_id: id(20), key_name: 'shop', value: 'corner' }],
    shopping_list_items: [
      {
        ...own(21),
        shopping_list_id: id(20),
        position: 0,
        checked: false,
        quantity: 2,
        note: 'ripe',
        is_food: true,
        food_id: id(31),
      },
    ],
    shopping_list_item_recipe_reference: [
      {
        ...own(22),
        shopping_list_item_id: id(21),
        recipe_id: id(10),
        recipe_quantity: 2,
        recipe_scale: 3,
        recipe_note: '',
      },
    ],
    group_meal_plan_rules: [
      { ...own(60), ...home, day: 'monday', entry_type: 'dinner', query_filter_string: '' },
    ],
    plan_rules_to_tags: [{ plan_rule_id: id(60), tag_id: id(12) }],
    webhook_urls: [
      {
        ...own(50),
        ...home,
        enabled: true,
        name: 'evening',
        url: 'https://example.com/hook',
        scheduled_time: '18:30:00',
      },
    ],
    group_events_notifiers: [
      { ...own(51), ...home, name: 'Phone', enabled: true, apprise_url: 'ntfy://example.com/topic' },
    ],
    group_events_notifier_options: [
      { ...own(52), event_notifier_id: id(51), recipe_created: true, recipe_updated: false },
    ],
  };
  return { tables, ids };
}
