import type { RecipeSummary } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import type { ListItem } from '../../sync/index.ts';
import { ItemText } from '../item-text.tsx';
import classes from './rows.module.css';

/** The recipes on a list, by id. */
export type ListRecipes = ReadonlyMap<string, RecipeSummary>;

/** The share of each recipe in an item. */
export function RecipeShares({ item, recipes }: { item: ListItem; recipes: ListRecipes }) {
  const { t } = useTranslation('shopping-lists');
  const groupSlug = useSelf()?.groupSlug ?? '';
  const shares = item.recipeReferences.flatMap((share) => {
    const recipe = recipes.get(share.recipeId);
    return recipe === undefined ? [] : [{ ...share, recipe }];
  });
  if (shares.length === 0) return <p className={classes.shares}>{t('row.recipeGone')}</p>;
  return (
    <ul className={classes.shares}>
      {shares.map(({ id, recipe, recipeQuantity, recipeScale, recipeNote }) => (
        <li key={id}>
          <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }}>
            <bdi>{recipe.name}</bdi>
          </Link>{' '}
          <ItemText
            item={{ ...item, quantity: recipeQuantity * (recipeScale ?? 1), note: recipeNote ?? item.note }}
          />
        </li>
      ))}
    </ul>
  );
}
