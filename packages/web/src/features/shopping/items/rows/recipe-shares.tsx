import type { RecipeSummary } from '@hearth/contract';
import type { LineItem } from '@hearth/domain/shopping/item-lines';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import type { ListItem } from '../../sync/index.ts';
import { ItemText } from '../item-text.tsx';
import classes from './recipe-shares.module.css';

type Share = ListItem['recipeReferences'][number];

/** The recipes on a list, by id. */
export type ListRecipes = ReadonlyMap<string, RecipeSummary>;

/** How much of an item each recipe needs. */
export function RecipeShares({ item, recipes }: { item: ListItem; recipes: ListRecipes }) {
  const { t } = useTranslation('shopping-lists');
  const groupSlug = useSelf()?.groupSlug ?? '';
  const shares = item.recipeReferences.flatMap((share) => {
    const recipe = recipes.get(share.recipeId);
    return recipe === undefined ? [] : [{ ...share, recipe }];
  });
  shares.sort((one, other) => one.recipe.name.localeCompare(other.recipe.name));
  if (shares.length === 0) return <p className={classes.shares}>{t('row.recipeGone')}</p>;
  return (
    <ul className={classes.shares}>
      {shares.map(({ recipe, ...share }) => (
        <li key={share.id}>
          <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }}>
            <bdi>{nameSource(t, recipe.name, share)}</bdi>
          </Link>{' '}
          <ItemText item={buildShare(item, share)} />
        </li>
      ))}
    </ul>
  );
}

/** The recipe, and those within it that brought the share. */
function nameSource(t: TFunction<'shopping-lists'>, name: string, { fromRecipes }: Share): string {
  // Lists that a device stored before references named them have none.
  const within = (fromRecipes ?? []).filter((one) => one !== null);
  if (within.length === 0) return t('row.from', { name });
  const inner = within.join(', ');
  const isAlone = within.length === fromRecipes.length;
  return isAlone ? t('row.fromWithin', { inner, name }) : t('row.fromBoth', { inner, name });
}

/** The part of an item that a recipe needs: its amount and note, or the text that it has instead of them. */
function buildShare(item: ListItem, share: Share): LineItem {
  const { recipeQuantity, recipeScale, recipeNote } = share;
  const isText = item.food === null && item.unit === null;
  return {
    quantity: recipeQuantity * (recipeScale ?? 1),
    unit: item.unit,
    food: null,
    note: recipeNote ?? (isText ? item.note : ''),
    isFood: item.isFood,
    originalText: isText ? item.originalText : null,
    recipeReferences: [share],
  };
}
