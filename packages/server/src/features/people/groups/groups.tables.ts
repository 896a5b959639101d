export interface GroupRow {
  id: string;
  name: string;
  slug: string;
  created_at: string;
  updated_at: string;
}

export interface GroupPreferencesRow {
  id: string;
  group_id: string;
  private_group: number;
  show_announcements: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    groups: GroupRow;
    group_preferences: GroupPreferencesRow;
  }
}
