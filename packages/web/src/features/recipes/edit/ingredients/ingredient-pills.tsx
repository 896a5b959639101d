import { Pill } from '@mantine/core';
import type { RecipeIngredient } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import classes from '../lists/lists.module.css';

/** Unit and food that an import or another client has set. They can be taken away, not chosen. */
export function IngredientPills({
  ingredient: { unit, food },
  onChange,
}: {
  ingredient: RecipeIngredient;
  onChange: (change: (ingredient: RecipeIngredient) => RecipeIngredient) => void;
}) {
  return (
    <>
      {unit !== null && (
        <Linked name={unit.name} onRemove={() => onChange((row) => ({ ...row, unit: null }))} />
      )}
      {food !== null && (
        <Linked name={food.name} onRemove={() => onChange((row) => ({ ...row, food: null }))} />
      )}
    </>
  );
}

function Linked({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Pill
      size="md"
      className={classes.pill ?? ''}
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': t('pill.remove', { name }), 'aria-hidden': false, tabIndex: 0 }}
    >
      <span dir="auto">{name}</span>
    </Pill>
  );
}
