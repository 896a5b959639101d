import type { RecipeSummary } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { IconBookmark as IconBook } from '../../../../ui/icons/bookmark.ts';
import { IconCalendarPlus as IconCalendar } from '../../../../ui/icons/calendar-plus.ts';
import { IconShoppingCartPlus as IconCart } from '../../../../ui/icons/shopping-cart-plus.ts';
import { IconTags } from '../../../../ui/icons/tags.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { DeleteDialog, OrganizeDialog } from '../../../catalog/data-management/index.ts';
import { maxPlannedTogether, PlanRecipesDialog } from '../../../meal-plans/entries/index.ts';
import { AddToListDialog, type RecipeToBuy } from '../../../shopping/index.ts';
import { AddToCookbookDialog } from '../../hand-picked/index.ts';
import { type Library, recipeQuery } from '../../index.ts';

type Opened =
  | { readonly kind: 'cookbook' | 'tag' | 'plan' | 'delete' }
  | { readonly kind: 'list'; readonly recipes: readonly RecipeToBuy[] };

/** Actions on several recipes: the entries of a menu, and the dialog that one of them opened. */
export function useSelectActions(
  recipes: readonly RecipeSummary[],
  library: Library,
): { entries: MenuEntry[]; dialog: ReactNode } {
  const { t } = useTranslation('selecting');
  const [opened, setOpened] = useState<Opened | null>(null);
  const fetchToBuy = useRecipesToBuy(library);
  const open = (kind: 'cookbook' | 'tag' | 'plan' | 'delete') => () => setOpened({ kind });
  const isFew = (limit: number, refusal: 'listTooMany' | 'planTooMany') => {
    if (recipes.length > limit) toast.info(t(refusal, { count: limit, number: formats.number(limit) }));
    return recipes.length <= limit;
  };
  const openList = async () => {
    if (!isFew(limits.shoppingRecipes, 'listTooMany')) return;
    const found = await fetchToBuy(recipes);
    if (found !== null) setOpened({ kind: 'list', recipes: found });
  };
  const openPlan = () => isFew(maxPlannedTogether, 'planTooMany') && setOpened({ kind: 'plan' });
  const entries: MenuEntry[] = [
    {
      key: 'cookbook',
      label: t('cookbook'),
      icon: <IconBook size={18} aria-hidden />,
      onSelect: open('cookbook'),
    },
    { key: 'tag', label: t('tag'), icon: <IconTags size={18} aria-hidden />, onSelect: open('tag') },
    {
      key: 'plan',
      label: t('plan'),
      icon: <IconCalendar size={18} aria-hidden />,
      onSelect: () => void openPlan(),
    },
    {
      key: 'list',
      label: t('list'),
      icon: <IconCart size={18} aria-hidden />,
      onSelect: () => void openList(),
    },
    {
      key: 'delete',
      label: t('delete'),
      icon: <IconTrash size={18} aria-hidden />,
      onSelect: open('delete'),
      isDangerous: true,
      startsGroup: true,
    },
  ];
  const dialog = opened !== null && (
    <Suspense fallback={null}>
      <SelectDialog opened={opened} recipes={recipes} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { entries, dialog };
}

function SelectDialog({
  opened,
  recipes,
  onClose,
}: {
  opened: Opened;
  recipes: readonly RecipeSummary[];
  onClose: () => void;
}) {
  switch (opened.kind) {
    case 'cookbook':
      return <AddToCookbookDialog recipes={recipes} onClose={onClose} />;
    case 'tag':
      return <OrganizeDialog kind="tags" chosen={recipes} items={recipes} onClose={onClose} />;
    case 'plan':
      return <PlanRecipesDialog recipes={recipes} onClose={onClose} />;
    case 'list':
      return <AddToListDialog recipes={opened.recipes} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog kind="recipes" path="/api/recipes" items={recipes} onClose={onClose} />;
  }
}

/** The recipes with their ingredients; null, with a word about it, if they cannot be loaded. */
function useRecipesToBuy(library: Library) {
  const { t } = useTranslation('selecting');
  const queries = useQueryClient();
  return async (recipes: readonly RecipeSummary[]): Promise<readonly RecipeToBuy[] | null> => {
    const read = async ({ slug }: RecipeSummary) => {
      const { data } = await queries.query({ ...recipeQuery(library, slug), retry: false });
      return { recipe: data, scale: 1 };
    };
    try {
      return await Promise.all(recipes.map(read));
    } catch {
      toast.error(t('listFailed'));
      return null;
    }
  };
}
