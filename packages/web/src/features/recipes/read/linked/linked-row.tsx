import type { RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { computeLinkedScale } from '@hearth/domain/recipes/linked';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../../../ui/icons/chevron-down.ts';
import { Loading } from '../../../../ui/states/loading.tsx';
import { type IngredientRowProps, PlainRow } from '../../parts/ingredient-rows.tsx';
import { LinkedRowFrame } from '../../parts/linked/linked-row.tsx';
import { useLibrary } from '../../parts/linked/use-library.ts';
import { type Library, recipeQuery } from '../../recipes.queries.ts';
import { OpenedRecipe } from './opened-recipe.tsx';
import classes from './linked-row.module.css';

type Reference = NonNullable<RecipeIngredient['referencedRecipe']>;

/** An ingredient that is a recipe: a link to it, and a button that opens it below the line. */
export function LinkedRow(row: IngredientRowProps) {
  const { t } = useTranslation('recipes-within');
  const [isOpen, setOpen] = useState(false);
  const library = useLibrary();
  const { ingredient, view } = row;
  const reference = ingredient.referencedRecipe;
  if (reference === null) return <PlainRow {...row} />;
  const action = (
    <button
      type="button"
      className={classes.open}
      aria-expanded={isOpen}
      aria-label={t('open', { name: reference.name })}
      onClick={() => setOpen(!isOpen)}
    >
      <IconChevronDown size={20} aria-hidden />
    </button>
  );
  return (
    <LinkedRowFrame row={row} reference={reference} library={library} action={action}>
      {isOpen && <Opened ingredient={ingredient} reference={reference} view={view} library={library} />}
    </LinkedRowFrame>
  );
}

function Opened({
  ingredient,
  reference,
  view,
  library,
}: {
  ingredient: RecipeIngredient;
  reference: Reference;
  view: AmountView;
  library: Library;
}) {
  const { t } = useTranslation('recipes-within');
  const found = useQuery({ ...recipeQuery(library, reference.slug), retry: false });
  const recipe = found.data?.data;
  if (recipe !== undefined) {
    // What nobody can convert is shown as the recipe is written.
    const scale = view.scale * (computeLinkedScale(ingredient, recipe) ?? 1);
    return <OpenedRecipe recipe={recipe} scale={scale} library={library} />;
  }
  if (found.isPending) return <Loading lines={3} />;
  return <p className={classes.failed}>{t('failed', { name: reference.name })}</p>;
}
