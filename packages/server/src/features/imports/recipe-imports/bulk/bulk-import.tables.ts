/** An import of many pages that is not over yet; it goes with its report. */
export interface BulkImportRow {
  report_id: string;
  /** The user who started it, who will own the recipes. */
  user_id: string;
  /** What the request came with, as JSON. */
  credential: string;
  locale: string;
  /** 0 or 1: whether ingredients become amount, unit and food where they are understood. */
  reads_ingredients: number;
  /** How many jobs have worked on it; the one of that number is the next. */
  turn: number;
}

/** A page that has no entry in the report yet. */
export interface PendingPageRow {
  id: string;
  report_id: string;
  position: number;
  url: string;
  /** Categories and tags as they were sent, as JSON. */
  organizers: string;
  /** How often it was begun. */
  attempts: number;
  /** The recipe that it has become; what is left is its entry in the report. */
  recipe_id: string | null;
  recipe_name: string | null;
  /** The picture that its recipe still lacks: set by servers that stored it after the recipe. */
  picture_url: string | null;
  /** How many of its ingredients were read, and were left as text; null where none were to be read. */
  ingredients_read: number | null;
  ingredients_left: number | null;
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    bulk_imports: BulkImportRow;
    pending_pages: PendingPageRow;
  }
}
