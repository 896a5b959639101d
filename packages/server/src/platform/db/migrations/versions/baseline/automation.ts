import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Notifiers and webhooks. */
export function automationTables({ flag, text }: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table event_notifiers (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      name ${text} not null,
      address ${text} not null,
      enabled ${flag} not null,
      options_id ${text} not null,
      last_sent_at ${text},
      last_error ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index event_notifiers_household_id on event_notifiers (household_id)`,
    sql`create index event_notifiers_group_id on event_notifiers (group_id)`,
    sql`create table event_subscriptions (
      group_id ${text} not null references groups (id) on delete cascade,
      event_type ${text} not null,
      household_id ${text} not null references households (id) on delete cascade,
      notifier_id ${text} not null references event_notifiers (id) on delete cascade,
      constraint event_subscriptions_key primary key (group_id, event_type, household_id, notifier_id)
    )`,
    sql`create index event_subscriptions_household_id on event_subscriptions (household_id)`,
    sql`create index event_subscriptions_notifier_id on event_subscriptions (notifier_id)`,
    sql`create table webhooks (
      id ${text} primary key,
      group_id ${text} not null references groups (id) on delete cascade,
      household_id ${text} not null references households (id) on delete cascade,
      enabled ${flag} not null,
      name ${text} not null,
      url ${text} not null,
      webhook_type ${text} not null,
      scheduled_time ${text} not null,
      settled_until ${text} not null,
      last_result ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    sql`create index webhooks_household on webhooks (household_id)`,
    sql`create index webhooks_group on webhooks (group_id)`,
    sql`create index webhooks_due on webhooks (enabled, settled_until)`,
  ];
}
