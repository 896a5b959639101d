import type { RecipeIngredient } from '@hearth/contract';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import { useEffect, useMemo, useState } from 'react';
import type { FindAmounts } from './step-pieces.ts';

const load = () => import('./amounts-in-steps.ts');
type Rule = Awaited<ReturnType<typeof load>>['amountsInStep'];

const none: FindAmounts = () => [];
let loaded: Rule | null = null;

/** Finds the amounts of a recipe's steps that go with the scale. The rule comes when something is scaled. */
export function useStepAmounts(ingredients: readonly RecipeIngredient[], view: AmountView): FindAmounts {
  const [rule, setRule] = useState<Rule | null>(() => loaded);
  const isScaled = view.scale !== 1;
  useEffect(() => {
    if (!isScaled || rule !== null) return;
    void load().then(({ amountsInStep }) => {
      loaded = amountsInStep;
      setRule(() => amountsInStep);
    });
  }, [isScaled, rule]);
  return useMemo(
    () => (isScaled && rule !== null ? (text) => rule(text, ingredients, view) : none),
    [isScaled, rule, ingredients, view],
  );
}
