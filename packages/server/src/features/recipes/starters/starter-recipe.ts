/** Amounts of one measuring system each, as a cook of that system would write them: `250 gram`, `2 cup`, `1`. */
interface Amounts {
  readonly metric: string;
  readonly us: string;
}

/** What of a starter recipe is the same in every language. Names of foods and units are keys of the seed lists. */
export interface StarterRecipe {
  /** The same in every language; also the name of its picture. */
  readonly key: string;
  readonly servings: number;
  /** Minutes before something is on the heat, and on it. */
  readonly prep: number;
  readonly cook: number;
  /** How hot the oven is, where one is used: `{oven}` in the texts. */
  readonly oven?: Amounts;
  /** A key of the texts' `organizers`. */
  readonly category: string;
  readonly tags: readonly string[];
  /** Amounts by food, in the order of the recipe: a number with or without a unit, or one for each system. */
  readonly ingredients: Readonly<Record<string, string | Amounts>>;
  /** The foods that each step uses for the first time, a list for each step of the texts. */
  readonly steps: readonly (readonly string[])[];
}

/** An amount that is written differently in each system. */
export const both = (metric: string, us: string): Amounts => ({ metric, us });
