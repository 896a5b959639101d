/** The names of a unit or a food. Empty texts count as missing. */
export interface CatalogNames {
  readonly name: string;
  readonly pluralName?: string | null | undefined;
  readonly abbreviation?: string | null | undefined;
  readonly pluralAbbreviation?: string | null | undefined;
  readonly useAbbreviation?: boolean | undefined;
  /** Whether amounts of a unit are shown as fractions. */
  readonly fraction?: boolean | undefined;
  readonly aliases?: readonly { readonly name: string }[] | undefined;
}

/** The fields of an ingredient that its line is made of. */
export interface LineIngredient {
  /** Its id in the recipe. */
  readonly referenceId?: string | undefined;
  readonly quantity?: number | null | undefined;
  readonly unit?: CatalogNames | null | undefined;
  readonly food?: CatalogNames | null | undefined;
  readonly note?: string | null | undefined;
  readonly originalText?: string | null | undefined;
  readonly disableAmount?: boolean | undefined;
}
