import type { ShoppingListSummary } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { useShoppingLists } from '../sync/index.ts';
import { shownLists } from '../lists/shown-lists.ts';
import { IngredientStep } from './ingredient-step.tsx';
import { ListStep } from './list-step.tsx';
import type { RecipeToBuy } from './recipes-to-buy.ts';
import { useInnerLines } from './use-inner-lines.ts';
import { useSubmit } from './use-submit.ts';

/** Properties of {@link AddToListDialog}. */
export interface AddToListProps {
  recipes: readonly RecipeToBuy[];
  onClose: () => void;
}

/**
 * Adds ingredients of recipes to a shopping list: selects the list, then the ingredients. Who has no list yet is not
 * asked: one is created with what is added.
 */
export function AddToListDialog({ recipes, onClose }: AddToListProps) {
  const { t } = useTranslation('shopping-lists');
  const { lists, isComplete, query, changes } = useShoppingLists();
  const [{ ownListsOnly }, change] = usePreference('shoppingList');
  const [isAsked, setAsked] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const self = useSelf();
  const wanted = useInnerLines(recipes);
  const shown = shownLists(lists ?? [], { userId: self?.id ?? '', ownOnly: ownListsOnly });
  const hasNone = isComplete && lists?.length === 0;
  const chosen: Target | undefined =
    lists?.find(({ id }) => id === chosenId) ?? chooseUnasked(isAsked, shown, hasNone);
  const name = chosen?.name ?? t(chosen?.id === null ? 'add.newName' : 'unnamed');
  const submit = useSubmit(wanted ?? []);
  if (chosen !== undefined && wanted === undefined) return null;
  if (chosen !== undefined && wanted !== undefined)
    return (
      <IngredientStep
        list={{ id: chosen.id, name }}
        recipes={wanted}
        onSubmit={async (ticked) => submit(chosen.id ?? (await changes.create(name)), ticked)}
        onBack={() => {
          setAsked(true);
          setChosenId(null);
        }}
        onClose={onClose}
      />
    );
  return (
    <ListStep
      lists={shown}
      query={query}
      showsAll={!ownListsOnly}
      onShowAll={(isOn) => {
        setAsked(true);
        change({ ownListsOnly: !isOn });
      }}
      onChoose={setChosenId}
      onCreate={async () => setChosenId(await changes.create(t('add.newName')))}
      onClose={onClose}
    />
  );
}

/** The list that gets the ingredients; without an id it is created with them. */
type Target = Pick<ShoppingListSummary, 'name'> & { readonly id: string | null };

/** The only list, or a new one where there is none: nobody is asked about it. */
function chooseUnasked(
  isAsked: boolean,
  shown: readonly ShoppingListSummary[],
  hasNone: boolean,
): Target | undefined {
  if (isAsked) return undefined;
  if (hasNone) return { id: null, name: null };
  return shown.length === 1 ? shown[0] : undefined;
}
