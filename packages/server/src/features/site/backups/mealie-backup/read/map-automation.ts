import type { MappedRows } from './mapped-rows.ts';
import { derivedId, type Homes } from './map-people.ts';
import { flagOf, optionalInstant, requiredId, type SourceTables, stampsOf, textOf } from './source-rows.ts';

/** Webhooks, notifiers, recipe actions and reports. */
export function mapAutomation(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const hook of source.rows('webhook_urls')) {
    const stamps = stampsOf(hook);
    rows.add('webhooks', {
      id: requiredId(hook['id']),
      group_id: requiredId(hook['group_id']),
      household_id: homes.householdOf(hook),
      enabled: flagOf(hook['enabled']),
      name: textOf(hook['name']),
      url: { open: textOf(hook['url']) },
      webhook_type: 'mealplan',
      scheduled_time: timeOf(textOf(hook['scheduled_time'])),
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
      household_id: homes.householdOf(action),
      action_type: textOf(action['action_type']),
      title: textOf(action['title']),
      url: textOf(action['url']),
      ...stampsOf(action),
    });
  mapReports(source, rows);
}

/** `18:30:00` with microseconds, as it is stored here. */
function timeOf(time: string): string {
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
      homes.householdOf(notifier),
    ];
    const [chosen = {}] = options.get(id) ?? [];
    rows.add('event_notifiers', {
      id,
      group_id,
      household_id,
      name: textOf(notifier['name']),
      address: { open: textOf(notifier['apprise_url']) },
      enabled: flagOf(notifier['enabled']),
      options_id: requiredId(chosen['id']) || derivedId(id, 'options'),
      last_sent_at: null,
      last_error: null,
      ...stampsOf(notifier),
    });
    for (const [event_type, isChosen] of Object.entries(chosen))
      if (!neverEvents.has(event_type) && flagOf(isChosen) === 1)
        rows.add('event_subscriptions', { group_id, event_type, household_id, notifier_id: id });
  }
}

function mapReports(source: SourceTables, rows: MappedRows): void {
  for (const report of source.rows('group_reports'))
    rows.add('group_reports', {
      id: requiredId(report['id']),
      group_id: requiredId(report['group_id']),
      name: textOf(report['name']),
      category: textOf(report['category']),
      status: textOf(report['status']),
      expected_entries: null,
      created_at: optionalInstant(report['timestamp']) ?? stampsOf(report).created_at,
    });
  for (const entry of source.rows('report_entries'))
    rows.add('report_entries', {
      id: requiredId(entry['id']),
      report_id: requiredId(entry['report_id']),
      success: flagOf(entry['success']),
      message: textOf(entry['message']),
      exception: textOf(entry['exception']),
      recipe_id: null,
      ingredients_read: null,
      ingredients_left: null,
      created_at: optionalInstant(entry['timestamp']) ?? stampsOf(entry).created_at,
    });
}
