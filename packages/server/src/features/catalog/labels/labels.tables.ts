/** What sorts foods into the aisles of a shop. */
export interface LabelRow {
  id: string;
  group_id: string;
  name: string;
  /** `#rrggbb` or `#rgb`. */
  color: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    labels: LabelRow;
  }
}
