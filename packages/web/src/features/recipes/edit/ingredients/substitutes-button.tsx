import { Button } from '@mantine/core';
import type { RecipeIngredient } from '@hearth/contract/index';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowsExchange } from '../../../../ui/icons/arrows-exchange.ts';
import { SubstitutionsDialog } from '../../../catalog/data-management/index.ts';
import classes from './ingredient-form.module.css';

/** Opens what may be taken in the place of this line. It is stored at once, beside the recipe. */
export function SubstitutesButton({
  ingredient: { food, quantity, unit, referenceId },
  recipeId,
}: {
  ingredient: RecipeIngredient;
  recipeId: string;
}) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  if (food === null) return null;
  const line = { recipeId, referenceId, quantity, unitId: unit?.id ?? null };
  return (
    <div className={classes.substitutes}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowsExchange size={16} aria-hidden />}
        data-part="line-substitutes"
        onClick={() => setOpen(true)}
      >
        {t('ingredient.substitutes')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SubstitutionsDialog food={food} line={line} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
