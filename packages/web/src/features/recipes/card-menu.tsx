import type { Recipe, RecipeSummary } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { i18n } from '../../platform/i18n/i18n.ts';
import { OpenMenu } from '../../ui/menu/open-menu.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { useAmountView } from './reading/amount-view.ts';
import { useCooking } from './reading/use-cooking.ts';
import { type Library, recipeQuery } from './recipes.queries.ts';
import { useMayEdit } from './use-may-edit.ts';
import type { RecipeContext } from './view/recipe-actions.ts';
import { useRecipeActions } from './view/use-recipe-actions.tsx';
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

/** What can be done with the recipe of a card: the actions of its page. It opens when the recipe is there. */
export function CardMenu({ recipe, library, origin, onClose }: CardMenuProps) {
  useReturnedFocus();
  const { data, isError } = useQuery(recipeQuery(library, recipe.slug));
  const giveUp = useEffectEvent(() => {
    toast.error(i18n.t('error.generic'));
    onClose();
  });
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  if (data === undefined) return null;
  return <LoadedMenu recipe={data.data} library={library} origin={origin} onClose={onClose} />;
}

function LoadedMenu({ recipe, library, origin, onClose }: CardMenuProps & { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(true);
  const { state } = useCooking(recipe.id);
  const context: RecipeContext = {
    recipe,
    isOwn: library.isOwn,
    mayEdit: useMayEdit(recipe, library.isOwn),
    view: useAmountView(state.scale),
  };
  const actions = useRecipeActions(context, library, true);
  const isDone = !isOpen && !actions.isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  return (
    <>
      {isOpen && (
        <OpenMenu
          target={<span className={classes.origin} style={boxOf(origin)} aria-hidden />}
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

/** The place of the origin on its card, in pixels of the screen: where a pointer is knows no direction of writing. */
function boxOf({ card, at }: MenuOrigin): { left: number; top: number; width: number; height: number } {
  const frame = card.getBoundingClientRect();
  const box =
    at instanceof HTMLElement ? at.getBoundingClientRect() : new DOMRect(at.clientX, at.clientY, 0, 0);
  return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
}
