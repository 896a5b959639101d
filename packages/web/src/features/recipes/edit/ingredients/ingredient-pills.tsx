import { Pill } from '@mantine/core';
import { IconBook2 as IconBook } from '../../../../ui/icons/book-2.ts';
import type { Icon } from '../../../../ui/icons/create-icon.ts';
import type { RecipeIngredient } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import classes from '../lists/lists.module.css';

/** Unit, food and recipe that an import or another client has set. They can be taken away, not chosen. */
export function IngredientPills({
  ingredient: { unit, food, referencedRecipe },
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
      {referencedRecipe && (
        <Linked
          name={referencedRecipe.name}
          Icon={IconBook}
          onRemove={() => onChange((row) => ({ ...row, referencedRecipe: null }))}
        />
      )}
    </>
  );
}

function Linked({ name, Icon, onRemove }: { name: string; Icon?: Icon; onRemove: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Pill
      size="md"
      className={classes.pill ?? ''}
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': t('pill.remove', { name }), 'aria-hidden': false, tabIndex: 0 }}
    >
      {Icon && <Icon size={14} aria-hidden />} <span dir="auto">{name}</span>
    </Pill>
  );
}
