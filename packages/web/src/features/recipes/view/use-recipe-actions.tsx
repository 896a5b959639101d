import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../ui/menu/action-menu.tsx';
import type { Library } from '../recipes.queries.ts';
import { type RecipeAction, recipeActions, type RecipeContext } from './recipe-actions.ts';

/** What this reader can do with the recipe: entries of the menu, buttons of the bar, and what they have opened. */
export function useRecipeActions(context: RecipeContext, library: Library) {
  const { t } = useTranslation('recipes');
  const [opened, setOpened] = useState<RecipeAction['key'] | null>(null);
  const offered = recipeActions.filter(({ isFor }) => isFor(context));
  const start = ({ key, Dialog, run }: RecipeAction) =>
    Dialog === undefined ? run?.(context) : setOpened(key);
  const entries = offered
    .filter(({ isInBar }) => isInBar !== true)
    .map((action): MenuEntry => {
      const Icon = action.icon;
      return {
        key: action.key,
        label: t(`action.${action.key}`),
        icon: <Icon size={18} aria-hidden />,
        onSelect: () => start(action),
        ...(action.isDangerous ? { isDangerous: true } : {}),
        ...(action.startsGroup ? { startsGroup: true } : {}),
      };
    });
  const buttons = offered
    .filter(({ isInBar }) => isInBar === true)
    .map((action) => ({ ...action, label: t(`action.${action.key}`), onPress: () => start(action) }));
  const Opened = offered.find(({ key }) => key === opened)?.Dialog;
  const dialog = (
    <Suspense fallback={null}>
      {Opened !== undefined && (
        <Opened recipe={context.recipe} library={library} onClose={() => setOpened(null)} />
      )}
    </Suspense>
  );
  return { entries, buttons, dialog, open: setOpened };
}

/** What the bars need to know of the actions. */
export type RecipeActions = ReturnType<typeof useRecipeActions>;
