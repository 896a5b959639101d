import { amountText } from '@hearth/domain/ingredients/scaling';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../../ui/chips/choice-chips.tsx';
import { spell } from '../../parts/amount-view.ts';

const scales = [0.5, 1, 2, 3];
const narrowScales = [0.5, 1, 2];

/** Half, once, twice and three times the recipe, each with one tap; without the last where there is little room. */
export function ScaleChips({
  scale,
  isNarrow = false,
  onScale,
}: {
  scale: number;
  isNarrow?: boolean;
  onScale: (scale: number) => void;
}) {
  const { t } = useTranslation('recipes');
  const choices = (isNarrow ? narrowScales : scales).map((one) => ({
    value: one,
    label: t('scale.times', { times: amountText(one, spell) }),
  }));
  return (
    <ChoiceChips isCompact label={t('scale.title')} choices={choices} chosen={scale} onChoose={onScale} />
  );
}
