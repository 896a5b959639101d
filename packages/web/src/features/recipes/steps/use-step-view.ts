import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useMemo } from 'react';
import type { StepView } from './step-pieces.ts';
import { useStepAmounts } from './use-step-amounts.ts';
import { useTemperatures } from './use-temperatures.ts';

/** How this reader sees the texts of a recipe's steps: temperatures in their scale, amounts that go with the list. */
export function useStepView(
  { recipeIngredient }: Pick<Recipe, 'recipeIngredient'>,
  amounts: AmountView,
): StepView {
  const inScale = useTemperatures();
  const amountsIn = useStepAmounts(recipeIngredient, amounts);
  return useMemo(() => ({ inScale, amountsIn }), [inScale, amountsIn]);
}
