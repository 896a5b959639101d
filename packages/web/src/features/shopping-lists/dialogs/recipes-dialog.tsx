import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { IconButton } from '../../../ui/native/icon-button.tsx';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

/** The recipes whose ingredients are on the list: once more, or once less. */
export function RecipesDialog({ list, changes, onClose }: ListOverlayProps) {
  const { t } = useTranslation('shopping-lists');
  const groupSlug = useSelf()?.groupSlug ?? '';
  const [isBusy, setBusy] = useState(false);
  const step = async (recipeId: string, name: string, way: 'add' | 'remove') => {
    setBusy(true);
    await changes.changeRecipe(recipeId, way).then(
      () => announce(t(way === 'add' ? 'recipes.added' : 'recipes.removed', { name })),
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <DialogFrame title={t('recipes.title')} onClose={onClose}>
      {list.recipeReferences.length === 0 && <p>{t('recipes.none')}</p>}
      <ul className={classes.list} data-part="linked-recipes">
        {list.recipeReferences.map(({ recipeId, recipeQuantity, recipe: { name, slug } }) => (
          <li key={recipeId} className={classes.row}>
            <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug }} className={classes.grow}>
              <bdi>{name}</bdi>
            </Link>
            <IconButton
              size={44}
              aria-label={t('recipes.less', { name })}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void step(recipeId, name, 'remove')}
            >
              <IconMinus size={20} aria-hidden />
            </IconButton>
            <span className={classes.amount}>{formats.number(recipeQuantity)}</span>
            <IconButton
              size={44}
              aria-label={t('recipes.more', { name })}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void step(recipeId, name, 'add')}
            >
              <IconPlus size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
