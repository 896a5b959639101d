import { amountText } from '@hearth/domain/ingredients/scaling';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../../ui/chips/choice-chips.tsx';
import { spell } from '../../parts/amount-view.ts';

const scales = [0.5, 1, 2, 3];

/** Half, once, twice and three times the recipe, each with one tap. */
export function ScaleChips({ scale, onScale }: { scale: number; onScale: (scale: number) => void }) {
  const { t } = useTranslation('recipes');
  const choices = scales.map((one) => ({
    value: one,
    label: t('scale.times', { times: amountText(one, spell) }),
  }));
  return (
    <ChoiceChips isCompact label={t('scale.title')} choices={choices} chosen={scale} onChoose={onScale} />
  );
}
