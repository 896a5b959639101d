import type { CorrectionKind } from '@hearth/ingredients/corrections';

/** Something that a group has taught the readers of ingredient lines; it goes with the food or unit that it names. */
export interface IngredientCorrectionRow {
  id: string;
  group_id: string;
  kind: CorrectionKind;
  /** As it was written. */
  text: string;
  /** In the form in which texts are compared. */
  text_key: string;
  food_id: string | null;
  unit_id: string | null;
  note: string;
  /** Of a whole line, its quantity where that is not the amount that it begins with. */
  quantity: number | null;
  created_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    ingredient_corrections: IngredientCorrectionRow;
  }
}
