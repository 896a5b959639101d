import type { Recipe, RecipeSummary } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { IconShoppingCart } from '../../../ui/icons/shopping-cart.ts';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useReturnedFocus } from '../../../ui/focus/use-returned-focus.ts';
import { AddToListDialog } from '../../shopping/index.ts';
import { useAmountView } from '../parts/amount-view.ts';
import { useCooking } from '../parts/use-cooking.ts';
import { type Library, recipeQuery } from '../recipes.queries.ts';
import { useMayEdit } from '../use-may-edit.ts';
import type { RecipeContext } from '../menu/recipe-actions.ts';
import { useRecipeActions } from '../menu/use-recipe-actions.tsx';
import menuClasses from './card-menu.module.css';
import classes from './recipe-card.module.css';

export { watchPress } from './watch-press.ts';

/** Where a menu opens: at a button, or at the point of the window that was clicked or pressed. */
export interface MenuOrigin {
  readonly card: HTMLElement;
  readonly at: HTMLElement | { readonly clientX: number; readonly clientY: number };
}

/** Properties of the open menu of a card. */
export interface CardMenuProps {
  recipe: RecipeSummary;
  library: Library;
  origin: MenuOrigin;
  onClose: () => void;
}

/** The actions of a recipe that its card offers. It opens when the recipe is there. */
export function CardMenu(props: CardMenuProps) {
  const { recipe, library, onClose } = props;
  useReturnedFocus();
  const { data, isError, error } = useQuery(recipeQuery(library, recipe.slug));
  const isUnreached = isApiError(error, 0);
  const hasFailed = data === undefined && (isUnreached ? !library.isOwn : isError);
  const giveUp = useEffectEvent(() => {
    toast.error(i18n.t(isUnreached ? 'error.network' : 'error.generic'));
    onClose();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  if (data === undefined && isUnreached && library.isOwn) return <UnreadMenu {...props} />;
  if (data === undefined) return null;
  return <LoadedMenu {...props} recipe={data.data} />;
}

function LoadedMenu({ recipe, library, origin, onClose }: CardMenuProps & { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(true);
  const { state } = useCooking(recipe.id);
  const context: RecipeContext = {
    recipe,
    isOwn: library.isOwn,
    mayEdit: useMayEdit(recipe, library.isOwn),
    view: useAmountView(state.scale, recipe),
  };
  const actions = useRecipeActions(context, library);
  const isDone = !isOpen && !actions.isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  return (
    <>
      {isOpen && (
        <OpenMenu
          target={<span className={classes.origin} style={measureBox(origin)} aria-hidden />}
          label={recipe.name}
          entries={actions.cardEntries}
          header={null}
          position={origin.at instanceof HTMLElement ? 'bottom-end' : 'bottom-start'}
          onClose={() => setOpen(false)}
        />
      )}
      {actions.dialog}
    </>
  );
}

/** Actions on a recipe that is not stored on the device, without a connection. */
function UnreadMenu({ recipe, origin, onClose }: Omit<CardMenuProps, 'library'>) {
  const { t } = useTranslation(['recipes', 'ui']);
  const [isOpen, setOpen] = useState(true);
  const [isBuying, setBuying] = useState(false);
  const recipes = useMemo(() => [{ recipe, scale: 1 }], [recipe]);
  // An entry that is chosen closes the menu as well.
  const isDone = !isOpen && !isBuying;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  if (isBuying)
    return (
      <Suspense fallback={null}>
        <AddToListDialog recipes={recipes} onClose={onClose} />
      </Suspense>
    );
  return (
    <OpenMenu
      target={<span className={classes.origin} style={measureBox(origin)} aria-hidden />}
      label={recipe.name}
      entries={[
        {
          key: 'shoppingList',
          label: t('action.shoppingList'),
          icon: <IconShoppingCart size={18} aria-hidden />,
          onSelect: () => setBuying(true),
        },
      ]}
      header={<p className={menuClasses.unread}>{t('unread')}</p>}
      position={origin.at instanceof HTMLElement ? 'bottom-end' : 'bottom-start'}
      onClose={() => setOpen(false)}
    />
  );
}

/** The place of the origin on its card, in pixels of the screen: where a pointer is knows no direction of writing. */
function measureBox({ card, at }: MenuOrigin): { left: number; top: number; width: number; height: number } {
  const frame = card.getBoundingClientRect();
  const box =
    at instanceof HTMLElement ? at.getBoundingClientRect() : new DOMRect(at.clientX, at.clientY, 0, 0);
  return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
}
