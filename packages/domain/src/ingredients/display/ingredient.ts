/** The names of a unit. Empty texts count as missing. */
export interface DisplayedUnit {
  name: string;
  pluralName?: string | null | undefined;
  abbreviation?: string | null | undefined;
  pluralAbbreviation?: string | null | undefined;
  useAbbreviation: boolean;
  /** Whether amounts show as fractions. */
  fraction: boolean;
}

/** The names of a food. */
export interface DisplayedFood {
  name: string;
  pluralName?: string | null | undefined;
}

/** The fields of an ingredient that its text is made of. */
export interface DisplayedIngredient {
  /** Its id in the recipe. */
  referenceId?: string | undefined;
  quantity?: number | null | undefined;
  unit?: DisplayedUnit | null | undefined;
  food?: DisplayedFood | null | undefined;
  /** A recipe as an ingredient, which stands in the place of a food. */
  referencedRecipe?: DisplayedFood | null | undefined;
  note?: string | null | undefined;
}

/** Whether the recipe shows free text (true) or amounts, units and foods. */
export interface DisplayOptions {
  disableAmount: boolean;
}
