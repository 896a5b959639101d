import { scanAmounts } from '../../ingredients/lines/index.ts';
import { scaleBases, type YieldFields } from '../../ingredients/scaling/index.ts';

/** In what an ingredient can ask for an amount of a recipe, beside times the recipe. */
export interface LinkedUnits {
  readonly servings: boolean;
  /** The units of its yield in the author's words: `g` of `600 g`, `jar` and `g` of `1 jar (500 g)`, `cookies`. */
  readonly units: readonly string[];
}

/** The units that a recipe can be asked for in. */
export function listLinkedUnits(recipe: YieldFields): LinkedUnits {
  const bases = scaleBases(recipe);
  const { recipeYield, recipeYieldQuantity } = recipe;
  const text = recipeYieldQuantity > 0 ? `${recipeYieldQuantity} ${recipeYield ?? ''}` : (recipeYield ?? '');
  const counted = bases.flatMap(({ kind, name }) =>
    kind === 'yield' ? [name.replace(/[(,].*$/su, '').trim()] : [],
  );
  const measured = scanAmounts(text).flatMap(({ unit }) =>
    unit?.known && unit.known.dimension !== 'count' ? [unit.word] : [],
  );
  const units = [...new Set([...counted, ...measured])].filter((unit) => unit !== '');
  return { servings: bases.some(({ kind }) => kind === 'servings'), units };
}
