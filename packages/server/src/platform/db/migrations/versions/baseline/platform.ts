import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../columns.ts';

/** Work, messages to other programs, revisions and settings. */
export function platformTables({ integer, rowNumber, text }: ColumnTypes): readonly RawBuilder<unknown>[] {
  return [
    sql`create table jobs (
      id ${text} primary key,
      name ${text} not null,
      payload ${text} not null,
      run_at ${text} not null,
      attempts ${integer} not null,
      leased_until ${text},
      failed_at ${text},
      last_error ${text},
      created_at ${text} not null
    )`,
    sql`create index jobs_due on jobs (failed_at, run_at)`,
    sql`create table library_revisions (
      group_id ${text} primary key references groups (id) on delete cascade,
      revision ${integer} not null
    )`,
    sql`create table site_settings (
      name ${text} primary key,
      value ${text} not null
    )`,
    sql`create table deliveries (
      id ${rowNumber},
      lane ${text} not null,
      name ${text} not null,
      payload ${text} not null,
      run_at ${text} not null,
      attempts ${integer} not null,
      created_at ${text} not null,
      receiver ${text} default '' not null
    )`,
    sql`create index deliveries_due on deliveries (run_at, lane)`,
    sql`create index deliveries_lane on deliveries (lane, id)`,
    sql`create table delivery_lanes (
      lane ${text} primary key,
      holder ${text},
      leased_until ${text},
      failures ${integer} not null,
      paused_until ${text}
    )`,
    sql`create table job_runs (
      name ${text} primary key,
      started_at ${text} not null,
      duration_ms ${integer} not null,
      error ${text}
    )`,
    sql`create table given_up_deliveries (
      id ${rowNumber},
      lane ${text} not null,
      name ${text} not null,
      receiver ${text} not null,
      payload ${text} not null,
      created_at ${text} not null,
      given_up_at ${text} not null,
      reason ${text} not null
    )`,
    sql`create index given_up_deliveries_given_up_at on given_up_deliveries (given_up_at, id)`,
  ];
}
