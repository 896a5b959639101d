import type { RecipeIngredient } from '@hearth/contract/index';
import { renderIngredientText } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../../ui/form/use-fields.ts';
import { originalView } from '../../parts/amount-view.ts';
import classes from '../lists/lists.module.css';

/** A line that is understood, as one reads it; a tap opens its fields. */
export function ReadLine({
  ingredient,
  index,
  onOpen,
}: {
  ingredient: RecipeIngredient;
  index: number;
  onOpen: () => void;
}) {
  const { t } = useTranslation('editor');
  const open = () => {
    onOpen();
    requestAnimationFrame(() => focusField(`ingredient-amount-${index + 1}`));
  };
  return (
    <button
      type="button"
      className={classes.read}
      dir="auto"
      data-field="main"
      data-part="read-line"
      title={t('ingredient.open')}
      onClick={open}
    >
      {renderIngredientText(ingredient, originalView)}
    </button>
  );
}
