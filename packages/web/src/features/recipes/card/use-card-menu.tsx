import type { RecipeSummary } from '@hearth/contract/index';
import { type HTMLAttributes, Suspense, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { CardMenuProps, MenuOrigin } from './card-menu.tsx';
import type { Library } from '../recipes.queries.ts';
import classes from './recipe-card.module.css';

const loadMenu = () => import('./card-menu.tsx');
const preload = () => void loadMenu();
const CardMenu = lazyWithTexts<CardMenuProps>(['recipes'], () =>
  loadMenu().then((module) => module.CardMenu),
);

/**
 * The menu of a card: its button, a right click and a long press open it. Its code comes when one of them nears.
 * Visitors have none: everything in it is for members.
 */
export function useCardMenu(recipe: RecipeSummary, library: Library) {
  const { t } = useTranslation('ui');
  const [origin, setOrigin] = useState<MenuOrigin | null>(null);
  const onCard: HTMLAttributes<HTMLElement> = {
    onContextMenu: (event) => {
      if (!isWithin(event)) return;
      event.preventDefault();
      setOrigin({ card: event.currentTarget, at: event });
    },
    onPointerDown: (event) => {
      const card = event.currentTarget;
      if (event.pointerType !== 'touch' || !isWithin(event)) return;
      void loadMenu().then(({ watchPress }) =>
        watchPress(event, performance.now(), () => setOrigin({ card, at: event })),
      );
    },
  };
  if (!library.isOwn) return { onCard: {}, button: null, menu: null };
  const button = (
    <button
      type="button"
      className={classes.menu}
      data-part="card-menu"
      aria-haspopup="menu"
      aria-expanded={origin !== null}
      aria-label={t('actionsFor', { name: recipe.name })}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({ currentTarget: at }) => setOrigin({ card: at.parentElement ?? at, at })}
    />
  );
  const menu = origin !== null && (
    <Suspense fallback={null}>
      <CardMenu recipe={recipe} library={library} origin={origin} onClose={() => setOrigin(null)} />
    </Suspense>
  );
  return { onCard, button, menu };
}

/** Events of the menu and its dialogs bubble here too, although they are elsewhere in the document. */
function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
