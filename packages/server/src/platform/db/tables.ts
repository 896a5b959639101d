import type { Generated, Selectable } from 'kysely';

/** A waiting, running or failed job. */
export interface JobRow {
  id: string;
  name: string;
  /** JSON text. */
  payload: string;
  /** The earliest start, as a stored instant. */
  run_at: string;
  attempts: number;
  /** When the worker's lease expires; null if the job is not leased. */
  leased_until: string | null;
  /** Set when the job has failed for good. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
}

/** The last run of a scheduled job. */
export interface JobRunRow {
  name: string;
  /** Stored instant. */
  started_at: string;
  duration_ms: number;
  /** Null after a successful run. */
  error: string | null;
}

/** A message to another program. */
interface MessageRow {
  /** In order of insertion. */
  id: RowNumber;
  /** A lane sends one message at a time. */
  lane: string;
  /** Selects the handler. */
  name: string;
  /** The receiver's display name; never an address, which can contain a password. */
  receiver: string;
  /** JSON text. */
  payload: string;
  created_at: string;
}

/** A message that waits for delivery. */
export interface DeliveryRow extends MessageRow {
  /** When it may be sent next, as a stored instant. */
  run_at: string;
  attempts: number;
}

/** A message that was not delivered and is retried only at an administrator's request. */
export interface DeadLetterRow extends MessageRow {
  given_up_at: string;
  /** The error of the last attempt. */
  reason: string;
}

/** A lane that is leased, or paused because its receiver did not answer; other lanes have no row. */
export interface DeliveryLaneRow {
  lane: string;
  /** The worker that holds the lease; null if none does. */
  holder: string | null;
  leased_until: string | null;
  /** Consecutive failures of the receiver. */
  failures: number;
  paused_until: string | null;
}

/** Increases with every change to what recipe lists of a group can show. */
export interface LibraryRevisionRow {
  group_id: string;
  revision: number;
}

/** A setting of the whole server; `value` is JSON text. */
export interface SiteSettingRow {
  name: string;
  value: string;
}

/** What a request with an idempotency key has created. */
interface IdempotencyKeyRow {
  user_id: string;
  /** The name of the operation and the key that the client sent. */
  key: string;
  /** Empty until the thing is created, within the same transaction. */
  created_id: string;
  taken_at: string;
}

/**
 * Every table of the database. The platform declares its tables here; each feature adds those it owns by
 * declaration merging in its `<feature>.tables.ts`.
 */
export interface Tables {
  idempotency_keys: IdempotencyKeyRow;
  jobs: JobRow;
  job_runs: JobRunRow;
  deliveries: DeliveryRow;
  given_up_deliveries: DeadLetterRow;
  delivery_lanes: DeliveryLaneRow;
  library_revisions: LibraryRevisionRow;
  site_settings: SiteSettingRow;
}

/** A row number assigned by the database; it never changes. */
export type RowNumber = Generated<number>;

/** A row of a table with every column, as the database returns it. */
export type WholeRow<Table extends keyof Tables> = Selectable<Tables[Table]>;
