import type { RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useEffect, useMemo, useState } from 'react';
import type { FindAmounts } from './step-pieces.ts';

const load = () => import('./amounts-in-steps.ts');
type Rule = Awaited<ReturnType<typeof load>>['amountsInStep'];

const none: FindAmounts = () => [];
let loaded: Rule | null = null;

/** Finds the amounts of a recipe's steps that this reader sees otherwise. The rule comes when there are any. */
export function useStepAmounts(ingredients: readonly RecipeIngredient[], view: AmountView): FindAmounts {
  const [rule, setRule] = useState<Rule | null>(() => loaded);
  const isOther = view.scale !== 1 || view.system !== 'original';
  useEffect(() => {
    if (!isOther || rule !== null) return;
    void load().then(({ amountsInStep }) => {
      loaded = amountsInStep;
      setRule(() => amountsInStep);
    });
  }, [isOther, rule]);
  return useMemo(
    () => (isOther && rule !== null ? (text) => rule(text, ingredients, view) : none),
    [isOther, rule, ingredients, view],
  );
}
