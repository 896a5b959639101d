import type { RecipeSummary } from '@hearth/contract';
import { IconMinus } from '../../../../ui/icons/minus.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { useSync, useWaitingRecipes } from '../../sync/index.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

/** The recipes on a list, to add once more or remove once. */
export function RecipesDialog({ list, changes, onClose }: ListOverlayProps) {
  const { t } = useTranslation('shopping-lists');
  const groupSlug = useSelf()?.groupSlug ?? '';
  const { isReached } = useSync();
  const waiting = useWaitingRecipes(list.id);
  const step = (recipe: RecipeSummary, way: 'add' | 'remove') => {
    changes.changeRecipe(recipe, way);
    announce(t(way === 'add' ? 'recipes.added' : 'recipes.removed', { name: recipe.name }));
  };
  return (
    <DialogFrame title={t('recipes.title')} onClose={onClose}>
      {list.recipeReferences.length === 0 && <p>{t('recipes.none')}</p>}
      <ul className={classes.list} data-part="linked-recipes">
        {list.recipeReferences.map(({ recipeId, recipeQuantity, recipe }) => (
          <li key={recipeId} className={classes.row}>
            <div className={classes.grow}>
              <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }}>
                <bdi>{recipe.name}</bdi>
              </Link>
              {!isReached && waiting.has(recipeId) && <p className={classes.muted}>{t('recipes.waiting')}</p>}
            </div>
            <IconButton
              size={44}
              aria-label={t('recipes.less', { name: recipe.name })}
              onClick={() => step(recipe, 'remove')}
            >
              <IconMinus size={20} aria-hidden />
            </IconButton>
            <span className={classes.amount}>{formats.number(recipeQuantity)}</span>
            <IconButton
              size={44}
              aria-label={t('recipes.more', { name: recipe.name })}
              onClick={() => step(recipe, 'add')}
            >
              <IconPlus size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
