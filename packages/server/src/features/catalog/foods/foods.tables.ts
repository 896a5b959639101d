import type { CatalogEntryKind } from '@hearth/contract';

/** What foods and units have in common. Instants are stored text, flags are 0 or 1. */
export interface CatalogEntryRow {
  id: string;
  group_id: string;
  name: string;
  plural_name: string | null;
  description: string;
  /** The normalised names, a line each, the name itself first: for ordering, and for searches in Latin letters. */
  search_text: string;
  created_at: string;
  updated_at: string;
}

export interface FoodRow extends CatalogEntryRow {
  label_id: string | null;
}

export interface UnitRow extends CatalogEntryRow {
  abbreviation: string;
  plural_abbreviation: string | null;
  use_abbreviation: number;
  fraction: number;
  /** What one of it is in `standard_unit`, as the contract names it; null where it says nothing. */
  standard_quantity: number | null;
  standard_unit: string | null;
}

/** Another name by which a food or a unit is recognised. */
export interface CatalogAliasRow {
  word_id: string;
  position: number;
  name: string;
}

/** A food or unit that is gone: clients that have not heard of it still send its id. */
export interface FormerEntryRow {
  id: string;
  group_id: string;
  kind: CatalogEntryKind;
  /** What lines called one of it, and many. */
  one: string;
  many: string;
  /** As in {@link CatalogEntryRow}. */
  search_text: string;
  /** What it was merged into; one of the two, or none. */
  food_id: string | null;
  unit_id: string | null;
  ended_at: string;
}

export interface FoodExtraRow {
  food_id: string;
  key: string;
  value: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    foods: FoodRow;
    units: UnitRow;
    food_aliases: CatalogAliasRow;
    unit_aliases: CatalogAliasRow;
    food_extras: FoodExtraRow;
    former_entries: FormerEntryRow;
  }
}
