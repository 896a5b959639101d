import { computeLinkedScale } from '@hearth/domain/recipes/linked';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isSensibleScale } from '../../parts/cooking-state.ts';
import { type IngredientRowProps, PlainRow } from '../../parts/ingredient-rows.tsx';
import { LinkedRowFrame } from '../../parts/linked/linked-row.tsx';
import { useLibrary } from '../../parts/linked/use-library.ts';
import { useCooking } from '../../parts/use-cooking.ts';
import classes from './tab-row.module.css';

/** An ingredient that is a recipe: it is cooked in a tab beside this one, in the amount that is needed. */
export function TabRow(row: IngredientRowProps) {
  const { t } = useTranslation('recipes-within');
  const library = useLibrary();
  const { ingredient, view } = row;
  const reference = ingredient.referencedRecipe;
  const { setScale } = useCooking(reference?.id ?? '');
  if (reference === null) return <PlainRow {...row} />;
  const { slug, name } = reference;
  const needed = view.scale * (computeLinkedScale(ingredient, reference) ?? 1);
  return (
    <LinkedRowFrame row={row} reference={reference} library={null}>
      <Link
        className={classes.tab}
        to="/g/$groupSlug/r/$slug"
        params={{ groupSlug: library.groupSlug, slug }}
        search={{ cook: '1' }}
        replace
        onClick={() => isSensibleScale(needed) && setScale(needed)}
      >
        {t('cookTab', { name })}
      </Link>
    </LinkedRowFrame>
  );
}
