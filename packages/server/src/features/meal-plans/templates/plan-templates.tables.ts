/** A menu that a household has saved. */
export interface PlanTemplateRow {
  id: string;
  household_id: string;
  name: string;
  days: number;
  created_at: string;
  updated_at: string;
}

/** An entry of a menu. */
export interface PlanTemplateEntryRow {
  template_id: string;
  /** In the order of the menu, from 0. */
  place: number;
  /** From 0. */
  day: number;
  entry_type: string;
  meal_kind_id: string | null;
  title: string;
  text: string;
  servings: number | null;
  recipe_id: string | null;
  /** Null once the recipe is deleted; the title then has its name. */
  recipe_row: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    plan_templates: PlanTemplateRow;
    plan_template_entries: PlanTemplateEntryRow;
  }
}
