import { chosenTypes } from '@hearth/domain/notifications/events';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  flagOf,
  type HearthRows,
  idOf,
  instantOf,
  mapped,
  type MealieRow,
  type MealieTable,
  numberOf,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Cookbooks, plans, webhooks, notifiers, actions and reports. */
export const householdTables: Readonly<Record<string, MealieTable>> = {
  cookbooks: mapped('cookbooks', (book) => ({
    ...owned(book),
    position: numberOf(book['position']),
    name: textOf(book['name']),
    slug: textOf(book['slug']),
    description: textOf(book['description']),
    public: flagOf(book['public']),
    require_all_categories: true,
    require_all_tags: true,
    require_all_tools: true,
    query_filter_string: textOf(book['query_filter_string']),
  })),
  group_meal_plans: async function* (rows) {
    const groupOf = await rows.index('users', 'id', (user) => idOf(user['group_id']));
    for await (const entry of rows.of('meal_plan_entries'))
      yield {
        ...stampsOf(entry),
        id: numberOf(entry['id']),
        date: textOf(entry['date']),
        entry_type: textOf(entry['entry_type']),
        title: textOf(entry['title']),
        text: textOf(entry['text']),
        group_id: groupOf.get(textOf(entry['user_id'])) ?? null,
        recipe_id: entry['recipe_row'] === null ? null : idOf(entry['recipe_id']),
        user_id: idOf(entry['user_id']),
      };
  },
  group_meal_plan_rules: mapped('meal_plan_rules', (rule) => ({
    ...owned(rule),
    day: textOf(rule['day']),
    entry_type: textOf(rule['entry_type']),
    query_filter_string: textOf(rule['query_filter_string']),
  })),
  webhook_urls: mapped('webhooks', (hook) => ({
    ...owned(hook),
    enabled: flagOf(hook['enabled']),
    name: textOf(hook['name']),
    url: textOf(hook['url']),
    time: '00:00',
    webhook_type: textOf(hook['webhook_type']),
    scheduled_time: textOf(hook['scheduled_time']).slice(0, 8),
  })),
  recipe_actions: mapped('recipe_actions', (action) => ({
    ...owned(action),
    action_type: textOf(action['action_type']),
    title: textOf(action['title']),
    url: textOf(action['url']),
  })),
  group_events_notifiers: mapped('event_notifiers', (notifier) => ({
    ...owned(notifier),
    name: textOf(notifier['name']),
    enabled: flagOf(notifier['enabled']),
    apprise_url: textOf(notifier['address']),
  })),
  group_events_notifier_options: notifierOptions,
  group_reports: mapped('group_reports', (report) => ({
    ...stampsOf(report),
    id: idOf(report['id']),
    name: textOf(report['name']),
    status: textOf(report['status']),
    category: textOf(report['category']),
    timestamp: instantOf(report['created_at']),
    group_id: idOf(report['group_id']),
  })),
  report_entries: mapped('report_entries', (entry) => ({
    ...stampsOf(entry),
    id: idOf(entry['id']),
    success: flagOf(entry['success']),
    message: textOf(entry['message']),
    exception: textOf(entry['exception']),
    timestamp: instantOf(entry['created_at']),
    report_id: idOf(entry['report_id']),
  })),
};

function owned(row: DumpedRow) {
  return {
    ...stampsOf(row),
    id: idOf(row['id']),
    group_id: idOf(row['group_id']),
    household_id: idOf(row['household_id']),
  };
}

async function* notifierOptions(rows: HearthRows): AsyncGenerator<MealieRow> {
  const chosen = new Set<string>();
  for await (const one of rows.of('event_subscriptions'))
    chosen.add(`${textOf(one['notifier_id'])} ${textOf(one['event_type'])}`);
  for await (const notifier of rows.of('event_notifiers')) {
    const id = textOf(notifier['id']);
    const options = chosenTypes.map((event) => [event, chosen.has(`${id} ${event}`)] as const);
    yield {
      ...stampsOf(notifier),
      id: idOf(notifier['options_id']),
      event_notifier_id: idOf(id),
      ...Object.fromEntries(options),
    };
  }
}
