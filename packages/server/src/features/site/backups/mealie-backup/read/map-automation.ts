import type { MappedRows } from './mapped-rows.ts';
import { derivedId, type Homes } from './map-people.ts';
import {
  readFlag,
  optionalInstant,
  requiredId,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

/** Webhooks, notifiers, recipe actions and reports. */
export function mapAutomation(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const hook of source.rows('webhook_urls')) {
    const stamps = readStamps(hook);
    rows.add('webhooks', {
      id: requiredId(hook['id']),
      group_id: requiredId(hook['group_id']),
      household_id: homes.findHousehold(hook),
      enabled: readFlag(hook['enabled']),
      name: readText(hook['name']),
      url: { open: readText(hook['url']) },
      webhook_type: 'mealplan',
      scheduled_time: readTime(readText(hook['scheduled_time'])),
      wall_time: null,
      time_zone: null,
      settled_until: stamps.updated_at,
      last_result: null,
      ...stamps,
    });
  }
  mapNotifiers(source, rows, homes);
  for (const action of source.rows('recipe_actions'))
    rows.add('recipe_actions', {
      id: requiredId(action['id']),
      group_id: requiredId(action['group_id']),
      household_id: homes.findHousehold(action),
      action_type: readText(action['action_type']),
      title: readText(action['title']),
      url: readText(action['url']),
      ...readStamps(action),
    });
  mapReports(source, rows);
}

/** `18:30:00` with microseconds, as it is stored here. */
function readTime(time: string): string {
  const [clock = '00:00:00', fraction = ''] = time.split('.');
  return `${clock.padEnd(8, ':00')}.${fraction.padEnd(6, '0').slice(0, 6)}`;
}

const neverEvents = new Set(['id', 'event_notifier_id', 'created_at', 'update_at', 'updated_at']);

function mapNotifiers(source: SourceTables, rows: MappedRows, homes: Homes): void {
  const options = source.by('group_events_notifier_options', 'event_notifier_id');
  for (const notifier of source.rows('group_events_notifiers')) {
    const [id, group_id, household_id] = [
      requiredId(notifier['id']),
      requiredId(notifier['group_id']),
      homes.findHousehold(notifier),
    ];
    const [chosen = {}] = options.get(id) ?? [];
    rows.add('event_notifiers', {
      id,
      group_id,
      household_id,
      name: readText(notifier['name']),
      address: { open: readText(notifier['apprise_url']) },
      enabled: readFlag(notifier['enabled']),
      options_id: requiredId(chosen['id']) || derivedId(id, 'options'),
      last_sent_at: null,
      last_error: null,
      ...readStamps(notifier),
    });
    for (const [event_type, isChosen] of Object.entries(chosen))
      if (!neverEvents.has(event_type) && readFlag(isChosen) === 1)
        rows.add('event_subscriptions', { group_id, event_type, household_id, notifier_id: id });
  }
}

function mapReports(source: SourceTables, rows: MappedRows): void {
  for (const report of source.rows('group_reports'))
    rows.add('group_reports', {
      id: requiredId(report['id']),
      group_id: requiredId(report['group_id']),
      name: readText(report['name']),
      category: readText(report['category']),
      status: readText(report['status']),
      expected_entries: null,
      created_at: optionalInstant(report['timestamp']) ?? readStamps(report).created_at,
    });
  for (const entry of source.rows('report_entries'))
    rows.add('report_entries', {
      id: requiredId(entry['id']),
      report_id: requiredId(entry['report_id']),
      success: readFlag(entry['success']),
      message: readText(entry['message']),
      exception: readText(entry['exception']),
      recipe_id: null,
      ingredients_read: null,
      ingredients_left: null,
      extras_kept: null,
      created_at: optionalInstant(entry['timestamp']) ?? readStamps(entry).created_at,
    });
}
