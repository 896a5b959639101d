/** A kind of meal that a household has named. */
export interface MealKindRow {
  id: string;
  household_id: string;
  name: string;
  /** Its place among the kinds of the household. */
  position: number;
  /** `HH:MM`. */
  time: string | null;
  color: string;
  /** The meal that it stands for. */
  entry_type: string;
  created_at: string;
  updated_at: string;
}

/** Someone who usually eats a kind of meal. */
interface MealKindEaterRow {
  kind_id: string;
  user_id: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    household_meal_kinds: MealKindRow;
    household_meal_kind_eaters: MealKindEaterRow;
  }
}
