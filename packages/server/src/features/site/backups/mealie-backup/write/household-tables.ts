import { chosenTypes } from '@hearth/domain/notifications/events';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  readFlag,
  type HearthRows,
  readId,
  readInstant,
  mapped,
  type MealieRow,
  type MealieTable,
  readNumber,
  readStamps,
  readText,
} from './hearth-rows.ts';
import { readRecipeNumbers, type TranslatedFilter, translateFilter } from './translate-filter.ts';

/** Cookbooks, plans, webhooks, notifiers, actions and reports. */
export const householdTables: Readonly<Record<string, MealieTable>> = {
  cookbooks: async function* (rows) {
    for await (const { row: book, filter } of withFilters(rows, 'cookbooks'))
      yield {
        ...owned(book),
        position: readNumber(book['position']),
        name: readText(book['name']),
        slug: readText(book['slug']),
        description: readText(book['description']),
        public: readFlag(book['public']),
        require_all_categories: true,
        require_all_tags: true,
        require_all_tools: true,
        query_filter_string: filter.text,
      };
  },
  group_meal_plans: async function* (rows) {
    const groupOf = await rows.index('users', 'id', (user) => readId(user['group_id']));
    for await (const entry of rows.of('meal_plan_entries'))
      yield {
        ...readStamps(entry),
        id: readNumber(entry['id']),
        date: readText(entry['date']),
        ...writeMeal(entry),
        text: readText(entry['text']),
        group_id: groupOf.get(readText(entry['user_id'])) ?? null,
        recipe_id: entry['recipe_row'] === null ? null : readId(entry['recipe_id']),
        user_id: readId(entry['user_id']),
      };
  },
  group_meal_plan_rules: async function* (rows) {
    for await (const { row: rule, filter } of withFilters(rows, 'meal_plan_rules'))
      yield {
        ...owned(rule),
        day: readText(rule['day']),
        entry_type: isMealThere(rule) ? readText(rule['entry_type']) : otherMeal,
        query_filter_string: filter.text,
      };
  },
  webhook_urls: mapped('webhooks', (hook) => ({
    ...owned(hook),
    enabled: readFlag(hook['enabled']),
    name: readText(hook['name']),
    url: readText(hook['url']),
    time: '00:00',
    webhook_type: readText(hook['webhook_type']),
    scheduled_time: readText(hook['scheduled_time']).slice(0, 8),
  })),
  recipe_actions: mapped('recipe_actions', (action) => ({
    ...owned(action),
    action_type: readText(action['action_type']),
    title: readText(action['title']),
    url: readText(action['url']),
  })),
  group_events_notifiers: mapped('event_notifiers', (notifier) => ({
    ...owned(notifier),
    name: readText(notifier['name']),
    enabled: readFlag(notifier['enabled']),
    apprise_url: readText(notifier['address']),
  })),
  group_events_notifier_options: notifierOptions,
  group_reports: mapped('group_reports', (report) => ({
    ...readStamps(report),
    id: readId(report['id']),
    name: readText(report['name']),
    status: readText(report['status']),
    category: readText(report['category']),
    timestamp: readInstant(report['created_at']),
    group_id: readId(report['group_id']),
  })),
  report_entries: mapped('report_entries', (entry) => ({
    ...readStamps(entry),
    id: readId(entry['id']),
    success: readFlag(entry['success']),
    message: readText(entry['message']),
    exception: readText(entry['exception']),
    timestamp: readInstant(entry['created_at']),
    report_id: readId(entry['report_id']),
  })),
};

/** The kinds of meals that Mealie 2.1 knows; with any other its planner shows nothing. */
const mealsThere = new Set(['breakfast', 'lunch', 'dinner', 'side', 'unset']);
const otherMeal = 'side';

function isMealThere(row: DumpedRow): boolean {
  return mealsThere.has(readText(row['entry_type']));
}

/** A snack, a drink or a dessert is a side there, and its title says what it is. */
function writeMeal(entry: DumpedRow): { entry_type: string; title: string } {
  const [entry_type, title] = [readText(entry['entry_type']), readText(entry['title'])];
  if (isMealThere(entry)) return { entry_type, title };
  const name = entry_type.charAt(0).toUpperCase() + entry_type.slice(1);
  return { entry_type: otherMeal, title: title === '' ? name : title };
}

/** The rows of a table with their filters as Mealie reads them. */
async function* withFilters(
  rows: HearthRows,
  table: 'cookbooks' | 'meal_plan_rules',
): AsyncGenerator<{ row: DumpedRow; filter: TranslatedFilter }> {
  const recipes = await readRecipeNumbers(rows);
  for await (const row of rows.of(table)) {
    const place = { recipes, groupId: readText(row['group_id']), now: rows.now };
    yield { row, filter: translateFilter(readText(row['query_filter_string']), place) };
  }
}

/** What goes over otherwise than it is here: kinds of meals that are sides there, and filters that no longer follow. */
export async function countChanged(rows: HearthRows): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  for (const table of ['meal_plan_entries', 'meal_plan_rules'] as const)
    for await (const row of rows.of(table)) if (!isMealThere(row)) add(`${table}.entry_type`);
  for await (const line of rows.of('recipe_ingredients'))
    if (line['referenced_recipe_id'] !== null) add('recipe_ingredients.referenced_recipe_id');
  for (const table of ['cookbooks', 'meal_plan_rules'] as const)
    for await (const { filter } of withFilters(rows, table))
      if (filter.isFrozen) add(`${table}.query_filter_string`);
  return counts;
}

function owned(row: DumpedRow) {
  return {
    ...readStamps(row),
    id: readId(row['id']),
    group_id: readId(row['group_id']),
    household_id: readId(row['household_id']),
  };
}

async function* notifierOptions(rows: HearthRows): AsyncGenerator<MealieRow> {
  const chosen = new Set<string>();
  for await (const one of rows.of('event_subscriptions'))
    chosen.add(`${readText(one['notifier_id'])} ${readText(one['event_type'])}`);
  for await (const notifier of rows.of('event_notifiers')) {
    const id = readText(notifier['id']);
    const options = chosenTypes.map((event) => [event, chosen.has(`${id} ${event}`)] as const);
    yield {
      ...readStamps(notifier),
      id: readId(notifier['options_id']),
      event_notifier_id: readId(id),
      ...Object.fromEntries(options),
    };
  }
}
