import { type KitchenIds, otherId } from './kitchen-ids.ts';
import { begun, later, type Sealing, stamps, type StoredRow, type StoredTable } from './stored-table.ts';

/** Cookbooks, plans, and what a household has set up to happen by itself. */
export function householdRows(ids: KitchenIds, sealing: Sealing): StoredTable[] {
  const { number, group, household, owner, recipe, rule, notifier, firstRow } = ids;
  const place = { group_id: group, household_id: household };
  return [
    ['cookbooks', [{ id: otherId(ids, 30), ...place, ...cookbook(number), ...stamps }]],
    [
      'recipe_actions',
      [
        {
          id: otherId(ids, 31),
          ...place,
          action_type: 'link',
          title: 'Print',
          url: 'https://example.com',
          ...stamps,
        },
      ],
    ],
    ['group_data_exports', [dataExport(ids)]],
    ['household_meal_kinds', [{ id: ids.mealKind, household_id: household, ...mealKind, ...stamps }]],
    ['household_meal_kind_eaters', [{ kind_id: ids.mealKind, user_id: owner }]],
    [
      'recurring_meals',
      [
        {
          id: ids.recurringMeal,
          user_id: owner,
          meal_kind_id: ids.mealKind,
          recipe_id: recipe,
          recipe_row: firstRow,
          ...recurringMeal,
          ...stamps,
        },
      ],
    ],
    [
      'meal_plan_entries',
      [
        {
          id: firstRow,
          uid: otherId(ids, 33),
          user_id: owner,
          ...meal,
          recipe_id: recipe,
          recipe_row: firstRow,
          meal_kind_id: ids.mealKind,
          recurring_meal_id: null,
          occurs_on: null,
          ...stamps,
        },
        {
          id: firstRow + 1,
          uid: otherId(ids, 38),
          user_id: owner,
          ...meal,
          ...occurrence,
          recipe_id: null,
          recipe_row: null,
          meal_kind_id: null,
          recurring_meal_id: ids.recurringMeal,
          ...stamps,
        },
      ],
    ],
    [
      'plan_templates',
      [{ id: ids.planTemplate, household_id: household, name: 'Winter', days: 7, ...stamps }],
    ],
    [
      'plan_template_entries',
      [
        {
          template_id: ids.planTemplate,
          ...templateEntry,
          meal_kind_id: ids.mealKind,
          recipe_id: recipe,
          recipe_row: firstRow,
        },
      ],
    ],
    ['meal_plan_rules', [{ id: rule, ...place, ...planRule, ...stamps }]],
    ['meal_plan_rules_to_categories', [{ rule_id: rule, linked_id: ids.category }]],
    ['meal_plan_rules_to_tags', [{ rule_id: rule, linked_id: ids.tag }]],
    ['meal_plan_rules_to_households', [{ rule_id: rule, linked_id: household }]],
    [
      'meal_plan_frequencies',
      [{ id: otherId(ids, 37), household_id: household, ...planFrequency, ...stamps }],
    ],
    ['meal_plan_variety', [{ household_id: household, rest_days: 10 }]],
    [
      'meal_plan_feeds',
      [{ user_id: owner, ...sealing('calendar feed', `feed-${number}`), created_at: begun }],
    ],
    ['event_notifiers', [{ id: notifier, ...place, ...notifierRow(ids), ...stamps }]],
    ['ai_providers', [{ id: otherId(ids, 36), group_id: place.group_id, ...aiProvider, ...stamps }]],
    ['event_subscriptions', [{ ...place, event_type: 'recipe_created', notifier_id: notifier }]],
    ['webhooks', [{ id: otherId(ids, 35), ...place, ...webhook, ...stamps }]],
    ...reportRows(ids),
    ...queueRows(ids),
  ];
}

const aiProvider = {
  name: 'Ours',
  base_url: 'https://ai.example/v1',
  model: 'small',
  sealed_key: 'sk-of-the-group',
  timeout_seconds: 60,
  is_default: 1,
  reads_pictures: 0,
  hears_sound: 1,
};

const cookbook = (number: number) => ({
  name: 'Winter',
  slug: `winter-${number}`,
  description: '',
  position: 1,
  public: 1,
  query_filter_string: '',
});
const meal = {
  date: '2026-01-03',
  position: 0,
  entry_type: 'dinner',
  title: '',
  text: '',
  servings: 2,
};
const planFrequency = {
  name: 'Fish',
  query_filter_string: 'name = "Fish"',
  at_least: 1,
  at_most: 2,
  rest_days: 3,
};
const mealKind = { name: 'Supper', position: 0, time: '18:30', color: 'teal', entry_type: 'dinner' };
const recurringMeal = {
  entry_type: 'dinner',
  title: '',
  text: '',
  servings: 2,
  weekdays: 'friday',
  every_weeks: 2,
  starts_on: '2026-01-02',
  ends_on: '2026-01-30',
  planned_until: '2026-03-01',
};
const templateEntry = { place: 0, day: 2, entry_type: 'dinner', title: '', text: '', servings: null };
const occurrence = { date: '2026-02-06', title: 'Pizza', occurs_on: '2026-02-06' };
const planRule = { day: 'monday', entry_type: 'dinner', query_filter_string: '' };
const webhook = {
  enabled: 0,
  name: 'Display',
  url: 'https://example.com/hook',
  webhook_type: 'mealplan',
  scheduled_time: '10:00:00',
  wall_time: null,
  time_zone: null,
  settled_until: begun,
  last_result: null,
};

function notifierRow(ids: KitchenIds): StoredRow {
  return {
    name: 'Phone',
    address: 'ntfy://example.com/kitchen',
    enabled: 0,
    options_id: otherId(ids, 34),
    last_sent_at: null,
    last_error: null,
  };
}

function dataExport(ids: KitchenIds): StoredRow {
  return {
    id: otherId(ids, 32),
    group_id: ids.group,
    name: 'recipes.zip',
    path: 'groups/recipes.zip',
    size: 12,
    created_at: begun,
    expires_at: later,
  };
}

function reportRows(ids: KitchenIds): StoredTable[] {
  const { group, report, owner } = ids;
  const told = { name: 'Bulk import', category: 'bulk_import', status: 'in-progress', expected_entries: 2 };
  const entry = { report_id: report, success: 1, message: 'Leek soup', exception: '', created_at: begun };
  const page = {
    report_id: report,
    position: 1,
    url: 'https://example.com/2',
    organizers: '{}',
    attempts: 0,
  };
  return [
    ['group_reports', [{ id: report, group_id: group, ...told, created_at: begun }]],
    ['report_entries', [{ id: otherId(ids, 40), ...entry, recipe_id: null }]],
    [
      'bulk_imports',
      [{ report_id: report, user_id: owner, credential: 'session', locale: 'en-US', turn: 1 }],
    ],
    [
      'pending_pages',
      [{ id: otherId(ids, 41), ...page, recipe_id: null, recipe_name: null, picture_url: null }],
    ],
    [
      'migrated_recipes',
      [
        {
          recipe_id: ids.recipe,
          household_id: ids.household,
          fingerprint: 'x',
          report_id: report,
          version: 1,
        },
      ],
    ],
  ];
}

/** Work that waits for a time long after the test. */
function queueRows(ids: KitchenIds): StoredTable[] {
  const { number, firstRow } = ids;
  const lane = `lane-${number}`;
  const message = { id: firstRow, lane, name: 'letter', receiver: 'Phone', payload: '{}', created_at: begun };
  return [
    [
      'jobs',
      [
        {
          id: otherId(ids, 42),
          name: `task-${number}`,
          payload: '{}',
          run_at: later,
          attempts: 0,
          leased_until: null,
          failed_at: null,
          last_error: null,
          created_at: begun,
        },
      ],
    ],
    ['job_runs', [{ name: `task-${number}`, started_at: begun, duration_ms: 5, error: null }]],
    ['deliveries', [{ ...message, run_at: later, attempts: 1 }]],
    ['given_up_deliveries', [{ ...message, given_up_at: begun, reason: 'unreachable' }]],
    ['delivery_lanes', [{ lane, holder: null, leased_until: null, failures: 1, paused_until: later }]],
    ['site_settings', [{ name: `note-${number}`, value: '"kept"' }]],
  ];
}
