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
  library_revisions: LibraryRevisionRow;
  site_settings: SiteSettingRow;
}

/** A row number given by the database; stable for the life of the row. */
export type RowNumber = Generated<number>;
