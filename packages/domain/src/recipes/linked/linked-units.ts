import { scanAmounts } from '../../ingredients/lines/index.ts';
import { scaleBases, type YieldFields } from '../../ingredients/scaling/index.ts';
import { nameCounted, writeYield } from './yield-text.ts';

/** In what an ingredient can ask for an amount of a recipe, beside times the recipe. */
export interface LinkedUnits {
  readonly servings: boolean;
  /** The units of its yield in the author's words: `g` of `600 g`, `jar` and `g` of `1 jar (500 g)`, `cookies`. */
  readonly units: readonly string[];
}

/** The units that a recipe can be asked for in. */
export function listLinkedUnits(recipe: YieldFields): LinkedUnits {
  const bases = scaleBases(recipe);
  const counted = bases.flatMap((base) => (base.kind === 'yield' ? [nameCounted(base)] : []));
  const measured = scanAmounts(writeYield(recipe)).flatMap(({ unit }) =>
    unit?.known && unit.known.dimension !== 'count' ? [unit.word] : [],
  );
  const units = [...new Set([...counted, ...measured])].filter((unit) => unit !== '');
  return { servings: bases.some(({ kind }) => kind === 'servings'), units };
}
