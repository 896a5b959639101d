import type { ComputedNutrients, ComputedNutrition } from '@hearth/contract';
import { nutrientSource, type NutrientAmounts } from '@hearth/domain/nutrition/food-nutrients';
import type { ComputedNutrition as Computed } from '@hearth/domain/nutrition/recipe-nutrition';

/** The computed nutrition, rounded as on labels: the table is not exact enough for more. `texts` are the ingredients. */
export function presentComputedNutrition(
  { perRecipe, perServing, counted, total, leftOut }: Computed,
  texts: readonly string[],
  servings: number | null,
): ComputedNutrition {
  const isKnown = counted > 0;
  return {
    perRecipe: isKnown ? rounded(perRecipe) : null,
    perServing: isKnown && perServing !== null ? rounded(perServing) : null,
    servings,
    coverage: {
      counted,
      total,
      leftOut: leftOut.map(({ index, reason }) => ({ text: texts[index] ?? '', reason })),
    },
    source: nutrientSource,
  };
}

function rounded(amounts: NutrientAmounts): ComputedNutrients {
  return {
    calories: whole(amounts.calories),
    carbohydrateContent: tenths(amounts.carbohydrateContent),
    cholesterolContent: whole(amounts.cholesterolContent),
    fatContent: tenths(amounts.fatContent),
    fiberContent: tenths(amounts.fiberContent),
    proteinContent: tenths(amounts.proteinContent),
    saturatedFatContent: tenths(amounts.saturatedFatContent),
    sodiumContent: whole(amounts.sodiumContent),
    sugarContent: tenths(amounts.sugarContent),
    unsaturatedFatContent: tenths(amounts.unsaturatedFatContent),
  };
}

function whole(amount: number | null): number | null {
  return amount === null || !Number.isFinite(amount) ? null : Math.round(amount);
}

function tenths(amount: number | null): number | null {
  const tenfold = whole(amount === null ? null : amount * 10);
  return tenfold === null ? null : tenfold / 10;
}
