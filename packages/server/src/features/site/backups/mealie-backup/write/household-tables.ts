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

/** Cookbooks, plans, webhooks, notifiers, actions and reports. */
export const householdTables: Readonly<Record<string, MealieTable>> = {
  cookbooks: mapped('cookbooks', (book) => ({
    ...owned(book),
    position: readNumber(book['position']),
    name: readText(book['name']),
    slug: readText(book['slug']),
    description: readText(book['description']),
    public: readFlag(book['public']),
    require_all_categories: true,
    require_all_tags: true,
    require_all_tools: true,
    query_filter_string: readText(book['query_filter_string']),
  })),
  group_meal_plans: async function* (rows) {
    const groupOf = await rows.index('users', 'id', (user) => readId(user['group_id']));
    for await (const entry of rows.of('meal_plan_entries'))
      yield {
        ...readStamps(entry),
        id: readNumber(entry['id']),
        date: readText(entry['date']),
        entry_type: readText(entry['entry_type']),
        title: readText(entry['title']),
        text: readText(entry['text']),
        group_id: groupOf.get(readText(entry['user_id'])) ?? null,
        recipe_id: entry['recipe_row'] === null ? null : readId(entry['recipe_id']),
        user_id: readId(entry['user_id']),
      };
  },
  group_meal_plan_rules: mapped('meal_plan_rules', (rule) => ({
    ...owned(rule),
    day: readText(rule['day']),
    entry_type: readText(rule['entry_type']),
    query_filter_string: readText(rule['query_filter_string']),
  })),
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
