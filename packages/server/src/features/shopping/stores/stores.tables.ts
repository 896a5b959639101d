import type { RowNumber } from '../../../platform/db/tables.ts';

/** A store where a household shops. */
export interface StoreRow {
  id: string;
  household_id: string;
  name: string;
  /** The name as names are compared, unique in the household. */
  folded_name: string;
  /** Its place among the stores of the household. */
  position: number;
  created_at: string;
  updated_at: string;
}

/** A food that a store sells. */
interface StoreFoodRow {
  store_id: string;
  food_id: string;
}

/** The place of a label in a store, where they were ordered by hand. */
interface StoreLabelRow {
  store_id: string;
  label_id: string;
  position: number;
}

/** A tick of an item in a store, from which its order is learned. */
export interface StoreTickRow {
  row: RowNumber;
  store_id: string;
  item_id: string;
  /** Key of the item: see `buildThingKey` of the domain. */
  thing: string;
  /** The label that the item itself had; that of its food is looked up. */
  label_id: string | null;
  device_id: string;
  ticked_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    stores: StoreRow;
    store_foods: StoreFoodRow;
    store_labels: StoreLabelRow;
    store_ticks: StoreTickRow;
  }
}
