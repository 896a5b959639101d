import type { Recipe } from '@hearth/contract/index';
import { amountText, type ScaleBase, scaleBases } from '@hearth/domain/ingredients/scaling';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { spell } from '../../parts/amount-view.ts';
import { isSensibleScale } from '../../parts/cooking-state.ts';
import { useCookingChanges, useCookingPart } from '../../parts/use-cooking.ts';

/** Pieces; a yield of more is scaled by halves of the recipe instead of single pieces. */
const maxPiecesByOne = 12;

/** How much of a recipe is cooked, and the ways to change it: by one serving, or by halves of the whole. */
export function useScaling(recipe: Recipe) {
  const { t } = useTranslation('recipes');
  const scale = useCookingPart(recipe.id, (state) => state.scale);
  const { setScale } = useCookingChanges(recipe.id);
  const [base] = scaleBases(recipe);
  const step = base === undefined || base.amount > maxPiecesByOne ? 0.5 : 1 / base.amount;
  const change = (by: 1 | -1) => {
    const wanted = (Math.round(scale / step) + by) * step;
    setScale(Math.max(Math.min(step, 1), isSensibleScale(wanted) ? wanted : scale));
  };
  const text =
    base === undefined ? t('scale.times', { times: amountText(scale, spell) }) : baseText(t, base, scale);
  return {
    scale,
    text,
    isLeast: scale <= step,
    less: () => change(-1),
    more: () => change(1),
    reset: () => setScale(1),
    setScale,
  };
}

/** `6 servings`, `18 cookies`. */
function baseText(t: TFunction<'recipes'>, base: ScaleBase, scale: number): string {
  const amount = amountText(base.amount * scale, spell);
  return base.kind === 'servings'
    ? t('scale.servings', { count: Math.ceil(base.amount * scale), amount })
    : t('scale.amount', { amount, unit: base.name }).trim();
}
