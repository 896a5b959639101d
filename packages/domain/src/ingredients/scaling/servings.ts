import { scaleBases, type YieldFields } from './yield.ts';

/** How many times a recipe is cooked for so many; once where it does not say for how many it is, or nobody asks. */
export function scaleForServings(recipe: YieldFields, servings: number | null): number {
  const own = findServings(recipe);
  const isAsked = servings !== null && servings > 0;
  return isAsked && own !== null ? servings / own : 1;
}

/** For how many a recipe is at a scale; null where it does not say. */
export function servingsAtScale(recipe: YieldFields, scale: number): number | null {
  const own = findServings(recipe);
  return own === null ? null : own * scale;
}

function findServings(recipe: YieldFields): number | null {
  return scaleBases(recipe).find(({ kind }) => kind === 'servings')?.amount ?? null;
}
