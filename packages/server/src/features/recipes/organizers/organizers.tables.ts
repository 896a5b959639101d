/** A category, a tag or a tool: three tables of one shape. */
export interface OrganizerRow {
  id: string;
  group_id: string;
  name: string;
  /** For searching and ordering. */
  name_normalized: string;
  slug: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    categories: OrganizerRow;
    tags: OrganizerRow;
    tools: OrganizerRow;
  }
}
