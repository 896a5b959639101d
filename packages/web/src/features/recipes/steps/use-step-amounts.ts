import type { RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useEffect, useMemo, useState } from 'react';
import type { FindAmounts } from './step-pieces.ts';

const load = () => import('./amounts-in-steps.ts');
type Rules = Awaited<ReturnType<typeof load>>;

const none: FindAmounts = () => [];
let loaded: Rules | null = null;

/**
 * Finds the amounts of a recipe's steps that this reader sees otherwise. The rules come when there are any; the ingredients
 * are read once for all steps and scales.
 */
export function useStepAmounts(ingredients: readonly RecipeIngredient[], view: AmountView): FindAmounts {
  const [rules, setRules] = useState<Rules | null>(() => loaded);
  const isOther = view.scale !== 1 || view.system !== 'original';
  useEffect(() => {
    if (!isOther || rules !== null) return;
    void load().then((module) => {
      loaded = module;
      setRules(module);
    });
  }, [isOther, rules]);
  const countable = useMemo(
    () => (isOther && rules !== null ? rules.readCountable(ingredients) : null),
    [isOther, rules, ingredients],
  );
  return useMemo(
    () => (countable !== null && rules !== null ? rules.findStepAmounts(countable, view) : none),
    [countable, rules, view],
  );
}
