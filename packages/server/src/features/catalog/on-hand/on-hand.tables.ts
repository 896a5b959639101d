/** A household has the tool in its kitchen. */
export interface ToolOnHandRow {
  tool_id: string;
  household_id: string;
}

/** A household has the food in its kitchen. */
export interface FoodOnHandRow {
  food_id: string;
  household_id: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    tools_on_hand: ToolOnHandRow;
    foods_on_hand: FoodOnHandRow;
  }
}
