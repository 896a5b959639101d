import type { Generated } from 'kysely';

/** A job that waits for its turn or is being worked on. */
export interface JobRow {
  id: string;
  name: string;
  /** JSON text. */
  payload: string;
  /** When it may start, stored instant. */
  run_at: string;
  attempts: number;
  /** A worker holds the job until then; null when nobody does. */
  leased_until: string | null;
  /** Set once the job has failed for good. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
}

/** How work of the schedule went the last time. */
export interface JobRunRow {
  name: string;
  /** Stored instant. */
  started_at: string;
  duration_ms: number;
  /** Null when it went well. */
  error: string | null;
}

/** A message to another program. */
interface MessageRow {
  /** In the order in which they were written. */
  id: RowNumber;
  /** Of one lane one message is on its way at a time. */
  lane: string;
  /** Which handler delivers it. */
  name: string;
  /** Who receives it, for people; never an address, which can hold a password. */
  receiver: string;
  /** JSON text. */
  payload: string;
  created_at: string;
}

/** A message that is on its way. */
export interface DeliveryRow extends MessageRow {
  /** When it may be tried next, stored instant. */
  run_at: string;
  attempts: number;
}

/** A message that never arrived and is not tried any more, until an administrator has it tried again. */
export interface DeadLetterRow extends MessageRow {
  given_up_at: string;
  /** What the last try ended with. */
  reason: string;
}

/** A lane that somebody holds, or that rests because its receiver did not answer; other lanes have no row. */
export interface DeliveryLaneRow {
  lane: string;
  /** The worker that holds it; null when none does. */
  holder: string | null;
  leased_until: string | null;
  /** Failures of the receiver in a row. */
  failures: number;
  paused_until: string | null;
}

/** A number that grows with each change to what recipe lists of a group can show. */
export interface LibraryRevisionRow {
  group_id: string;
  revision: number;
}

/** One setting of the whole server; `value` is JSON text. */
export interface SiteSettingRow {
  name: string;
  value: string;
}

/**
 * Every table of the database. The platform declares its own; each feature adds the tables it owns by declaration
 * merging in its `<feature>.tables.ts`.
 */
export interface Tables {
  jobs: JobRow;
  job_runs: JobRunRow;
  deliveries: DeliveryRow;
  given_up_deliveries: DeadLetterRow;
  delivery_lanes: DeliveryLaneRow;
  library_revisions: LibraryRevisionRow;
  site_settings: SiteSettingRow;
}

/** A row number given by the database; stable for the life of the row. */
export type RowNumber = Generated<number>;
