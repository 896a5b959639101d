/** The names of a unit or a food. Empty texts count as missing. */
export interface CatalogNames {
  readonly name: string;
  readonly pluralName?: string | null | undefined;
  readonly abbreviation?: string | null | undefined;
  readonly pluralAbbreviation?: string | null | undefined;
  readonly useAbbreviation?: boolean | undefined;
  /** Whether amounts of a unit are shown as fractions. */
  readonly fraction?: boolean | undefined;
  /** What one of a unit is in a standard one, as the contract names it. */
  readonly standardQuantity?: number | null | undefined;
  readonly standardUnit?: string | null | undefined;
  readonly aliases?: readonly { readonly name: string }[] | undefined;
}

/** The fields of an ingredient that its line is made of. */
export interface LineIngredient {
  /** Its id in the recipe. */
  readonly referenceId?: string | undefined;
  readonly quantity?: number | null | undefined;
  readonly unit?: CatalogNames | null | undefined;
  readonly food?: CatalogNames | null | undefined;
  /** A recipe as an ingredient, which stands in the place of a food. */
  readonly referencedRecipe?: Pick<CatalogNames, 'name'> | null | undefined;
  readonly note?: string | null | undefined;
  readonly originalText?: string | null | undefined;
  readonly disableAmount?: boolean | undefined;
}

/** What the amount of an ingredient is of: a recipe or a food; null for a line of text. */
export function getMeasured({
  food,
  referencedRecipe,
}: Pick<LineIngredient, 'food' | 'referencedRecipe'>): CatalogNames | null {
  return referencedRecipe ?? food ?? null;
}

/** All names of a unit or a food, as they are written, without empty ones. */
export function listNames({
  name,
  pluralName,
  abbreviation,
  pluralAbbreviation,
  aliases = [],
}: CatalogNames): string[] {
  const all = [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)];
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}
