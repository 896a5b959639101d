import table from './food-nutrients.json' with { type: 'json' };

/** The computed nutrients, by the names of the contract. Energy is in kcal, sodium and cholesterol in mg, all else in g. */
export const nutrients = [
  'calories',
  'fatContent',
  'saturatedFatContent',
  'unsaturatedFatContent',
  'carbohydrateContent',
  'sugarContent',
  'fiberContent',
  'proteinContent',
  'sodiumContent',
  'cholesterolContent',
] as const;

export type Nutrient = (typeof nutrients)[number];

/** Amounts of nutrients; null where the table does not know one. */
export type NutrientAmounts = Readonly<Record<Nutrient, number | null>>;

/** What 100 g of a food have. */
export interface FoodNutrients {
  readonly per100g: NutrientAmounts;
  /** Whether the table has no food of that name, and these are the values of the one most like it. */
  readonly isStandIn: boolean;
}

/** Where the values come from, in the words of the table. */
export const nutrientSource: string = table.source;

const standIn = '~ ';
const texts: ReadonlyMap<string, string> = new Map(Object.entries(table.foods));

/**
 * The nutrients of the food of a key (`all-purpose-flour`), raw and without what is thrown away, from the USDA National
 * Nutrient Database for Standard Reference (see `source` of the table). Null for a key that it does not have.
 */
export function foodNutrients(key: string): FoodNutrients | null {
  const text = texts.get(key);
  if (text === undefined) return null;
  const isStandIn = text.startsWith(standIn);
  return { per100g: splitAmounts(isStandIn ? text.slice(standIn.length) : text), isStandIn };
}

/** The keys of all foods whose nutrients are known. */
export function nutritiousFoods(): readonly string[] {
  return [...texts.keys()];
}

/** Amounts of all nutrients by a rule. */
export function nutrientAmounts(
  amountOf: (nutrient: Nutrient, index: number) => number | null,
): NutrientAmounts {
  return Object.fromEntries(
    nutrients.map((nutrient, index) => [nutrient, amountOf(nutrient, index)]),
  ) as Record<Nutrient, number | null>;
}

function splitAmounts(text: string): NutrientAmounts {
  const values = text.split(' ').map((value) => (value === '-' ? null : Number(value)));
  return nutrientAmounts((_, index) => values[index] ?? null);
}
