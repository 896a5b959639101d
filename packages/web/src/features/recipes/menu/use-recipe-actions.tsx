import { useNavigate, useRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../ui/menu/action-menu.tsx';
import type { Library } from '../recipes.queries.ts';
import { type RecipeAction, recipeActions, type RecipeContext } from './recipe-actions.ts';

/**
 * The actions that the reader may use on a recipe: the buttons and the menu of its bar on wide screens and on phones,
 * the menu of its card, and their open dialogs.
 */
export function useRecipeActions(context: RecipeContext, library: Library) {
  const { t } = useTranslation('recipes');
  const [opened, setOpened] = useState<RecipeAction['key'] | null>(null);
  const { addressOf, go } = useAddresses(context, library);
  const offered = recipeActions
    .filter(({ isFor }) => isFor(context))
    .map((action) => ({
      ...action,
      label: t(`action.${action.key}`),
      shortLabel: formatShortLabel(t, action.key),
      onPress: () => start(action),
    }));
  const start = (action: RecipeAction) => {
    if (action.search !== undefined) return go(action.search);
    return action.Dialog === undefined ? action.run?.(context) : setOpened(action.key);
  };
  const buildEntry = ({ icon: Icon, ...action }: (typeof offered)[number]): MenuEntry => ({
    key: action.key,
    label: action.label,
    icon: <Icon size={18} aria-hidden />,
    onSelect: action.onPress,
    ...(action.search ? { href: addressOf(action.search) } : {}),
    ...(action.isDangerous ? { isDangerous: true } : {}),
    ...(action.startsGroup ? { startsGroup: true } : {}),
  });
  const Opened = offered.find(({ key }) => key === opened)?.Dialog;
  const dialog = (
    <Suspense fallback={null}>
      {Opened !== undefined && (
        <Opened
          recipe={context.recipe}
          library={library}
          scale={context.view.scale}
          onClose={() => setOpened(null)}
        />
      )}
    </Suspense>
  );
  return {
    wide: {
      buttons: offered.filter(({ bar }) => bar !== undefined),
      entries: offered.filter(({ bar }) => bar === undefined).map(buildEntry),
    },
    phone: {
      buttons: offered.filter(({ bar }) => bar === 'everywhere'),
      entries: offered.filter(({ bar }) => bar !== 'everywhere').map(buildEntry),
    },
    cardEntries: offered.filter(({ isOnCard }) => isOnCard).map(buildEntry),
    dialog,
    isOpen: opened !== null,
    open: setOpened,
  };
}

/** What a button says where there is no room for the whole sentence of the menu. */
function formatShortLabel(t: TFunction<'recipes'>, key: RecipeAction['key']): string {
  return key === 'plan' || key === 'shoppingList' ? t(`bar.${key}`) : t(`action.${key}`);
}

/** The actions as the bars need them. */
export type RecipeActions = ReturnType<typeof useRecipeActions>;

/** The page of the recipe with something asked of it. */
function useAddresses({ recipe: { slug } }: RecipeContext, { groupSlug }: Library) {
  const router = useRouter();
  const navigate = useNavigate();
  const page = { to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug } } as const;
  return {
    addressOf: (search: Readonly<Record<string, string>>) => router.buildLocation({ ...page, search }).href,
    go: (search: Readonly<Record<string, string>>) => void navigate({ ...page, search }),
  };
}
