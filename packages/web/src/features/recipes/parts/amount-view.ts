import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import type { UnitLanguage } from '@hearth/domain/measures/units';
import { useMemo } from 'react';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useCupWeights } from './cup-weights.ts';

const languages: readonly UnitLanguage[] = ['en', 'de', 'ar'];
const language = languages.find((one) => activeLocale.value.startsWith(one)) ?? 'en';

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
