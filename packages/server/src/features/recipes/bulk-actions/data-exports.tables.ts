/** An archive of a group's recipes, kept for a day. */
export interface DataExportRow {
  id: string;
  group_id: string;
  name: string;
  /** Key of the file in the store. */
  path: string;
  /** Bytes. */
  size: number;
  created_at: string;
  expires_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    group_data_exports: DataExportRow;
  }
}
