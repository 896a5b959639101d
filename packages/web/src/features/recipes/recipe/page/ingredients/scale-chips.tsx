import { amountText } from '@hearth/domain/ingredients/scaling';
import { useTranslation } from 'react-i18next';
import { spell } from '../../reading/amount-view.ts';
import lists from '../recipe-lists.module.css';

const scales = [0.5, 1, 2, 3];

/** Half, once, twice and three times the recipe, each with one tap. */
export function ScaleChips({ scale, onScale }: { scale: number; onScale: (scale: number) => void }) {
  const { t } = useTranslation('recipes');
  return (
    <fieldset className={lists.chips}>
      <legend className="visually-hidden">{t('scale.title')}</legend>
      {scales.map((one) => (
        <button key={one} type="button" aria-pressed={one === scale} onClick={() => onScale(one)}>
          {t('scale.times', { times: amountText(one, spell) })}
        </button>
      ))}
    </fieldset>
  );
}
