import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useAddRecipes, useShoppingLists } from '../sync/index.ts';
import { shownLists } from '../lists/shown-lists.ts';
import { IngredientStep } from './ingredient-step.tsx';
import { ListStep } from './list-step.tsx';
import { listAdditions, recipesToBuy, type RecipeToBuy } from './recipes-to-buy.ts';

/** Properties of {@link AddToListDialog}. */
export interface AddToListProps {
  recipes: readonly RecipeToBuy[];
  onClose: () => void;
}

/** Adds ingredients of recipes to a shopping list: selects the list, then the ingredients. */
export function AddToListDialog({ recipes, onClose }: AddToListProps) {
  const { t } = useTranslation('shopping-lists');
  const self = useSelf();
  const { lists, query, changes } = useShoppingLists();
  const [{ ownListsOnly }, change] = usePreference('shoppingList');
  const [isAsked, setAsked] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const add = useAddRecipes();
  const wanted = useMemo(() => recipesToBuy(recipes), [recipes]);
  const shown = shownLists(lists ?? [], { userId: self?.id ?? '', ownOnly: ownListsOnly });
  const only = !isAsked && shown.length === 1 ? shown[0] : undefined;
  const chosen = lists?.find(({ id }) => id === chosenId) ?? only;
  const submit = async (ticked: ReadonlySet<string>) => {
    if (chosen === undefined) return;
    const outcome = await add(chosen.id, listAdditions(wanted, ticked));
    if (outcome === 'accepted') toast.success(t('add.done'));
    else if (outcome === 'waiting') toast.info(t('add.kept'), { durationMs: 6000 });
    else toast.error(t('add.failed'), { durationMs: 6000 });
  };
  if (chosen !== undefined)
    return (
      <IngredientStep
        list={chosen}
        recipes={wanted}
        onSubmit={submit}
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
