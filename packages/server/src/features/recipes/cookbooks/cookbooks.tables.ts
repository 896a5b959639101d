/** A named filter over the recipes of a group; it belongs to a household. */
export interface CookbookRow {
  id: string;
  group_id: string;
  household_id: string;
  name: string;
  /** One of a kind in the group. */
  slug: string;
  description: string;
  /** Its position among the household's cookbooks. */
  position: number;
  /** 0 or 1: whether visitors see it. */
  public: number;
  /** In the `queryFilter` language; empty for all recipes. */
  query_filter_string: string;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    cookbooks: CookbookRow;
  }
}
