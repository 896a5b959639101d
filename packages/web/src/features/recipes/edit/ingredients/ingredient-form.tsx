import { CloseButton } from '@mantine/core';
import type { RecipeIngredient } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import { CatalogEntryField } from './catalog-entry-field.tsx';
import { SubstitutesButton } from './substitutes-button.tsx';
import { LinkedUnits } from './linked/linked-units.tsx';
import { linkRow } from './linked/link-row.ts';
import classes from './ingredient-form.module.css';

/** Props of the form of one ingredient. */
export interface IngredientFormProps {
  ingredient: RecipeIngredient;
  /** Number of the row, from 0: names the fields. */
  index: number;
  /** The id of the recipe if it has the line with its food; else null. */
  storedIn: string | null;
  onChange: (change: (row: RecipeIngredient) => RecipeIngredient) => void;
  onClose: () => void;
}

/** Unit and food of an ingredient, or the recipe that it is, and the text it was read from. Amount and note stay in the line above. */
export function IngredientForm({ ingredient, index, storedIn, onChange, onClose }: IngredientFormProps) {
  const { t } = useTranslation('editor');
  const { unit, food, originalText, referencedRecipe: recipe } = ingredient;
  const onUnit = (value: RecipeIngredient['unit']) =>
    onChange((row) => ({ ...row, unit: value, disableAmount: false }));
  return (
    <div className={classes.form}>
      <CatalogEntryField kind="units" name={`ingredient-unit-${index + 1}`} value={unit} onChange={onUnit} />
      <CatalogEntryField
        kind="foods"
        name={`ingredient-food-${index + 1}`}
        value={food}
        onChange={(value) =>
          onChange((row) => ({
            ...row,
            food: value,
            referencedRecipe: null,
            isFood: value !== null,
            disableAmount: false,
          }))
        }
        recipes={{ value: recipe, onChoose: (one) => onChange((row) => linkRow(row, one)) }}
      />
      <CloseButton size={36} aria-label={t('ingredient.lessFields')} onClick={onClose} />
      {recipe && <LinkedUnits recipe={recipe} unit={unit} onChange={onUnit} />}
      {storedIn !== null && <SubstitutesButton ingredient={ingredient} recipeId={storedIn} />}
      {(originalText ?? '') !== '' && (
        <p className={classes.original}>
          {t('ingredient.original')} <q dir="auto">{originalText}</q>
        </p>
      )}
    </div>
  );
}
