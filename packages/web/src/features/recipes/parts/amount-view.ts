import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useMemo } from 'react';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { amountLanguage as language } from '../../../ui/line/amount-language.ts';
import { useCupWeights } from './cup-weights.ts';

/** A number of an amount as the reader's language writes it. */
export const spell = formats.amount;

/** Amounts as the recipe has them, for its editor. */
export const originalView: AmountView = { scale: 1, system: 'original', language, spell };

/** How the amounts of a recipe are shown to this reader. */
export function useAmountView(scale: number, recipe?: Recipe): AmountView {
  const [{ units }] = usePreference('recipeView');
  const cupWeights = useCupWeights(recipe, units === 'metric');
  return useMemo(() => ({ scale, system: units, language, spell, cupWeights }), [scale, units, cupWeights]);
}
