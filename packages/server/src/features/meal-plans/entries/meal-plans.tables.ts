import type { RowNumber } from '../../../platform/db/tables.ts';

/** A planned meal or note of a day. It belongs to the household of its author. */
export interface MealPlanEntryRow {
  id: RowNumber;
  /** No other entry's anywhere, for calendars. */
  uid: string;
  user_id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Its place among the entries of the household on that day. */
  position: number;
  entry_type: string;
  title: string;
  text: string;
  servings: number | null;
  /** As the client sent it, whether there is such a recipe or not. */
  recipe_id: string | null;
  /** The recipe of the group that it names; null when there is none. */
  recipe_row: number | null;
  /** The kind of meal of the household, which says the type; null for none. */
  meal_kind_id: string | null;
  /** What it is an occurrence of, and the day for which it was planned: it may have moved since. */
  recurring_meal_id: string | null;
  occurs_on: string | null;
  created_at: string;
  updated_at: string;
}

/** What chance may plan, and when; it belongs to a household. */
export interface MealPlanRuleRow {
  id: string;
  group_id: string;
  household_id: string;
  /** A weekday, or `unset`. */
  day: string;
  /** A meal, or `unset`. */
  entry_type: string;
  /** In the `queryFilter` language; empty for all recipes. */
  query_filter_string: string;
  created_at: string;
  updated_at: string;
}

/** A category or a tag that recipes of a rule carry, or a household that they are of. */
interface MealPlanRuleLinkRow {
  rule_id: string;
  linked_id: string;
}

/** The address of a user's plan for calendar programs. */
export interface MealPlanFeedRow {
  user_id: string;
  /** A keyed hash of what the address ends in, by which it is found. */
  token: string;
  /** What the address ends in, sealed: it opens nothing but the plan to be read, and its owner sees it again. */
  sealed_token: string;
  created_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    meal_plan_entries: MealPlanEntryRow;
    meal_plan_rules: MealPlanRuleRow;
    meal_plan_rules_to_categories: MealPlanRuleLinkRow;
    meal_plan_rules_to_tags: MealPlanRuleLinkRow;
    meal_plan_rules_to_households: MealPlanRuleLinkRow;
    meal_plan_feeds: MealPlanFeedRow;
  }
}
